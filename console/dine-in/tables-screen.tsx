import { Pencil, Printer, Volume2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import type { TableDeskWire } from '#contract/dine-in/table-desk.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { OfflineStrip } from '../live/offline-strip.tsx'
import { useSound } from '../live/use-sound.ts'
import { useText } from '../i18n/use-text.ts'
import { BranchPicker } from '../shell/nav/branch-picker.tsx'
import { Money } from '../shell/money.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { RenewCodesSheet } from './renew-codes-sheet.tsx'
import { TableSheets } from './table-sheets.tsx'
import { leftOf, sessionOf, wantsOf, type TableOfDesk } from './table-state.ts'
import styles from './tables-screen.module.css'
import { useTables } from './use-tables.ts'

/** The tables of a branch by area: who sits there and what they want; it rings until that is answered. */
export function TablesScreen({
  branchId,
  first,
}: {
  readonly branchId: string
  readonly first: TableDeskWire
}) {
  const t = useText()
  const tables = useTables(branchId, first)
  const { desk, refused } = tables
  const [open, setOpen] = useState<string>()
  const [planning, setPlanning] = useState(false)
  const [renewing, setRenewing] = useState<{ readonly tableId?: string }>()
  const all = desk.areas.flatMap((area) => area.tables)
  const sessions = all.flatMap((table) => table.sessions)
  const sound = useSound(sessions.some((session) => wantsOf(session).length > 0))
  const hostOf = ({ joined_to: id }: TableOfDesk) =>
    id === null ? undefined : all.find((table) => table.sessions.some((session) => session.id === id))
  const shown = all.find((table) => table.id === open)
  /** What was refused at one table is not said at the next. */
  const show = (tableId: string | undefined) => {
    tables.forget()
    setOpen(tableId)
  }
  return (
    <>
      <title>{t('tables.title')}</title>
      <Head
        desk={desk}
        sound={sound}
        onPlan={() => {
          tables.forget()
          setPlanning(true)
        }}
      />
      <main id="content" className={styles.page}>
        {!desk.dinein && <Note tone="warn">{t('tables.off')}</Note>}
        {refused && !shown && !planning && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {all.length === 0 && <p className={styles.none}>{t('tables.none')}</p>}
        <Areas desk={desk} hostOf={hostOf} onOpen={show} />
      </main>
      <OfflineStrip offline={tables.offline} />
      {shown && !renewing && (
        <TableSheets
          table={shown}
          tables={tables}
          onOpen={show}
          onRenew={() => {
            tables.forget()
            setRenewing({ tableId: shown.id })
          }}
        />
      )}
      {planning && (
        <PlanSheet
          tables={tables}
          onClose={() => setPlanning(false)}
          onRenew={() => {
            tables.forget()
            setPlanning(false)
            setRenewing({})
          }}
        />
      )}
      {renewing && (
        <RenewCodesSheet
          table={all.find((table) => table.id === renewing.tableId)}
          tables={tables}
          onClose={() => setRenewing(undefined)}
        />
      )}
    </>
  )
}

interface AreasProps {
  readonly desk: TableDeskWire
  readonly hostOf: (table: TableOfDesk) => TableOfDesk | undefined
  readonly onOpen: (tableId: string) => void
}

function Areas({ desk, hostOf, onOpen }: AreasProps) {
  return (
    <>
      {desk.areas.map((area) => (
        <section key={area.id} aria-labelledby={`area-${area.id}`}>
          <h2 id={`area-${area.id}`}>{area.name}</h2>
          <ul className={styles.grid}>
            {area.tables.map((table) => (
              <li key={table.id}>
                <TableCard
                  table={table}
                  host={hostOf(table)}
                  onOpen={() => onOpen((hostOf(table) ?? table).id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface HeadProps {
  readonly desk: TableDeskWire
  readonly sound: ReturnType<typeof useSound>
  readonly onPlan: () => void
}

/** Which branch, the sound, its codes to print, and its plan. */
function Head({ desk, sound, onPlan }: HeadProps) {
  const t = useText()
  return (
    <header className={styles.head}>
      <h1>{t('tables.title')}</h1>
      <BranchPicker branchId={desk.branch_id} />
      <span className={styles.end}>
        <Button kind="q" data-sound onClick={sound.toggle}>
          <Icon of={sound.on ? Volume2 : VolumeX} size="s" />
          {t(sound.on ? 'tables.sound-off' : 'tables.sound-on')}
        </Button>
        {desk.areas.some((area) => area.tables.length > 0) && (
          <a
            className={buttonClass({ kind: 'q' })}
            href={`/api/v1/staff/table-sheet?branch_id=${desk.branch_id}`}
            target="_blank"
            rel="noreferrer"
          >
            <Icon of={Printer} size="s" />
            {t('tables.sheet')}
          </a>
        )}
        {desk.may.includes('table_plan') && (
          <Button kind="q" onClick={onPlan}>
            <Icon of={Pencil} size="s" />
            {t('tables.plan')}
          </Button>
        )}
      </span>
    </header>
  )
}

interface TableCardProps {
  readonly table: TableOfDesk
  /** The table whose guests have this one too. */
  readonly host: TableOfDesk | undefined
  readonly onOpen: () => void
}

function TableCard({ table, host, onOpen }: TableCardProps) {
  const t = useText()
  const session = sessionOf(table)
  const wants = session ? wantsOf(session) : []
  return (
    <button
      type="button"
      className={styles.table}
      data-state={wants.length > 0 ? 'wants' : host ? 'joined' : (session?.state ?? 'free')}
      onClick={onOpen}
    >
      <span className={styles.line}>
        <strong>
          <bdi>{table.name}</bdi>
        </strong>
        {session && Number(leftOf(session)) > 0 && <Money amount={leftOf(session)} />}
      </span>
      <span className={styles.line}>
        <small>
          {session ? t('tables.guests', { count: session.party }) : t('tables.seats', { count: table.seats })}
        </small>
        {session && <bdi>{session.since_time}</bdi>}
      </span>
      <span className={styles.badges}>
        {wants.map((want) => (
          <Badge key={want} tone="warn">
            {t(`tables.${want}`)}
          </Badge>
        ))}
        {host && <Badge tone="info">{t('tables.with', { name: host.name })}</Badge>}
        {wants.length === 0 && !host && (
          <Badge tone={session ? (session.state === 'paid' ? 'ok' : 'info') : 'plain'}>
            {t(wordOf(table))}
          </Badge>
        )}
        {!session && !host && table.booked && (
          <Badge tone={table.booked.soon ? 'warn' : 'plain'}>
            {t('tables.booked', { time: table.booked.time })}
          </Badge>
        )}
      </span>
    </button>
  )
}

function wordOf(table: TableOfDesk) {
  const session = sessionOf(table)
  if (session) return session.state === 'paid' ? 'tables.paid' : 'tables.seated'
  if (table.held === 'blocked') return 'tables.out-of-service'
  return table.held === 'seated' ? 'tables.seated' : 'tables.free'
}
