import type { StockWire } from '#contract/backoffice/staff.ts'
import { StockItem } from './stock-item.tsx'
import styles from './stock-screen.module.css'

interface StockGroupsProps {
  readonly groups: StockWire['groups']
  /** Items that are being switched. */
  readonly busy: ReadonlySet<string>
  readonly onAsk: (item: { id: string; name: string }) => void
  readonly onBack: (itemId: string) => void
  readonly onEdit: (itemId: string) => void
}

/** The items of a branch by group. */
export function StockGroups({ groups, busy, onAsk, onBack, onEdit }: StockGroupsProps) {
  return groups.map((group, i) => (
    <section key={group.id} aria-labelledby={`group-${group.id}`}>
      <h2 id={`group-${group.id}`}>{group.name}</h2>
      <ul className={styles.list}>
        {group.items.map((item) => (
          <StockItem
            key={item.id}
            item={item}
            plate={(i % 6) + 1}
            busy={busy.has(item.id)}
            onAsk={() => onAsk({ id: item.id, name: item.name })}
            onBack={() => onBack(item.id)}
            onEdit={() => onEdit(item.id)}
          />
        ))}
      </ul>
    </section>
  ))
}
