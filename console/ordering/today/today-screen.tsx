import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EInvoiceUnitsWire } from '#contract/einvoicing/einvoicing.ts'
import type { OpeningStepsWire } from '#contract/backoffice/opening-steps.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { WaitingRefundsWire } from '#contract/payments/refunds.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import type { SlotLoadWire } from '#contract/timing/timing.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { columnIds, inColumns } from '../board/columns.ts'
import { splitReleased } from '../board/scheduled.ts'
import { ticketTimer } from '../board/ticket/ticket-timer.ts'
import { useBoard } from '../board/use-board.ts'
import { useRefetch } from '../../live/use-refetch.ts'
import { useClocked, useServerClock } from '../../live/use-server-clock.ts'
import { LateInvoices } from '../../einvoicing/late-invoices.tsx'
import { useText } from '../../i18n/use-text.ts'
import { RefundsWaiting } from '../orders/refunds-waiting.tsx'
import { BarChart } from '../../reports/bar-chart.tsx'
import tiles from '../../reports/reports-screen.module.css'
import { BranchPicker } from '../../shell/nav/branch-picker.tsx'
import { Money } from '../../shell/money.tsx'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { lateOf } from './late-of.ts'
import { OpeningCard } from './opening-card.tsx'
import { SlotBars } from './slot-bars.tsx'
import styles from './today-screen.module.css'

interface TodayScreenProps {
  readonly first: BoardWire
  /** Sales of the last days; none for roles without reports. */
  readonly week: ReportWire | undefined
  /** Today's slots; none for roles without them. */
  readonly load: SlotLoadWire['slots']
  /** What is missing before opening; none for all but the owner. */
  readonly missing: OpeningStepsWire['steps']
  /** Refunds that wait for a person; none for roles that do not refund. */
  readonly refunds: WaitingRefundsWire['data']
  /** Branches at the tax authority; none for roles without it. */
  readonly units: EInvoiceUnitsWire['data']
}

/** The branch's day at a glance, live: what waits, what is late, what was sold, how full the slots are. */
export function TodayScreen({ first, missing, refunds, units, ...known }: TodayScreenProps) {
  const t = useText()
  const { state, offline } = useBoard(first)
  const clock = useServerClock(state.shown.rendered_at)
  const { tickets, today, accepting, closed } = state.shown
  // drawn anew when it says something else, not each second
  useClocked(clock, (at) => saidAt(tickets, at))
  const now = clock.now()
  const { released, scheduled } = splitReleased(tickets, now)
  const columns = inColumns(released)
  const late = lateOf(released, now)
  const { week, load } = useSums(known, first.branch_id, { sales: today.total, later: scheduled.length })
  return (
    <>
      <title>{t('today.title')}</title>
      <header className={head.head}>
        <h1>{t('today.title')}</h1>
        <BranchPicker branchId={state.shown.branch_id} />
        <Badge tone={accepting && !closed ? 'ok' : 'warn'}>
          {accepting ? closed || t('board.accepting') : t('board.paused')}
        </Badge>
        {offline && <Badge tone="err">{t('told.unreachable')}</Badge>}
      </header>
      <main id="content" className={page.page}>
        <OpeningCard first={missing} />
        <LateInvoices units={units} />
        <RefundsWaiting refunds={refunds} />
        <ul className={`${tiles.tiles} ${styles.tiles}`}>
          {columnIds.map((id) => (
            <Tile key={id} name={t(`board.${id}`)}>
              <N>{columns[id].length}</N>
            </Tile>
          ))}
          <Tile name={t('board.scheduled')}>
            <N>{scheduled.length}</N>
          </Tile>
          <Tile name={t('board.average')}>
            {today.average_minutes === null
              ? '–'
              : t('ticket.minutes', { count: Math.max(1, today.average_minutes) })}
          </Tile>
          <Tile name={t('today.sales')}>
            <Money amount={today.total} size="l" />
          </Tile>
        </ul>
        <Waiting title={t('today.late')} none={t('today.none-late')} tickets={late} now={now} />
        {scheduled.length > 0 && <Scheduled tickets={scheduled} />}
        {load.length > 0 && <SlotBars slots={load} />}
        {week && week.rows.length > 0 && (
          <section className={styles.week} aria-labelledby="today-week">
            <h2 id="today-week">{t('today.week')}</h2>
            <BarChart report={week} alone />
          </section>
        )}
      </main>
    </>
  )
}

