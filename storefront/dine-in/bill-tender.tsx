import { Gift } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { CodeField } from '../loyalty/coupon/code-field.tsx'
import { UsedCoupon } from '../loyalty/coupon/used-coupon.tsx'
import { useCustomer } from '../customers/use-customer.ts'
import { usePoints } from '../customers/use-points.ts'
import { Say } from '../i18n/say.tsx'
import { useTableText } from '../i18n/use-table-text.ts'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './bill-screen.module.css'
import { nameOf } from './table-name.ts'
import { useInside } from './use-table.tsx'

/** A coupon for the whole bill and one guest's points, as long as nobody pays of it. Rule "Coupon and points of a table". */
export function BillTender() {
  const t = useTableText()
  const { session, inside } = useInside()
  const { fixed, coupon, points_by } = inside.tender
  if (session.state !== 'open' || (fixed && !coupon && !points_by)) return null
  return (
    <section className={styles.card} aria-label={t('table.less')}>
      <h2>{t('table.less')}</h2>
      <Coupon />
      <Points />
      {fixed && <p className={styles.muted}>{t('table.less-fixed')}</p>}
    </section>
  )
}

function useTenderChange() {
  const client = useClient()
  const { session, refresh, act } = useInside()
  return {
    apply: (code: string) => client.chooseTableTender(session.id, { coupon: code }).then(refresh),
    takeOut: () => void act('tender', () => client.chooseTableTender(session.id, { coupon: null })),
    usePoints: (points: boolean) =>
      void act('tender', () => client.chooseTableTender(session.id, { points })),
  }
}

function Coupon() {
  const t = useText()
  const { inside } = useInside()
  const { apply, takeOut } = useTenderChange()
  const { coupon, fixed } = inside.tender
  const own = coupon !== null && coupon.code !== ''
  return (
    <>
      {coupon?.problem && <Note tone="warn">{coupon.problem}</Note>}
      {coupon && (
        <UsedCoupon
          name={coupon.name || coupon.code}
          off={inside.bill.coupon}
          onTakeOut={own && !fixed ? takeOut : undefined}
        />
      )}
      {!own && !fixed && (
        <CodeField
          words={{ code: t('coupon.code'), apply: t('coupon.apply'), failed: t('checkout.failed') }}
          onApply={apply}
        />
      )}
    </>
  )
}

/** One guest's points; the others see whose. */
function Points() {
  const t = useText()
  const tt = useTableText()
  const { inside } = useInside()
  const { customer, known, openSignIn } = useCustomer()
  const { usePoints: change } = useTenderChange()
  const { points_by, points_offered, fixed } = inside.tender
  const mine = inside.members.find((one) => one.mine)?.id
  const own = usePoints(points_offered && customer !== undefined)
  if (points_by !== null && (points_by !== mine || fixed))
    return (
      <p className={styles.muted}>
        {tt('table.points-of', { name: nameOf(inside.members, points_by, tt) })} <N>−{inside.bill.points}</N>
      </p>
    )
  if (!points_offered || fixed || !known) return null
  if (!customer)
    return (
      <Button kind="q" onClick={openSignIn}>
        <Icon of={Gift} />
        {tt('table.points-sign-in')}
      </Button>
    )
  if (!own) return null
  return (
    <ChoiceRow
      type="checkbox"
      toggle
      name="points"
      checked={points_by !== null}
      disabled={points_by === null && own.balance < Math.max(1, own.least)}
      onChange={change}
    >
      {t('pay.points')}
      <small className={styles.hint}>
        {points_by !== null ? (
          <Say
            k="pay.points-pay"
            count={inside.bill.points_used}
            holes={{
              count: <N>{inside.bill.points_used}</N>,
              sum: <Money amount={inside.bill.points} size="s" />,
            }}
          />
        ) : own.balance < own.least ? (
          <Say k="pay.points-from" count={own.least} holes={{ count: <N>{own.least}</N> }} />
        ) : (
          <Say k="bill.points" count={own.balance} holes={{ count: <N>{own.balance}</N> }} />
        )}
      </small>
    </ChoiceRow>
  )
}
