import { Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { TableDeskWire, TablePlanBody } from '#contract/dine-in/table-desk.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './tables-screen.module.css'
import type { useTables } from './use-tables.ts'

type Areas = TablePlanBody['areas']
type Area = Areas[number]

interface PlanSheetProps {
  readonly tables: ReturnType<typeof useTables>
  readonly onClose: () => void
  /** Asks whether all printed codes are to be renewed. */
  readonly onRenew: () => void
}

/** The areas and tables of a branch, all at once. A new table gets its code when it is saved. */
export function PlanSheet({ tables, onClose: close, onRenew }: PlanSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const { desk, busy, refused, act } = tables
  const [areas, setAreas] = useState<Areas>(() => areasOf(desk))
  const [seen, setSeen] = useState(desk.plan)
  const change = (at: number, area: Area | undefined) =>
    setAreas((before) => before.flatMap((one, i) => (i === at ? (area ?? []) : one)))
  const save = async () => {
    const done = await act('plan', () => client.saveTablePlan({ branch_id: desk.branch_id, seen, areas }))
    if (done) onClose()
  }
  return (
    <Sheet
      title={t('tables.plan')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={busy === 'plan' ? 'busy' : 'idle'} onClick={() => void save()}>
          {t('tables.save')}
        </Button>
      }
    >
      <div className={styles.plan}>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {desk.plan !== seen && (
          <Note tone="warn" alert>
            {t('tables.overtaken')}{' '}
            <Button
              kind="s"
              size="sm"
              onClick={() => {
                setAreas(areasOf(desk))
                setSeen(desk.plan)
              }}
            >
              {t('tables.show-theirs')}
            </Button>
          </Note>
        )}
        {areas.map((area, i) => (
          <AreaFields key={area.id ?? `new-${i}`} area={area} onChange={(next) => change(i, next)} />
        ))}
        <Button
          kind="q"
          onClick={() =>
            setAreas((before) => [...before, { name_ar: '', name_en: '', tables: [{ name: '', seats: 4 }] }])
          }
        >
          <Icon of={Plus} size="s" />
          {t('tables.add-area')}
        </Button>
        {desk.areas.some((area) => area.tables.length > 0) && (
          <Button kind="q" onClick={onRenew}>
            <Icon of={RefreshCw} size="s" />
            {t('tables.renew-all')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

const areasOf = (desk: TableDeskWire): Areas =>
  desk.areas.map(({ id, name_ar, name_en, tables: own }) => ({
    id,
    name_ar,
    name_en,
    tables: own.map((table) => ({ id: table.id, name: table.name, seats: table.seats })),
  }))

function AreaFields({ area, onChange }: { area: Area; onChange: (area: Area | undefined) => void }) {
  const t = useText()
  const put = (at: number, table: Partial<Area['tables'][number]> | undefined) =>
    onChange({
      ...area,
      tables: area.tables.flatMap((one, i) => (i === at ? (table ? { ...one, ...table } : []) : one)),
    })
  return (
    <fieldset className={styles.area}>
      <legend className="vh">{area.name_ar || t('tables.area')}</legend>
      <div className={styles.two}>
        <Field
          label={t('tables.area-ar')}
          limit={limits.name}
          dir="rtl"
          lang="ar"
          value={area.name_ar}
          onChange={(event) => onChange({ ...area, name_ar: event.currentTarget.value })}
        />
        <Field
          label={t('tables.area-en')}
          limit={limits.name}
          dir="ltr"
          lang="en"
          value={area.name_en}
          onChange={(event) => onChange({ ...area, name_en: event.currentTarget.value })}
        />
      </div>
      {area.tables.map((table, i) => (
        <div key={table.id ?? `new-${i}`} className={styles.row}>
          <Field
            label={t('tables.name')}
            dir="auto"
            value={table.name}
            maxLength={20}
            onChange={(event) => put(i, { name: event.currentTarget.value })}
          />
          <WholeNumberField
            label={t('tables.seats-word')}
            min={1}
            max={50}
            value={table.seats}
            onChange={(seats) => put(i, { seats })}
          />
          <IconButton
            icon={Trash2}
            label={t('tables.remove', { name: table.name })}
            ground="sunken"
            onClick={() => put(i, undefined)}
          />
        </div>
      ))}
      <Button
        kind="q"
        onClick={() => onChange({ ...area, tables: [...area.tables, { name: '', seats: 4 }] })}
      >
        <Icon of={Plus} size="s" />
        {t('tables.add')}
      </Button>
      {area.tables.length === 0 && (
        <Button kind="q" onClick={() => onChange(undefined)}>
          <Icon of={Trash2} size="s" />
          {t('tables.remove-area')}
        </Button>
      )}
    </fieldset>
  )
}
