import { Navigation, Phone } from 'lucide-react'
import type { RunOrderWire } from '#contract/delivery/driver.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { AddressWords } from '../../delivery/address-words.tsx'
import { useDriverText } from '../../i18n/use-driver-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from './driver-page.module.css'

interface RunOrderCardProps {
  readonly order: RunOrderWire
  readonly busy: boolean
  readonly onStep: (action: 'picked_up' | 'delivered') => void
}

/** The step that comes next. */
const actions: Readonly<Record<RunOrderWire['status'], 'picked_up' | 'delivered' | undefined>> = {
  callcenter_pending: undefined,
  b2b_pending: undefined,
  created: undefined,
  accepted: undefined,
  ready: 'picked_up',
  outdelivery: 'delivered',
  delivered: undefined,
  canceled: undefined,
  missed: undefined,
  b2b_canceled: undefined,
  partially_refunded: undefined,
  refunded: undefined,
}

/** One order of the run: where to, whom to call, what to collect, and the step that comes next. */
export function RunOrderCard({ order, busy, onStep }: RunOrderCardProps) {
  const t = useDriverText()
  const { number, status, open, address, notes, contact_name, contact_mobile } = order
  const action = actions[status]
  const heading = `run-${order.id}`
  return (
    <article className={styles.card} data-open={open} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{t('driver.order', { number })}</h2>
        {open && contact_name && <bdi className={styles.who}>{contact_name}</bdi>}
        {!open && (
          <Badge tone={status === 'delivered' ? 'ok' : 'plain'}>
            {t(status === 'delivered' ? 'driver.done' : 'driver.canceled')}
          </Badge>
        )}
      </header>
      {address && (
        <p className={styles.address}>
          <AddressWords address={address} />
          {address.description && <Typed>{address.description}</Typed>}
        </p>
      )}
      {notes && (
        <Note tone="warn">
          <Typed className={styles.notes}>{notes}</Typed>
        </Note>
      )}
      {open && <Facts order={order} />}
      {open && (
        <div className={styles.ways}>
          {contact_mobile && (
            <a
              className={buttonClass({ kind: 's' })}
              href={`tel:${contact_mobile}`}
              aria-label={t('driver.call-of', { name: contact_name })}
            >
              <Icon of={Phone} />
              {t('driver.call')}
            </a>
          )}
          {address?.latitude != null && (
            <a
              className={buttonClass({ kind: 's' })}
              href={`https://www.google.com/maps/dir/?api=1&destination=${address.latitude},${address.longitude}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon of={Navigation} />
              {t('driver.navigate')}
            </a>
          )}
        </div>
      )}
      {action && (
        <Button size="lg" wide state={busy ? 'busy' : 'idle'} onClick={() => onStep(action)}>
          {t(action === 'picked_up' ? 'driver.pick-up' : 'driver.hand-over')}
        </Button>
      )}
      {open && !action && <p className={styles.hint}>{t('driver.not-ready')}</p>}
    </article>
  )
}

function Facts({ order: { count, promised_time, to_collect } }: Pick<RunOrderCardProps, 'order'>) {
  const t = useDriverText()
  return (
    <p className={styles.facts}>
      <span>{t('driver.items', { count })}</span>
      {promised_time && <span>{t('driver.promised', { time: promised_time })}</span>}
      {Number(to_collect) > 0 ? (
        <span className={styles.collect}>
          {t('driver.collect')} <Money amount={to_collect} size="s" />
        </span>
      ) : (
        <span>{t('driver.paid')}</span>
      )}
    </p>
  )
}
