import { Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './content-screen.module.css'

interface SectionProps {
  readonly title: string
  readonly lead: string
  readonly add: string
  readonly none: string
  readonly onAdd: () => void
  readonly children: readonly ReactNode[]
}

/** One kind of what owners write: its rows, and the button that adds one. */
export function Section({ title, lead, add, none, onAdd, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.row}>
        <h2 id={id}>{title}</h2>
        <Button kind="s" onClick={onAdd}>
          <Icon of={Plus} />
          {add}
        </Button>
      </div>
      <p className={styles.lead}>{lead}</p>
      {children.length === 0 ? (
        <p className={styles.lead}>{none}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
    </section>
  )
}

interface RowActsProps {
  readonly change: string
  readonly remove: string
  readonly words: { readonly change: string; readonly remove: string }
  readonly onChange: () => void
  /** None: it cannot be taken away. */
  readonly onRemove?: () => void
}

/** What can be done with a row. */
export function RowActs({ change, remove, words, onChange, onRemove }: RowActsProps) {
  return (
    <div className={styles.acts}>
      <Button kind="s" size="sm" aria-label={change} onClick={onChange}>
        {words.change}
      </Button>
      {onRemove && (
        <Button kind="t" size="sm" aria-label={remove} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </div>
  )
}
