import type { Option, OptionGroup } from '#domain/menu.ts'
import { toDecimal } from '#domain/money.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { N } from '#ui/n.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useText } from '../i18n/use-text.ts'
import { countIn } from './choice-state.ts'
import styles from './option-rows.module.css'
import type { ItemChoice } from './use-item-choice.ts'

/** The options of a group as rows; at the group's maximum the others rest, they do not go. */
export function OptionRows({ group, choice }: { readonly group: OptionGroup; readonly choice: ItemChoice }) {
  const one = group.min === 1 && group.max === 1
  const full = !one && countIn(group, choice.choice) >= group.max
  return (
    <div>
      {group.options.map((option) => {
        const quantity = choice.choice.get(option.id) ?? 0
        return (
          <ChoiceRow
            key={option.id}
            type={one ? 'radio' : 'checkbox'}
            name={group.id}
            value={option.id}
            checked={quantity > 0}
            disabled={full && quantity === 0}
            onChange={(checked) =>
              one ? choice.chooseOne(group, option.id) : choice.choose(option.id, checked ? option.min : 0)
            }
            end={<RowEnd group={group} option={option} quantity={quantity} full={full} choice={choice} />}
          >
            {option.name.ar}
          </ChoiceRow>
        )
      })}
    </div>
  )
}

interface RowEndProps {
  readonly group: OptionGroup
  readonly option: Option
  readonly quantity: number
  readonly full: boolean
  readonly choice: ItemChoice
}

function RowEnd({ option, quantity, full, choice }: RowEndProps) {
  const t = useText()
  return (
    <>
      {option.price > 0 && (
        <span className={styles.price}>
          <N>{`+${toDecimal(option.price)}`}</N>
        </span>
      )}
      {option.max > 1 && quantity > 0 && (
        <Stepper
          value={quantity}
          min={option.min}
          max={full ? quantity : option.max}
          onChange={(next) => choice.choose(option.id, next)}
          words={{ less: t('item.less'), more: t('item.more'), remove: t('item.remove') }}
          size="sm"
        />
      )}
    </>
  )
}
