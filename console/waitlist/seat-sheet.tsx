import type { WaitingPartyWire } from '#contract/waitlist/waiting-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './queue-screen.module.css'
import type { Queue } from './use-queue.ts'

interface SeatSheetProps {
  readonly party: WaitingPartyWire
  readonly queue: Queue
  /** The branch has no tables in the product: seating is only noted. */
  readonly withoutTables: boolean
  readonly onClose: () => void
}

/** A reservation has it, or staff keep it free. */
const isReserved = ({ held, booked }: WaitingPartyWire['tables'][number]) => held !== null || booked !== null

/** Where a party could sit, the table that fits best first. */
export function SeatSheet({ party, queue, withoutTables, onClose: close }: SeatSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const { busy, act, refused } = queue
  const seat = async (table_id?: string) => {
    const body = { act: 'seat', version: party.version, ...(table_id && { table_id }) } as const
    if (await act(`seat ${table_id ?? ''}`, () => client.serveWaiting(party.id, body))) onClose()
  }
  const fits = party.tables.some(({ seats }) => seats >= party.guests_count)
  return (
    <Sheet
      title={t('queue.seat-title', { number: party.number })}
      closeWord={t('shell.close')}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>
          <bdi>{party.name}</bdi> · {t('queue.guests', { count: party.guests_count })}
        </p>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {!fits && !withoutTables && (
          <Note tone="info">
            {t('queue.no-table')} {party.tables.length > 0 && t('queue.join-tables')}
          </Note>
        )}
        {party.tables.map((table, i) => (
          <Button
            key={table.id}
            kind={i === 0 && !isReserved(table) ? 'p' : 's'}
            wide
            spread
            state={busy === `seat ${table.id}` ? 'busy' : 'idle'}
            onClick={() => void seat(table.id)}
          >
            <span>
              {t('queue.seat-at', { table: table.name })}{' '}
              {i === 0 && fits && !isReserved(table) && <Badge tone="paper">{t('queue.best')}</Badge>}
              {table.held && (
                <Badge tone="warn">
                  {t(table.held === 'blocked' ? 'tables.out-of-service' : 'tables.seated')}
                </Badge>
              )}
              {table.booked && <Badge tone="warn">{t('tables.booked', { time: table.booked })}</Badge>}
            </span>
            <span>{t('queue.seats', { count: table.seats })}</span>
          </Button>
        ))}
        {withoutTables && (
          <Button wide state={busy === 'seat ' ? 'busy' : 'idle'} onClick={() => void seat()}>
            {t('queue.without-table')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
