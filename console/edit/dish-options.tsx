import { useState } from 'react'
import type { EditDishWire } from '#contract/order-edit.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import page from '../shell/page.module.css'

interface DishOptionsProps {
  readonly dish: EditDishWire
  readonly onBack: () => void
  readonly onPut: (options: readonly { option_id: string; quantity: number }[]) => void
}

type Group = EditDishWire['groups'][number]

/** What has to be chosen of a dish before it goes into the order. */
export function DishOptions({ dish, onBack, onPut }: DishOptionsProps) {
  const t = useText()
  const [chosen, setChosen] = useState(() => presetsOf(dish))
  const groups = dish.groups.filter(({ when }) => when === null || chosen.has(when))
  const options = groups.flatMap((group) =>
    group.options
      .filter(({ id }) => chosen.has(id))
      .map(({ id, min }) => ({ option_id: id, quantity: Math.max(1, min) })),
  )
  const choose = (group: Group, id: string, on: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      // one of many: the other one goes
      if (on && group.max === 1) for (const option of group.options) next.delete(option.id)
      if (on) next.add(id)
      else next.delete(id)
      return next
    })
  const short = groups.some((group) => countOf(group, chosen) < group.min)
  return (
    <>
      <h3>
        <bdi>{dish.name}</bdi>
      </h3>
      {groups.map((group) => (
        <fieldset key={group.id} className={page.choices}>
          <legend>
            <bdi>{group.name}</bdi>
            {group.min > 0 && <span className={page.small}> · {t('edit.at-least', { min: group.min })}</span>}
          </legend>
          {group.options.map((option) => (
            <ChoiceRow
              key={option.id}
              type={group.max === 1 && group.min > 0 ? 'radio' : 'checkbox'}
              name={group.id}
              checked={chosen.has(option.id)}
              disabled={!chosen.has(option.id) && group.max > 1 && countOf(group, chosen) >= group.max}
              onChange={(on) => choose(group, option.id, on)}
              end={option.price === '0.00' ? undefined : <Money amount={option.price} />}
            >
              <bdi>{option.name}</bdi>
            </ChoiceRow>
          ))}
        </fieldset>
      ))}
      <div className={page.acts}>
        <Button disabled={short} onClick={() => onPut(options)}>
          {t('edit.put-in')}
        </Button>
        <Button kind="t" onClick={onBack}>
          {t('edit.back')}
        </Button>
      </div>
    </>
  )
}

const presetsOf = (dish: EditDishWire) =>
  new Set(dish.groups.flatMap((group) => group.options.filter(({ preset }) => preset).map(({ id }) => id)))

function countOf(group: Group, chosen: ReadonlySet<string>): number {
  return group.options.reduce((sum, { id, min }) => sum + (chosen.has(id) ? Math.max(1, min) : 0), 0)
}