/** What was sold and how full the slots are, asked anew when the board says that it is something else by now. */
function useSums(
  { week, load }: Pick<TodayScreenProps, 'week' | 'load'>,
  branchId: string,
  { sales, later }: { readonly sales: string; readonly later: number },
): Pick<TodayScreenProps, 'week' | 'load'> {
  const client = useClient()
  const askWeek = async () => week && client.getReport({ branch_id: branchId, by: 'day' })
  const askLoad = async () => (load.length > 0 ? (await client.getSlotLoad(branchId)).slots : load)
  return {
    week: useRefetch(week, askWeek, sales),
    load: useRefetch(load, askLoad, String(later)),
  }
}

/** The list ends here; the rest is a number. */
const mostLate = 20

/** All that the clock changes here: what is released, what is late, and by how many minutes. */
function saidAt(tickets: readonly TicketWire[], now: number): string {
  const { released, scheduled } = splitReleased(tickets, now)
  const late = lateOf(released, now).map((ticket) => {
    const { kind, seconds } = ticketTimer(ticket, now)
    return `${ticket.id} ${kind} ${Math.floor(seconds / 60)}`
  })
  return [scheduled.length, ...late].join(', ')
}

function Tile({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <span>{name}</span>
      <b>{children}</b>
    </li>
  )
}

interface WaitingProps {
  readonly title: string
  readonly none: string
  readonly tickets: readonly TicketWire[]
  readonly now: number
}

function Waiting({ title, none, tickets, now }: WaitingProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={page.card} aria-labelledby="today-late">
      <h2 id="today-late">
        {title}
        {tickets.length > 0 && (
          <>
            {' '}
            <Badge tone="warn">
              <N>{tickets.length}</N>
            </Badge>
          </>
        )}
      </h2>
      {tickets.length === 0 && <p className={page.small}>{none}</p>}
      <ul className={page.lines} hidden={tickets.length === 0}>
        {tickets.slice(0, mostLate).map((ticket) => {
          const { kind, seconds } = ticketTimer(ticket, now)
          return (
            <li key={ticket.id}>
              <Icon of={TriangleAlert} size="s" />
              <Link className={page.link} to={localPath(`/orders/${ticket.id}`, language)}>
                <N>#{ticket.number}</N>
              </Link>
              <Badge tone={kind === 'late' ? 'err' : 'warn'}>{t(`status.${ticket.status}`)}</Badge>
              <span className={page.grow}>
                <bdi>{ticket.contact_name}</bdi>
              </span>
              <span>
                {t(kind === 'late' ? 'today.over' : kind === 'left' ? 'today.left' : 'today.since', {
                  minutes: t('ticket.minutes', { count: Math.max(1, Math.floor(seconds / 60)) }),
                })}
              </span>
            </li>
          )
        })}
      </ul>
      {tickets.length > mostLate && (
        <Link className={page.link} to={localPath('/', language)}>
          {t('today.more', { count: tickets.length - mostLate })}
        </Link>
      )}
    </section>
  )
}

function Scheduled({ tickets }: { readonly tickets: readonly TicketWire[] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <section className={page.card} aria-labelledby="today-scheduled">
      <h2 id="today-scheduled">{t('today.next')}</h2>
      <ul className={page.lines}>
        {tickets.slice(0, 8).map((ticket) => (
          <li key={ticket.id}>
            <Link className={page.link} to={localPath(`/orders/${ticket.id}`, language)}>
              <N>#{ticket.number}</N>
            </Link>
            <span className={page.grow}>
              <bdi>{ticket.contact_name}</bdi>
            </span>
            <bdi>{ticket.slot?.words}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
