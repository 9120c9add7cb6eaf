import { toDecimal } from '#domain/core/money.ts'
import { Badge } from '#ui/badge.tsx'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { N } from '#ui/text/n.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import AvoidMark from '../avoid/avoid-mark.tsx'
import { useText } from '../../i18n/use-text.ts'
import { pictureUrl } from '../../shell/picture-url.ts'
import { chosenIn, countIn } from '#web/choice-state.ts'
import type { ChoiceGroup, ChoiceOption } from '#web/choice-state.ts'
import styles from './option-rows.module.css'
import type { ItemChoice } from './use-item-choice.ts'
import { useItemText } from './use-item-text.ts'

/** The options of a group as rows; at the group's maximum the others rest, they do not go. */
export function OptionRows({ group, choice }: { readonly group: ChoiceGroup; readonly choice: ItemChoice }) {
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
            disabled={(full || option.out) && quantity === 0}
            onChange={(checked) =>
              one ? choice.chooseOne(group, option.id) : choice.choose(option.id, checked ? option.min : 0)
            }
            about={hasContents(option) && <OptionContents option={option} />}
            end={<RowEnd group={group} option={option} quantity={quantity} full={full} choice={choice} />}
          >
            {option.picture ? (
              <span className={styles.dish}>
                <img src={pictureUrl(option.picture.id, 112)} alt="" width={40} height={40} loading="lazy" />
                {option.name.ar}
              </span>
            ) : (
              option.name.ar
            )}
          </ChoiceRow>
        )
      })}
    </div>
  )
}

const hasContents = ({ contents }: ChoiceOption) => Boolean(contents?.allergens ?? contents?.unfit)

/** What is in it beside what its dish has, and whether this guest avoids it. */
function OptionContents({ option: { contents } }: { readonly option: ChoiceOption }) {
  const say = useItemText()
  const { allergens = [], unfit = [] } = contents ?? {}
  return (
    <>
      {allergens.length > 0 && (
        <small className={styles.contents}>
          {say('contains', { names: allergens.map(({ name }) => name).join(' · ') })}
        </small>
      )}
      <AvoidMark holds={allergens} unfit={unfit} />
    </>
  )
}

interface RowEndProps {
  readonly group: ChoiceGroup
  readonly option: ChoiceOption
  readonly quantity: number
  readonly full: boolean
  readonly choice: ItemChoice
}

function RowEnd({ group, option, quantity, full, choice }: RowEndProps) {
  const t = useText()
  const say = useItemText()
  if (option.out && quantity === 0) return <Badge>{say('sold-out')}</Badge>
  return (
    <>
      {option.price > 0 && (
        <span className={styles.price}>
          {isFree(group, option, choice) ? say('free') : <N>{`+${toDecimal(option.price)}`}</N>}
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

/** Whether it costs nothing as it is chosen, or would if it were chosen now. */
function isFree(group: ChoiceGroup, option: ChoiceOption, { groups, choice }: ItemChoice): boolean {
  if (!group.free) return false
  const taken = chosenIn(groups, choice).find((one) => one.option.id === option.id)
  return taken ? taken.free === taken.quantity : countIn(group, choice) < group.free
}
