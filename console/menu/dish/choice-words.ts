import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import { chosenIn, depositsOf, groupsOf } from '#web/choice-state.ts'
import type { TakenChoice } from '#web/use-dish-choice.ts'

/** Takes a name and how many of it; returns both in words, one alone by its name. */
export const countedWords = (name: string, quantity: number): string =>
  quantity > 1 ? `${quantity} × ${name}` : name

/** Takes a dish and what was chosen of it; returns that in words, with the deposits that go along. */
export function choiceWords(
  dish: Pick<DeskDishWire, 'option_groups' | 'deposits'>,
  { options, deposits = [] }: Pick<TakenChoice, 'options' | 'deposits'>,
): string[] {
  const choice = new Map(options.map((one) => [one.option_id, one.quantity]))
  const left = new Map(deposits.map((one) => [one.deposit_id, one.quantity]))
  return [
    ...chosenIn(groupsOf(dish.option_groups), choice).map((one) =>
      countedWords(one.option.name.ar, one.quantity),
    ),
    ...depositsOf(dish.deposits).flatMap(({ id, name }) => {
      const quantity = left.get(id) ?? 0
      return quantity > 0 ? [countedWords(name.ar, quantity)] : []
    }),
  ]
}
