import type { TicketWire } from '#contract/backoffice/staff.ts'
import { orderTypes, type OrderType } from '#domain/core/order-type.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import { typeIcons } from './type-icon.ts'
import styles from './type-filter.module.css'

interface TypeFilterProps {
  readonly tickets: readonly TicketWire[]
  readonly value: OrderType | undefined
  readonly onChange: (type: OrderType | undefined) => void
}

/** Shows one way of ordering alone; only where the board has several, or one is chosen. */
export function TypeFilter({ tickets, value, onChange }: TypeFilterProps) {
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
