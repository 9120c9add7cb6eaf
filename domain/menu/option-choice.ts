import type { ChosenOption } from './cart-line.ts'
import type { Item, Option, OptionGroup } from './menu.ts'
import type { Minor } from '../core/money.ts'
import { refuse, type Refusal } from '../core/refusal.ts'

/** A choice joined with what the menu says of it. */
export interface ResolvedOption {
  readonly group: OptionGroup
  readonly option: Option
  readonly quantity: number
  /** So many of the quantity cost nothing. */
  readonly free: number
}

type WithGroups = Pick<Item, 'optionGroups'>

/**
 * Takes an item and what was chosen of its options (quantities per piece of the item); returns the choices with
 * their groups in the menu's order, or refuses: 'option-unknown' (not of this item, or of a group that is not shown),
 * 'option-required' (a required group is empty), 'option-count' (a group's or an option's minimum or maximum is not
 * met). Spec 5 "Option groups".
 */
export function resolveOptions(
  item: WithGroups,
  chosen: readonly ChosenOption[],
): readonly ResolvedOption[] | Refusal {
  const wanted = new Map<string, number>()
  for (const { optionId, quantity } of chosen) wanted.set(optionId, (wanted.get(optionId) ?? 0) + quantity)
  const resolved: ResolvedOption[] = []
  for (const group of shownGroups(item, wanted)) {
    const taken: Omit<ResolvedOption, 'free'>[] = []
    for (const option of group.options) {
      const quantity = wanted.get(option.id) ?? 0
      wanted.delete(option.id)
      if (quantity === 0) continue
      if (!Number.isInteger(quantity) || quantity < option.min || quantity > option.max)
        return about('option-count', group)
      taken.push({ group, option, quantity })
    }
    const count = taken.reduce((sum, one) => sum + one.quantity, 0)
    if (count === 0 && group.min > 0) return about('option-required', group)
    if (count < group.min || count > group.max) return about('option-count', group)
    resolved.push(...withFree(group, taken))
  }
  for (const quantity of wanted.values()) if (quantity !== 0) return refuse('option-unknown')
  return resolved
}

/**
 * Takes an item and what is chosen by option id; returns the groups that are shown with that: those without a condition,
 * and those whose condition is chosen in a group that is shown itself. Groups that wait for each other never show.
 */
export function shownGroups(item: WithGroups, chosen: ReadonlyMap<string, number>): readonly OptionGroup[] {
  if (!item.optionGroups.some((group) => group.when !== undefined)) return item.optionGroups
  const shown = new Set<OptionGroup>()
  for (let grew = true; grew;) {
    const live = new Set([...shown].flatMap((group) => group.options.map((option) => option.id)))
    const more = item.optionGroups.filter(
      ({ when }) => when === undefined || (live.has(when) && (chosen.get(when) ?? 0) > 0),
    )
    grew = more.some((group) => !shown.has(group))
    for (const group of more) shown.add(group)
  }
  return item.optionGroups.filter((group) => shown.has(group))
}

/**
 * Takes a group and what is chosen of it; returns the choices with how many of each cost nothing: the group's free
 * pieces go to the dearest ones, so that the order of the taps never changes the price (decision 0037).
 */
export function withFree(
  group: OptionGroup,
  taken: readonly Omit<ResolvedOption, 'free'>[],
): readonly ResolvedOption[] {
  let left = group.free ?? 0
  if (left === 0) return taken.map((one) => ({ ...one, free: 0 }))
  const free = new Map<string, number>()
  for (const { option, quantity } of taken.toSorted((a, b) => b.option.price - a.option.price)) {
    const here = option.price > 0 ? Math.min(left, quantity) : 0
    free.set(option.id, here)
    left -= here
  }
  return taken.map((one) => ({ ...one, free: free.get(one.option.id) ?? 0 }))
}

/** Takes resolved choices; returns what they add to the price of one piece, minor units. */
export function optionsPrice(
  options: readonly Pick<ResolvedOption, 'option' | 'quantity' | 'free'>[],
): Minor {
  return options.reduce((sum, { option, quantity, free }) => sum + option.price * (quantity - free), 0)
}

function about(code: 'option-required' | 'option-count', group: OptionGroup): Refusal {
  return refuse(code, { details: { group_id: group.id, group: group.name, min: group.min, max: group.max } })
}

/** Takes an item; returns the choices that are taken before the guest chooses, in the groups that they show. */
export function presetOptions(item: WithGroups): readonly ChosenOption[] {
  const all = item.optionGroups.flatMap((group) => group.options.filter((option) => option.preset))
  const shown = shownGroups(item, new Map(all.map((option) => [option.id, option.min])))
  return shown.flatMap((group) =>
    group.options.filter((o) => o.preset).map((o) => ({ optionId: o.id, quantity: o.min })),
  )
}

/** Takes an item; returns whether it can go into a cart without any choice beyond its presets. */
export function needsChoice(item: WithGroups): boolean {
  return 'refused' in resolveOptions(item, presetOptions(item))
}
