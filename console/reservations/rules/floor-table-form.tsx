import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { WholeNumberField } from '#ui/fields/whole-number-field.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './floor-screen.module.css'
import { movedSpot, usualSpot, type FloorTable } from './floor-state.ts'

interface FloorTableFormProps {
  readonly table: FloorTable
  /** Its number in its section. */
  readonly at: number
  readonly onChange: (more: Partial<FloorTable>) => void
}

/** One table: for how many, whether guests may book it, its shape and size on the plan. */
export function FloorTableForm({ table, at, onChange }: FloorTableFormProps) {
  const t = useText()
  const spot = table.spot ?? usualSpot(at)
  const size = (more: Partial<typeof spot>) => onChange({ spot: movedSpot({ ...spot, ...more }, 0, 0) })
  return (
    <section className={styles.card} aria-labelledby="floor-table">
      <h2 id="floor-table">{t('res.table', { name: table.name })}</h2>
      <div className={styles.two}>
        <WholeNumberField
          label={t('res.seats-from')}
          value={table.seats_from}
          min={1}
          max={table.seats}
          onChange={(seats_from) => onChange({ seats_from })}
        />
        <WholeNumberField
          label={t('res.seats-to')}
          value={table.seats}
          min={1}
          max={50}
          onChange={(seats) => onChange({ seats, seats_from: Math.min(seats, table.seats_from) })}
        />
        <WholeNumberField
          label={t('res.width')}
          value={spot.width}
          min={5}
          max={60}
          onChange={(width) => size({ width })}
        />
        <WholeNumberField
          label={t('res.height')}
          value={spot.height}
          min={5}
          max={60}
          onChange={(height) => size({ height })}
        />
        <WholeNumberField
          label={t('res.turned')}
          value={spot.turned}
          min={0}
          max={359}
          onChange={(turned) => size({ turned })}
        />
      </div>
      <Segmented
        legend={t('res.shape')}
        name="shape"
        value={spot.shape}
        onChange={(shape) => size({ shape })}
        options={[
          { value: 'square', label: t('res.square') },
          { value: 'round', label: t('res.round') },
        ]}
      />
      <ChoiceRow
        type="checkbox"
        toggle
        name="bookable"
        checked={table.bookable}
        onChange={(bookable) => onChange({ bookable })}
      >
        {t('res.bookable')}
      </ChoiceRow>
    </section>
  )
}
