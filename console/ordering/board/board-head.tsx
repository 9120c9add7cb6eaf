import { CalendarClock, ListChecks, Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { BoardWire } from '#contract/ordering/board.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import { SoldOutButton } from '../../menu/stock/sold-out-button.tsx'
import { SoundButton } from '../../live/sound-button.tsx'
import { BranchPicker } from '../../shell/nav/branch-picker.tsx'
import { useMember } from '../../shell/member.ts'
import { Money } from '../../shell/money.tsx'
import styles from './board-head.module.css'
import { focusFirst } from './use-board-keys.ts'
import { usePatientClient } from '../../live/use-patient-client.ts'
import { whyNot } from '../../live/why-not.ts'

interface BoardHeadProps {
  readonly board: BoardWire
  readonly onAccepting: (accepting: boolean) => void
  readonly sound: { readonly on: boolean; readonly toggle: () => void }
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onEnded: () => void
  /** Orders for later that wait for their release. */
  readonly scheduled: number
  readonly onScheduled: () => void
  /** What is shown of all orders. */
  readonly children: ReactNode
}

/**
 * Where, whether orders come in, the day in numbers, search, ended orders, sound, ways of ordering. On a phone all but the
 * first two is one row that scrolls: five rows stood before the first order.
 */
export function BoardHead(props: BoardHeadProps) {
  const { board, onAccepting, sound, query, onQuery, children } = props
  const t = useText()
  return (
    <header className={styles.head}>
      {/* on a phone the bar of rooms says it */}
      <h1 className="vh-phone">{t('board.title')}</h1>
      <BranchPicker branchId={board.branch_id} />
      <AcceptingSwitch
        branchId={board.branch_id}
        accepting={board.accepting}
        resting={board.closed !== ''}
        onChanged={onAccepting}
      />
      <div className={styles.more}>
        <Day board={board} />
        <label className={styles.search}>
          <Icon of={Search} size="s" />
          <span className="vh">{t('board.search')}</span>
          <input
            type="search"
            value={query}
            placeholder={t('board.find')}
            aria-keyshortcuts="/"
            onChange={(event) => onQuery(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // else the same press would go on to the button that gets the focus
              event.preventDefault()
              focusFirst()
            }}
          />
          <kbd aria-hidden>/</kbd>
        </label>
        <Lists {...props} />
        <SoundButton sound={sound} />
        <div className={styles.filters}>{children}</div>
      </div>
    </header>
  )
}

function Lists({ board, scheduled, onScheduled, onEnded }: BoardHeadProps) {
  const t = useText()
  return (
    <span className={styles.lists}>
      <SoldOutButton branchId={board.branch_id} />
      <Button kind="q" onClick={onScheduled}>
        <Icon of={CalendarClock} size="s" />
        {t('board.scheduled')}
        {scheduled > 0 && <N>{scheduled}</N>}
      </Button>
      <Button kind="q" onClick={onEnded}>
        <Icon of={ListChecks} size="s" />
        {t('board.ended')}
        {board.ended.length > 0 && <N>{board.ended.length}</N>}
      </Button>
    </span>
  )
}

function Day({ board }: { readonly board: BoardWire }) {
  const t = useText()
  const { role } = useMember()
  const { open, average_minutes, total } = board.today
  return (
    <dl className={styles.day}>
      <div data-open>
        <dt>{t('board.open')}</dt>
        <dd>
          <N>{open}</N>
        </dd>
      </div>
      {average_minutes !== null && (
        <div>
          <dt>{t('board.average')}</dt>
          <dd>{t('ticket.minutes', { count: Math.max(1, average_minutes) })}</dd>
        </div>
      )}
      {mayStaff(role, 'see_money') && (
        <div>
          <dt>{t('board.today')}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
      )}
    </dl>
  )
}

interface AcceptingSwitchProps {
  readonly branchId: string
  readonly accepting: boolean
  /** It would, but is closed or pauses now. */
  readonly resting: boolean
  readonly onChanged: (accepting: boolean) => void
}

/** Whether the branch takes new orders. Who may not switch it sees how it stands. */
function AcceptingSwitch({ branchId, accepting, resting, onChanged }: AcceptingSwitchProps) {
  const t = useText()
  const client = usePatientClient()
  const { role } = useMember()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const words = t(accepting ? 'board.accepting' : 'board.paused')
  const look = `${styles.switch} ${accepting ? styles.on : styles.off} ${resting ? styles.resting : ''}`
  if (!mayStaff(role, 'pause')) return <span className={look}>{words}</span>
  const change = () => {
    if (busy) return
    setBusy(true)
    setRefused(undefined)
    client
      .setAccepting(branchId, { accepting: !accepting })
      .then((after) => onChanged(after.accepting))
      // who believes to have stopped the branch would be surprised by the next order
      .catch((error: unknown) => setRefused(whyNot(error, t)))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <button
        type="button"
        className={look}
        role="switch"
        aria-checked={accepting}
        aria-busy={busy || undefined}
        onClick={change}
      >
        {words}
        <span className={styles.knob} aria-hidden />
      </button>
      {refused && (
        <span role="alert" className={styles.refused}>
          {refused}
        </span>
      )}
    </>
  )
}
