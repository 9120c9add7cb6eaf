import { CalendarOff, BellRing, CircleAlert, CircleCheck, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { OfflineStrip } from '../../live/offline-strip.tsx'
import { useClocked, useServerClock } from '../../live/use-server-clock.ts'
import { useAwake } from '../../live/use-awake.ts'
import { useSound } from '../../live/use-sound.ts'
import { useMember } from '../../shell/member.ts'
import { BoardColumns } from './board-columns.tsx'
import { BoardHead } from './board-head.tsx'
import styles from './board-screen.module.css'
import { BoardSheets, type OpenSheet } from './board-sheets.tsx'
import { queuedCount } from './board-state.ts'
import { countWaiting, splitReleased } from './scheduled.ts'
import { TableCalls } from './table-calls.tsx'
import type { TicketActs } from './ticket/ticket-card.tsx'
import { useBoard } from './use-board.ts'
import { useShown, type Shown } from './use-shown.ts'
import { useMoves, type Moves } from './use-moves.ts'
import { flushSync } from 'react-dom'
import { focusFirst } from './use-board-keys.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { orderTypes, type OrderType } from '#domain/core/order-type.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { N } from '#ui/text/n.tsx'
import { typeIcons } from './type-icon.ts'

/** The live order board of a branch (design 11). */
export function BoardScreen({ first }: { readonly first: BoardWire }) {
  const t = useText()
  const { role } = useMember()
  const language = useLanguage()
  useAwake()
  const live = useBoard(first)
  const { state, tell, offline } = live
  const moves = useMoves(live)
  const clock = useServerClock(state.shown.rendered_at)
  const [sheet, setSheet] = useState<OpenSheet>()
  const { tickets } = state.shown
  // drawn anew when an order is released, not each second
  useClocked(clock, (now) => countWaiting(tickets, now))
  const { released, scheduled } = splitReleased(tickets, clock.now())
  const unanswered = released.filter((ticket) => ticket.may.includes('accept'))
  const here = released.filter((ticket) => ticket.may.includes('coming'))
  const { calls } = state.shown
  const sound = useSound(
    unanswered.length > 0 || here.length > 0 || calls.length > 0 || queuedCount(state) > 0,
  )
  const waiting = unanswered.length + here.length + calls.length
  const shown = useShown(released, [...unanswered, ...here])
  const acts = useTicketActs(moves, setSheet)
  return (
    <div className={styles.frame}>
      <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${t('board.title')}`}</title>
      <BoardHead
        board={state.shown}
        onAccepting={(accepting) => tell({ type: 'accepting', accepting })}
        sound={sound}
        query={shown.query}
        onQuery={shown.setQuery}
        onEnded={() => setSheet({ kind: 'ended' })}
        scheduled={scheduled.length}
        onScheduled={() => setSheet({ kind: 'scheduled' })}
      >
        <TypeFilter tickets={released} value={shown.type} onChange={shown.setType} />
        <HiddenOrders shown={shown} />
      </BoardHead>
      {state.shown.accepting && state.shown.closed && (
        <p className={styles.closed} role="status">
          <Icon of={CalendarOff} size="s" />
          {t('board.closed', { words: state.shown.closed })}
          {mayStaff(role, 'opening') && (
            <Link to={localPath(`/hours?branch=${state.shown.branch_id}`, language)}>{t('shell.hours')}</Link>
          )}
        </p>
      )}
      <p className="vh" role="status">
        {t('board.said', { count: unanswered.length })}
        {here.length > 0 && ` ${t('board.arrived-said', { count: here.length })}`}
        {calls.length > 0 && ` ${t('board.calls-said', { count: calls.length })}`}
      </p>
      <TableCalls branchId={state.shown.branch_id} calls={calls} clock={clock} onAnswered={live.refresh} />
      <main id="content" className={styles.main}>
        <BoardColumns
          tickets={shown.tickets}
          searching={shown.searching}
          column={shown.column}
          onColumn={shown.setColumn}
          queued={queuedCount(state)}
          clock={clock}
          moves={moves}
          acts={acts}
        />
      </main>
      <BoardSheets scheduled={scheduled} sheet={sheet} onSheet={setSheet} live={live} moves={moves} />
      <OfflineStrip offline={offline} sendsLater />
      <NoticeBar moves={moves} />
    </div>
  )
}

/** The same functions all the time, so that no card is drawn anew for them. */
function useTicketActs({ send }: Moves, onSheet: (sheet: OpenSheet) => void): TicketActs {
  return useMemo(() => {
    const openAs = (kind: 'cancel' | 'ticket') => (ticket: TicketWire) =>
      onSheet({ kind, ticketId: ticket.id })
    return { send, cancel: openAs('cancel'), open: openAs('ticket') }
  }, [send, onSheet])
}

/** What rings and is not shown, as the way to it: it ends the search and the choice of one way of ordering. */
function HiddenOrders({ shown: { hidden, showHidden } }: { readonly shown: Shown }) {
  const t = useText()
  if (hidden === 0) return null
  const show = () => {
    flushSync(showHidden)
    focusFirst()
  }
  return (
    <button type="button" className={styles.hidden} onClick={show}>
      <Icon of={BellRing} size="s" />
      {t('board.show-hidden', { count: hidden })}
    </button>
  )
}

/** What came of the last step: an offer to undo for five seconds, or why it was refused. */
function NoticeBar({ moves }: { readonly moves: Moves }) {
  const t = useText()
  const { notice, forget, send } = moves
  return (
    <div className={styles.place} role="status">
      {notice?.kind === 'undo' && (
        <div key={notice.ticket.version} className={styles.bar}>
          <Icon of={CircleCheck} />
          <span>{notice.text}</span>
          <button
            type="button"
            className={styles.undo}
            onClick={() => send({ ticket: notice.ticket, action: 'undo' })}
          >
            {t('told.undo')}
          </button>
          <i className={styles.drain} aria-hidden />
        </div>
      )}
      {notice?.kind === 'refused' && (
        <div className={`${styles.bar} ${styles.bad}`}>
          <Icon of={CircleAlert} />
          <span>{notice.text}</span>
          <IconButton icon={X} label={t('shell.close')} onClick={forget} />
        </div>
      )}
    </div>
  )
}

interface TypeFilterProps {
  readonly tickets: readonly TicketWire[]
  readonly value: OrderType | undefined
  readonly onChange: (type: OrderType | undefined) => void
}

/** Shows one way of ordering alone; only where the board has several, or one is chosen. */
function TypeFilter({ tickets, value, onChange }: TypeFilterProps) {
  const t = useText()
  const counts = Map.groupBy(tickets, (ticket) => ticket.type)
  const types = orderTypes.filter((type) => counts.has(type) || type === value)
  if (types.length < 2 && value === undefined) return null
  return (
    <section className={styles.types} aria-label={t('board.types')}>
      <Chip on={value === undefined} onClick={() => onChange(undefined)}>
        {t('board.all-types')}
      </Chip>
      {types.map((type) => (
        <Chip key={type} on={value === type} onClick={() => onChange(value === type ? undefined : type)}>
          <Icon of={typeIcons[type]} size="s" />
          {t(`type.${type}`)}
          <N>{counts.get(type)?.length ?? 0}</N>
        </Chip>
      ))}
    </section>
  )
}
