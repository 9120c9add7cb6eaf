import { Check } from 'lucide-react'
import { memo } from 'react'
import type { KitchenTicketWire } from '#contract/ordering/kitchen.ts'
import { makeTone } from '#domain/ordering/kitchen.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { CustomerNote } from '../board/ticket/customer-note.tsx'
import { NoteWords } from '../board/ticket/note-words.tsx'
import { typeIcons } from '../board/type-icon.ts'
import { useText } from '../../i18n/use-text.ts'
import type { ServerClock } from '../../live/server-clock.ts'
import { SinceClock } from '../../live/since-clock.tsx'
import { useClocked } from '../../live/use-server-clock.ts'
import { useRestingClock } from '../../live/use-resting-clock.ts'
import styles from './kitchen-ticket.module.css'

/** Names of stations by id. */
export type StationNames = ReadonlyMap<string, string>

interface KitchenTicketProps {
  readonly ticket: KitchenTicketWire
  readonly stations: StationNames
  readonly pass: boolean
  /** Its place, which is its key; none beyond the ninth. */
  readonly place: number
  readonly clock: ServerClock
  readonly busy: boolean
  readonly onBump: (ticket: KitchenTicketWire) => void
}

/** What one part of the kitchen makes of an order: how long it has been there, what it is, and one large press. */
export const KitchenTicket = memo(function KitchenTicket(props: KitchenTicketProps) {
  const { ticket, stations, pass, place, busy, onBump } = props
  const [clock, card] = useRestingClock<HTMLElement>(props.clock)
  const t = useText()
  const tone = useClocked(clock, (now) =>
    makeTone(ticket.make_minutes, Math.max(0, now - Date.parse(ticket.since))),
  )
  return (
    <article
      ref={card}
      className={styles.card}
      data-tone={tone}
      aria-label={t('detail.title', { number: ticket.number })}
    >
      <header className={styles.head}>
        <h2>
          <N>{ticket.number}</N>
        </h2>
        <span className={styles.kind}>
          <Icon of={typeIcons[ticket.type]} size="s" />
          {ticket.table ? t('kitchen.table', { name: ticket.table }) : t(`type.${ticket.type}`)}
        </span>
        <span className={styles.clock} data-tone={tone}>
          <N>
            <SinceClock from={ticket.since} clock={clock} />
          </N>
        </span>
      </header>
      <p className={styles.facts}>
        <span>
          {t('kitchen.takes', { count: ticket.make_minutes })}
          {ticket.promised_time && (
            <>
              {' · '}
              <bdi>{t('kitchen.promised', { time: ticket.promised_time })}</bdi>
            </>
          )}
        </span>
        {ticket.moved_from && <Badge tone="warn">{t('kitchen.moved', { name: ticket.moved_from })}</Badge>}
        {ticket.recalled && <Badge tone="warn">{t('kitchen.recalled')}</Badge>}
        {pass && ticket.made && <Badge tone="ok">{t('kitchen.all-made')}</Badge>}
      </p>
      <Lines ticket={ticket} stations={stations} pass={pass} />
      {ticket.notes && <CustomerNote note={ticket.notes} />}
      <Button size="lg" wide state={busy ? 'busy' : 'idle'} onClick={() => onBump(ticket)}>
        <Icon of={Check} />
        {t(pass ? 'kitchen.ready' : 'kitchen.bump')}
        {place <= 9 && (
          <kbd className={styles.key} aria-hidden>
            {place}
          </kbd>
        )}
      </Button>
    </article>
  )
})

function Lines({ ticket, stations, pass }: Pick<KitchenTicketProps, 'ticket' | 'stations' | 'pass'>) {
  const t = useText()
  return (
    <ul className={styles.lines}>
      {ticket.lines.map((line) => (
        <li key={line.line_id} data-made={pass && line.made}>
          <b>
            <N>{line.quantity}</N>×
          </b>
          <span>
            <bdi>{line.name}</bdi>
            {line.options.map((option, i) => (
              <small key={i}>
                <bdi>{option.name}</bdi>
                {option.quantity > 1 && <N> ×{option.quantity}</N>}
              </small>
            ))}
            {line.note && (
              <small className={styles.note} dir="auto">
                <NoteWords note={line.note} />
              </small>
            )}
            {pass && line.station_id && (
              <small className={styles.station}>
                <bdi>{stations.get(line.station_id)}</bdi>
                {line.made && (
                  <>
                    {' · '}
                    {t('kitchen.station-made')}
                  </>
                )}
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
