import { CalendarOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#ui/text/local-path.ts'
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
import { BoardSheets } from './board-sheets.tsx'
import type { OpenSheet } from './board-sheets.tsx'
import { queuedCount } from './board-state.ts'
import { HiddenOrders } from './hidden-orders.tsx'
import { countWaiting, splitReleased } from './scheduled.ts'
import { TableCalls } from './table-calls.tsx'
import type { TicketActs } from './ticket/ticket-card.tsx'
import { TypeFilter } from './type-filter.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { useBoard } from './use-board.ts'
import { useShown } from './use-shown.ts'
import { useMoves } from './use-moves.ts'
import type { Moves } from './use-moves.ts'

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
