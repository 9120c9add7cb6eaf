import { ChevronDown } from 'lucide-react'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './coupons-screen.module.css'

interface ChoiceListProps<Id extends string> {
  readonly title: string
  readonly all: readonly { readonly id: Id; readonly name: string }[]
  readonly chosen: readonly Id[]
  readonly onChange: (chosen: Id[]) => void
}

/** A list to choose from that stays folded until it is wanted; nothing chosen limits nothing. */
export function ChoiceList<Id extends string>({ title, all, chosen, onChange }: ChoiceListProps<Id>) {
  const t = useText()
  if (all.length === 0) return null
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <span>{chosen.length === 0 ? t('coupons.all') : <N>{chosen.length}</N>}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.folded}>
        {all.map(({ id, name }) => (
          <ChoiceRow
            key={id}
            type="checkbox"
            name={id}
            checked={chosen.includes(id)}
            onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          >
            <bdi>{name}</bdi>
          </ChoiceRow>
        ))}
      </div>
    </details>
  )
}
