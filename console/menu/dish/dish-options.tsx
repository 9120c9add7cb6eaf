import { toDecimal } from '#domain/core/money.ts'
import { Badge } from '#ui/badge.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { chosenIn, countIn, type ChoiceGroup, type ChoiceOption } from '#web/choice-state.ts'
import type { DishChoice } from '#web/use-dish-choice.ts'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import { stepWords } from './step-words.ts'

interface DishOptionsProps {
  readonly group: ChoiceGroup
  readonly choice: DishChoice
}

/** The options of a group; at the group's maximum the others rest, they do not go. */
export function DishOptions({ group, choice }: DishOptionsProps) {
  const one = group.min === 1 && group.max === 1
  const full = !one && countIn(group, choice.choice) >= group.max
  return group.options.map((option) => {
    const quantity = choice.choice.get(option.id) ?? 0
    return (
      <ChoiceRow
        key={option.id}
        type={one ? 'radio' : 'checkbox'}
        name={group.id}
        checked={quantity > 0}
        disabled={(full || option.out) && quantity === 0}
        onChange={(on) =>
          one
            ? choice.chooseOne(group, option.id)
            : choice.choose(option.id, on ? Math.max(1, option.min) : 0)
        }
        end={<RowEnd option={option} group={group} choice={choice} full={full} />}
      >
        <bdi>{option.name.ar}</bdi>
      </ChoiceRow>
    )
  })
}

function RowEnd({
  group,
  option,
  choice,
  full,
}: DishOptionsProps & { readonly option: ChoiceOption; readonly full: boolean }) {
  const t = useText()
  const quantity = choice.choice.get(option.id) ?? 0
  if (option.out && quantity === 0) return <Badge>{t('pick.state.sold_out')}</Badge>
  return (
    <>
      {option.price > 0 &&
        (isFree(group, option, choice) ? (
          <Badge tone="ok">{t('pick.free')}</Badge>
        ) : (
          <Money amount={toDecimal(option.price)} />
        ))}
      {option.max > 1 && quantity > 0 && (
        <Stepper
          value={quantity}
          min={option.min}
          max={full ? quantity : option.max}
          words={stepWords(option.name.ar, t)}
          onChange={(next) => choice.choose(option.id, next)}
        />
      )}
    </>
  )
}

/** Whether it costs nothing as it is chosen, or would if it were chosen now. */
function isFree(group: ChoiceGroup, option: ChoiceOption, { groups, choice }: DishChoice): boolean {
  if (!group.free) return false
  const taken = chosenIn(groups, choice).find((one) => one.option.id === option.id)
  return taken ? taken.free === taken.quantity : countIn(group, choice) < group.free
}
