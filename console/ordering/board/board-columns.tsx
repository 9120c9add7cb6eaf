import type { TicketWire } from '#contract/backoffice/staff.ts'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { ServerClock } from '../../live/server-clock.ts'
import kitchenPicture from '../../pictures/kitchen.webp'
import newPicture from '../../pictures/new.webp'
import readyPicture from '../../pictures/ready.webp'
import wayPicture from '../../pictures/way.webp'
import styles from './board-columns.module.css'
import { columnIds, inColumns, type ColumnId } from './columns.ts'
import { TicketCard, type TicketActs } from './ticket/ticket-card.tsx'
import { useBoardKeys, cardsOf, focusStep } from './use-board-keys.ts'
import type { Moves } from './use-moves.ts'
import { useCallback, useEffect, useRef, type FocusEvent } from 'react'

interface BoardColumnsProps {
  readonly tickets: readonly TicketWire[]
  /** A search is on: an empty column means that nothing matches. */
  readonly searching: boolean
  /** The one that a phone shows; a tablet the one beside it too. */
  readonly column: ColumnId
  readonly onColumn: (column: ColumnId) => void
  /** New orders that wait while the pointer is down. */
  readonly queued: number
  readonly clock: ServerClock
  readonly moves: Pick<Moves, 'busy' | 'waiting'>
  readonly acts: TicketActs
}

const pictures: Readonly<Record<ColumnId, string>> = {
  new: newPicture,
  kitchen: kitchenPicture,
  ready: readyPicture,
  way: wayPicture,
}

/** The four columns; on a tablet two of them side by side, on a phone one, chosen by tabs with counts. */
export function BoardColumns(props: BoardColumnsProps) {
  const { tickets, searching, column, onColumn, queued, clock, moves, acts } = props
  const t = useText()
  const columns = inColumns(tickets)
  const keepFocus = useFocusRestore(tickets)
  const keys = useBoardKeys()
  return (
    <>
      <div className={styles.tabs} role="group" aria-label={t('board.columns')}>
        {columnIds.map((id) => (
          <button key={id} type="button" aria-pressed={column === id} onClick={() => onColumn(id)}>
            {t(`board.${id}`)}
            <N>{columns[id].length}</N>
          </button>
        ))}
      </div>
      {/* each of its steps is a button; keys are a further way between them */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.board}
        data-first={columnIds.indexOf(column)}
        onFocus={keepFocus}
        onKeyDown={keys}
      >
        {columnIds.map((id) => (
          <section key={id} className={`${styles.column} ${styles[id]}`} aria-labelledby={`column-${id}`}>
            <ColumnHead id={id} count={columns[id].length} queued={id === 'new' ? queued : 0} />
            {columns[id].map((ticket) => (
              <TicketCard
                key={ticket.id}
                ticket={ticket}
                clock={clock}
                busy={moves.busy.has(ticket.id)}
                waiting={moves.waiting.has(ticket.id)}
                acts={acts}
              />
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

interface ColumnHeadProps {
  readonly id: ColumnId
  readonly count: number
  readonly queued: number
}

function ColumnHead({ id, count, queued }: ColumnHeadProps) {
  const t = useText()
  return (
    <div className={styles.head}>
      {/* on a phone the pressed tab says it; what queues behind a finger is said here alone */}
      <i className={`${styles.dot} vh-phone`} aria-hidden />
      <h2 className="vh-phone" id={`column-${id}`}>
        {t(`board.${id}`)}
      </h2>
      <span className={`${styles.count} vh-phone`}>
        <N>{count}</N>
      </span>
      {queued > 0 && (
        <span className={styles.queued} role="status">
          {t('board.queued', { count: queued })}
        </span>
      )}
    </div>
  )
}

interface Focused {
  readonly id: string | undefined
  /** Cards to go on with when this one has left the board. */
  readonly next: readonly HTMLElement[]
  /** Who points needs the focus nowhere: nothing is scrolled for it. */
  readonly byKeys: boolean
}

/**
 * A step takes its card to the next column, and the button that was pressed is gone: the focus goes on to the card's
 * next step, or to the card that follows where it was the last step, so that a board can be worked by keyboard.
 * Returns what the board does when something in it is focused.
 */
function useFocusRestore(tickets: readonly TicketWire[]): (event: FocusEvent) => void {
  const last = useRef<Focused>(undefined)
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const { id, next, byKeys } = last.current
    const card = document.querySelector<HTMLElement>(`[data-ticket="${id}"]`)
    focusStep(card ?? next.find((one) => one.isConnected), byKeys)
  }, [tickets])
  return useCallback(({ target }: FocusEvent) => {
    const card = target.closest<HTMLElement>('[data-ticket]')
    if (!card) return
    const column = cardsOf(card)
    const place = column.indexOf(card)
    last.current = {
      id: card.dataset['ticket'],
      byKeys: target.matches(':focus-visible'),
      next: [...column.slice(place + 1), ...column.slice(0, place).toReversed()],
    }
  }, [])
}
