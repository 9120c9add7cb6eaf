import { Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FloorPlanWire } from '#contract/reservations/reservation-rules.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Note } from '#ui/note.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { RefusedNote } from '../../shell/draft/overtaken-note.tsx'
import { FloorPlan } from './floor-plan.tsx'
import styles from './floor-screen.module.css'
import { combined, isCombined, withTable, type Combination, type FloorTable } from './floor-state.ts'
import { FloorTableForm } from './floor-table-form.tsx'
import { ReservationsFrame, type ReservationsPart } from '../reservations-frame.tsx'
import { SaveBar } from '../save-bar.tsx'
import { useFloor } from '../use-floor.ts'

interface FloorScreenProps {
  readonly first: FloorPlanWire
  readonly shown: readonly ReservationsPart[]
}

/** Where the tables stand, for how many they are, and which are put together for larger parties. */
export function FloorScreen({ first, shown }: FloorScreenProps) {
  const t = useText()
  const language = useLanguage()
  const floor = useFloor(first)
  const { draft, change, notice, dirty, busy, save, discard } = floor
  const [areaId, setAreaId] = useState(draft.areas[0]?.id)
  const [chosen, setChosen] = useState<string>()
  const area = draft.areas.find((one) => one.id === areaId) ?? draft.areas[0]
  const table = area?.tables.find((one) => one.id === chosen)
  return (
    <ReservationsFrame
      part="floor"
      shown={shown}
      branchId={first.branch_id}
      acts={
        <Link className={buttonClass({ kind: 'q' })} to={localPath('/tables', language)}>
          {t('res.edit-tables')}
        </Link>
      }
    >
      {notice?.tone === 'ok' ? (
        <Note tone="ok">{notice.words}</Note>
      ) : (
        <RefusedNote form={{ ...floor, refused: notice?.words }} />
      )}
      {!area ? (
        <p>{t('res.no-tables')}</p>
      ) : (
        <>
          <div className={styles.chips} role="group" aria-label={t('res.area')}>
            {draft.areas.map((one) => (
              <Chip key={one.id} on={one === area} onClick={() => setAreaId(one.id)}>
                <bdi>{one.name}</bdi>
              </Chip>
            ))}
          </div>
          <div className={styles.columns}>
            <FloorPlan
              name={area.name}
              tables={area.tables}
              chosen={chosen}
              onChoose={setChosen}
              onMove={(id, spot) => change(withTable(draft, id, { spot }))}
            />
            <div className={styles.side}>
              {table ? (
                <FloorTableForm
                  key={table.id}
                  table={table}
                  at={area.tables.indexOf(table)}
                  onChange={(more) => change(withTable(draft, table.id, more))}
                />
              ) : (
                <p className={styles.muted}>{t('res.floor-hint')}</p>
              )}
              <Combinations
                // what is picked is of the section that is looked at
                key={area.id}
                tables={area.tables}
                all={draft.areas.flatMap((one) => one.tables)}
                combinations={draft.combinations}
                onChange={(combinations) => change({ ...draft, combinations })}
              />
            </div>
          </div>
        </>
      )}
      <SaveBar dirty={dirty} busy={busy} onSave={() => void save()} onDiscard={discard} />
    </ReservationsFrame>
  )
}

interface CombinationsProps {
  /** Of the section that is looked at. */
  readonly tables: readonly FloorTable[]
  readonly all: readonly FloorTable[]
  readonly combinations: readonly Combination[]
  readonly onChange: (combinations: Combination[]) => void
}

/** Tables that can be put together, and for how many. */
function Combinations({ tables, all, combinations, onChange }: CombinationsProps) {
  const t = useText()
  const [picked, setPicked] = useState<readonly string[]>([])
  const toggle = (id: string) =>
    setPicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  const set = (at: number, more: Partial<Combination>) =>
    onChange(combinations.map((one, i) => (i === at ? { ...one, ...more } : one)))
  const names = ({ table_ids }: Combination) =>
    table_ids.map((id) => all.find((one) => one.id === id)?.name ?? '').join(' + ')
  return (
    <section className={styles.card} aria-labelledby="floor-combinations">
      <h2 id="floor-combinations">{t('res.combinations')}</h2>
      <p className={styles.muted}>{t('res.combinations-hint')}</p>
      <ul className={styles.list}>
        {combinations.map((one, i) => (
          <li key={one.id ?? one.table_ids.join(' ')}>
            <b>
              <bdi>{names(one)}</bdi>
            </b>
            <WholeNumberField
              label={t('res.seats-from')}
              value={one.seats_from}
              min={1}
              max={100}
              onChange={(seats_from) => set(i, { seats_from })}
            />
            <WholeNumberField
              label={t('res.seats-to')}
              value={one.seats}
              min={1}
              max={100}
              onChange={(seats) => set(i, { seats })}
            />
            <IconButton
              icon={Trash2}
              label={t('res.part-again', { names: names(one) })}
              onClick={() => onChange(combinations.filter((_, at) => at !== i))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.chips} role="group" aria-label={t('res.combine')}>
        {tables.map((table) => (
          <Chip key={table.id} on={picked.includes(table.id)} onClick={() => toggle(table.id)}>
            <bdi>{table.name}</bdi>
          </Chip>
        ))}
      </div>
      <Button
        kind="s"
        disabled={picked.length < 2 || picked.length > 8 || isCombined(combinations, picked)}
        onClick={() => {
          onChange([...combinations, combined(all.filter((table) => picked.includes(table.id)))])
          setPicked([])
        }}
      >
        <Icon of={Link2} size="s" />
        {t('res.combine')}
      </Button>
    </section>
  )
}
