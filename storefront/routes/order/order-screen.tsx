import { ChevronLeft, MapPinned } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import type { DriverPlaceWire } from '#contract/delivery/driver.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { Icon } from '#ui/icon.tsx'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Note } from '#ui/note.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useLiveOrder } from '../../live/use-live-order.ts'
import { CalendarLink } from '../../shell/share/calendar-link.tsx'
import { ShareButton } from '../../shell/share/share-button.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { AddressCard } from '../../ordering/order/address-card.tsx'
import { ArrivalCard } from '../../ordering/order/arrival-card.tsx'
import { BranchCard } from '../../ordering/order/branch-card.tsx'
import { CancelCard } from '../../ordering/order/cancel-card.tsx'
import { DriverCard } from '../../ordering/order/driver-card.tsx'
import { CarCard } from '../../ordering/order/car-card.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderAgain, OrderEnd } from './order-end.tsx'
import { OrderHead } from './order-head.tsx'
import styles from './order-screen.module.css'
import { EditNote } from '../../ordering/order/edit-note.tsx'
import { PromiseNote } from '../../ordering/order/promise-note.tsx'
import { RefundNote } from '../../ordering/order/refund-note.tsx'
import { RatingOfOrder } from '../../ratings/rating-of-order.tsx'
import { Timeline } from '../../ordering/order/timeline.tsx'
import { useDriver } from './use-driver.ts'
import { UnpaidCard } from '../../ordering/order/unpaid-card.tsx'
import { useCompanyText } from '../../i18n/use-company-text.ts'
import { buttonClass } from '#ui/button-class.ts'
import { hasEnded } from './order-progress.ts'
import { isUnderWay } from '../../customers/is-under-way.ts'
import { orderHere } from '../../customers/order-here.ts'

interface OrderScreenProps {
  readonly initial: OrderWire
  readonly origin: string
  /** What stands above all else, and the map beside the branch: of the tracking page alone. */
  readonly top?: (order: OrderWire) => ReactNode
  readonly map?: (order: OrderWire, driver: DriverPlaceWire | undefined) => ReactNode
}

/** An order and how it goes on, live (design 7). */
export function OrderScreen({ initial, origin, top, map }: OrderScreenProps) {
  const t = useText()
  const { order, staleMinutes, take } = useLiveOrder(initial)
  const driver = useDriver(order)
  useKeepHere(order)
  const unpaid = order.status === 'callcenter_pending'
  return (
    <div className={styles.page}>
      <PageHead title={t('order.title')} hidden />
      <TopBar
        title={t('order.title')}
        start={
          <LocalLink to="/menu" className={iconButtonClass()} aria-label={t('order.back')}>
            <Icon of={ChevronLeft} size="l" flip />
          </LocalLink>
        }
        end={
          <ShareButton
            path={`/o/${order.id}`}
            origin={origin}
            title={t('order.title')}
            label={t('order.share')}
          />
        }
      />
      <main id="content" className={styles.main}>
        <div className={styles.column}>
          <StatusSentence order={order} />
          {staleMinutes !== undefined && <Note tone="warn">{t('order.stale', { count: staleMinutes })}</Note>}
          {top?.(order)}
          <PromiseNote order={order} />
          <EditNote order={order} />
          <OrderHead order={order} />
          <ArrivalCard order={order} onOrder={take} />
          <CalendarLink order={order} />
          <DriverCard order={order} driver={driver} />
          <OrderEnd order={order} />
          <RefundNote order={order} />
          <CompanyNote order={order} />
          {unpaid ? <UnpaidCard order={order} /> : <Timeline order={order} />}
          <RatingOfOrder order={order} />
          <CancelCard order={order} onOrder={take} />
          <OrderAgain order={order} />
        </div>
        <div className={styles.column}>
          {map ? map(order, driver) : <FollowLink order={order} />}
          <CarCard order={order} />
          <BranchCard branch={order.branch} />
          <AddressCard address={order.address} />
          <OrderCard order={order} />
        </div>
      </main>
    </div>
  )
}

/** The order waits for its company: nothing is made before it is approved. Spec 4 b2b_pending. */
function CompanyNote({ order }: { readonly order: OrderWire }) {
  const t = useCompanyText()
  if (order.status !== 'b2b_pending') return null
  return <Note tone="info">{t('company.waits')}</Note>
}

/** One sentence for screen readers, said politely when the order moves. */
function StatusSentence({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const promised = order.status === 'accepted' && order.promised_time !== ''
  const words = { status: order.shown.label, time: order.promised_time }
  const unpaid = order.status === 'callcenter_pending'
  return (
    <p role="status" className="vh">
      {unpaid
        ? t('order.status-unpaid')
        : t(promised ? 'order.status-sentence-ready' : 'order.status-sentence', words)}
    </p>
  )
}

/** The way to the tracking page with its map, for the one who ordered, while there is something to follow. */
function FollowLink({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const over = hasEnded(order) || order.timeline.at(-1)?.done === true
  if (!order.mine || over || order.status === 'callcenter_pending' || order.type === 'dinein') return null
  return (
    <LocalLink to={`/order/${order.id}/tracking`} className={buttonClass({ kind: 's', wide: true })}>
      <Icon of={MapPinned} />
      {t('order.follow')}
    </LocalLink>
  )
}

/** Takes an order that is shown; keeps it as this browser's while it is under way, and no longer. */
function useKeepHere(order: OrderWire): void {
  const { id, mine } = order
  const underWay = isUnderWay(order)
  useEffect(() => {
    if (underWay) orderHere.keep(id)
    else if (mine) orderHere.forget(id)
  }, [id, mine, underWay])
}
