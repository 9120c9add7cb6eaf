import type { ItemWire, OptionGroupWire } from '#contract/menu.ts'
import { unitPriceOf } from '#domain/cart-price.ts'
import type { ChosenOption } from '#domain/cart.ts'
import type { OptionGroup } from '#domain/menu.ts'
import { parseAmount, toDecimal } from '#domain/money.ts'
import { presetOptions, resolveOptions } from '#domain/option-choice.ts'
import type { ResolvedOption } from '#domain/option-choice.ts'
import { isRefusal } from '#domain/refusal.ts'

/** How many of each option are chosen, by option id; those not chosen are absent. */
export type Choice = ReadonlyMap<string, number>

/** What is wrong with a choice: the group, and whether it is empty or has a wrong count. */
export interface ChoiceProblem {
  readonly groupId: string
  readonly kind: 'required' | 'count'
}

const minor = (amount: string) => parseAmount(amount) ?? 0
const same = (text: string) => ({ ar: text, en: text })

/** Takes the groups as they travel; returns them as the domain's rules read them. */
export function groupsOf(wire: readonly OptionGroupWire[]): OptionGroup[] {
  return wire.map((group) => ({
    ...group,
    name: same(group.name),
    options: group.options.map((option) => ({
      ...option,
      name: same(option.name),
      price: minor(option.price),
      calories: option.calories ?? undefined,
    })),
  }))
}

/** Takes groups; returns what is chosen before the guest chooses. */
export function presetChoice(groups: readonly OptionGroup[]): Choice {
  return new Map(presetOptions({ optionGroups: groups }).map((one) => [one.optionId, one.quantity]))
}

/** Takes a group, the choice and an option; returns the choice with that option alone in its group. */
export function chooseOnly(group: OptionGroup, choice: Choice, optionId: string): Choice {
  const others = new Set(group.options.map((option) => option.id))
  const kept = [...choice].filter(([id]) => !others.has(id))
  const least = group.options.find((option) => option.id === optionId)?.min ?? 1
  return new Map([...kept, [optionId, least]])
}

/** Takes the choice, an option and how many of it; returns the choice with that many, none at 0. */
export function chooseMany(choice: Choice, optionId: string, quantity: number): Choice {
  const next = new Map(choice)
  if (quantity > 0) next.set(optionId, quantity)
  else next.delete(optionId)
  return next
}

/** Takes a group and the choice; returns how many are chosen in it. */
export function countIn(group: OptionGroup, choice: Choice): number {
  return group.options.reduce((sum, option) => sum + (choice.get(option.id) ?? 0), 0)
}

/** Takes the choice; returns it as carts store it. */
export function chosenOf(choice: Choice): ChosenOption[] {
  return [...choice].map(([optionId, quantity]) => ({ optionId, quantity }))
}

/** Takes groups and the choice; returns the first problem that keeps it out of the cart, by the calculator's own rules. */
export function problemOf(groups: readonly OptionGroup[], choice: Choice): ChoiceProblem | undefined {
  const result = resolveOptions({ optionGroups: groups }, chosenOf(choice))
  if (!isRefusal(result)) return undefined
  const groupId = result.details?.['group_id']
  return {
    groupId: typeof groupId === 'string' ? groupId : '',
    kind: result.code === 'option-required' ? 'required' : 'count',
  }
}

/** Takes an item, its groups and the choice, finished or not; returns the decimal price of so many pieces. */
export function livePrice(
  item: Pick<ItemWire, 'price'>,
  groups: readonly OptionGroup[],
  choice: Choice,
  quantity: number,
): string {
  return toDecimal(unitPriceOf({ price: minor(item.price) }, chosenIn(groups, choice)).price * quantity)
}

/** Takes groups and the choice; returns what is chosen with its group, in the menu's order. */
export function chosenIn(groups: readonly OptionGroup[], choice: Choice): ResolvedOption[] {
  return groups.flatMap((group) =>
    group.options.flatMap((option) => {
      const quantity = choice.get(option.id)
      return quantity ? [{ group, option, quantity }] : []
    }),
  )
}
