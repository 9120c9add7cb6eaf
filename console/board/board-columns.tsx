import { useState } from 'react'
import type { TicketWire } from '#contract/staff.ts'
import { N } from '#ui/n.tsx'
import { useText } from '../i18n/use-text.ts'
import kitchenPicture from '../pictures/kitchen.webp'
import newPicture from '../pictures/new.webp'
import readyPicture from '../pictures/ready.webp'
import wayPicture from '../pictures/way.webp'
import styles from './board-columns.module.css'
import { columnIds, inColumns } from './columns.ts'
import type { ColumnId } from './columns.ts'
import { TicketCard } from './ticket-card.tsx'
import type { TicketCardProps } from './ticket-card.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

interface BoardColumnsProps extends Omit<TicketCardProps, 'ticket'> {
  readonly tickets: readonly TicketWire[]
  /** A search is on: an empty column means that nothing matches. */
  readonly searching: boolean
  /** New orders that wait while the pointer is down. */
  readonly queued: number
}

const pictures: Readonly<Record<ColumnId, string>> = {
  new: newPicture,
  kitchen: kitchenPicture,
  ready: readyPicture,
  way: wayPicture,
}

/** The four columns; on a tablet two of them side by side, on a phone one, chosen by tabs with counts. */
export function BoardColumns({ tickets, searching, queued, ...card }: BoardColumnsProps) {
  const t = useText()
  const columns = inColumns(tickets)
  const keepFocus = useKeptFocus(tickets)
  const [first, setFirst] = useState(0)
  return (
    <>
      <div className={styles.tabs} role="group" aria-label={t('board.columns')}>
        {columnIds.map((id, i) => (
          <button key={id} type="button" aria-pressed={first === i} onClick={() => setFirst(i)}>
            {t(`board.${id}`)}
            <N>{columns[id].length}</N>
          </button>
        ))}
      </div>
      <div className={styles.board} data-first={first}>
        {columnIds.map((id) => (
          <section key={id} className={`${styles.column} ${styles[id]}`} aria-labelledby={`column-${id}`}>
            <div className={styles.head}>
              <i className={styles.dot} aria-hidden />
              <h2 id={`column-${id}`}>{t(`board.${id}`)}</h2>
              <span className={styles.count}>
                <N>{columns[id].length}</N>
              </span>
              {id === 'new' && queued > 0 && (
                <span className={styles.queued} role="status">
                  {t('board.queued', { count: queued })}
                </span>
              )}
            </div>
            {columns[id].map((ticket) => (
              <div key={ticket.id} data-ticket={ticket.id} {...keepFocus(ticket.id)}>
                <TicketCard ticket={ticket} {...card} />
              </div>
            ))}
            {columns[id].length === 0 && (
              <p className={styles.empty}>
                <img src={pictures[id]} alt="" width={48} height={48} />
                {t(searching ? 'board.none-found' : `board.empty-${id}`)}
              </p>
            )}
          </section>
        ))}
      </div>
    </>
  )
}
