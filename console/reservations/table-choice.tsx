import type { ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './table-choice.module.css'

interface TableChoiceProps {
  readonly areas: ReservationDeskDayWire['areas']
  readonly chosen: readonly string[]
  readonly onChange: (ids: string[]) => void
}

/** Tables by section, as many as are wanted. */
export function TableChoice({ areas, chosen, onChange }: TableChoiceProps) {
  const t = useText()
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <div className={styles.all} role="group" aria-label={t('res.tables')}>
      {areas.map((area) => (
        <div key={area.id} className={styles.chips} role="group" aria-label={area.name}>
          <span>
            <bdi>{area.name}</bdi>
          </span>
          {area.tables.map((table) => (
            <Chip key={table.id} on={chosen.includes(table.id)} onClick={() => toggle(table.id)}>
              <bdi>{table.name}</bdi>
            </Chip>
          ))}
        </div>
      ))}
    </div>
  )
}
