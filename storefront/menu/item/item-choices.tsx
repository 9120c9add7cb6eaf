import type { ItemWire } from '#contract/menu/menu.ts'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import { ChosenLabels } from './chosen-labels.tsx'
import { DepositCard } from './deposit-card.tsx'
import styles from './item-choices.module.css'
import { OptionGroupCard } from './option-group-card.tsx'
import type { ItemChoice } from './use-item-choice.ts'
import { useItemText } from './use-item-text.ts'

interface ItemChoicesProps {
  readonly item: ItemWire
  readonly choice: ItemChoice
  /** Of each group: below the item's own heading. */
  readonly heading: 'h2' | 'h3'
}

/** Option groups and the note for the kitchen. */
export function ItemChoices({ item, choice, heading }: ItemChoicesProps) {
  const say = useItemText()
  return (
    <div className={styles.choices}>
      {choice.groups.map((group, i) => (
        <OptionGroupCard
          key={group.id}
          group={group}
          choice={choice}
          picture={i === 0 ? item.picture : null}
          heading={heading}
        />
      ))}
      {choice.deposits.length > 0 && <DepositCard choice={choice} heading={heading} />}
      <ChosenLabels item={item} choice={choice} />
      <Field
        label={say('item.note')}
        placeholder={say('item.note-hint')}
        rows={2}
        limit={limits.notes}
        value={choice.note}
        dir="auto"
        error={choice.noteTooLong ? say('item.note-long', { count: limits.notes }) : undefined}
        onChange={(event) => choice.setNote(event.currentTarget.value)}
      />
    </div>
  )
}
