import type { ChosenOption } from './cart.ts'
import type { Item, Option, OptionGroup } from './menu.ts'
import { refuse, type Refusal } from './refusal.ts'

/** A choice joined with what the menu says of it. */
export interface ResolvedOption {
  readonly group: OptionGroup
  readonly option: Option
  readonly quantity: number
}

/**
 * Takes an item and what was chosen of its options (quantities per piece of the item); returns the choices with
 * their groups in the menu's order, or refuses: 'option-unknown', 'option-required' (a required group is empty),
 * 'option-count' (a group's or an option's minimum or maximum is not met). Spec 5 "Option groups".
 */
export function resolveOptions(
  item: Pick<Item, 'optionGroups'>,
  chosen: readonly ChosenOption[],
): readonly ResolvedOption[] | Refusal {
  const wanted = new Map<string, number>()
  for (const { optionId, quantity } of chosen) wanted.set(optionId, (wanted.get(optionId) ?? 0) + quantity)
  const resolved: ResolvedOption[] = []
  for (const group of item.optionGroups) {
    let count = 0
    for (const option of group.options) {
      const quantity = wanted.get(option.id) ?? 0
      wanted.delete(option.id)
      if (quantity === 0) continue
      if (!Number.isInteger(quantity) || quantity < option.min || quantity > option.max)
        return about('option-count', group)
      count += quantity
      resolved.push({ group, option, quantity })
    }
    if (count === 0 && group.min > 0) return about('option-required', group)
    if (count < group.min || count > group.max) return about('option-count', group)
  }
  if (wanted.size > 0) return refuse('option-unknown')
  return resolved
}

function about(code: 'option-required' | 'option-count', group: OptionGroup): Refusal {
  return refuse(code, { details: { group_id: group.id, group: group.name, min: group.min, max: group.max } })
}

/** Takes an item; returns the choices that are taken before the guest chooses. */
export function presetOptions(item: Pick<Item, 'optionGroups'>): readonly ChosenOption[] {
  return item.optionGroups.flatMap((group) =>
    group.options.filter((o) => o.preset).map((o) => ({ optionId: o.id, quantity: o.min })),
  )
}

/** Takes an item; returns whether it can go into a cart without any choice beyond its presets. */
export function needsChoice(item: Item): boolean {
  return 'refused' in resolveOptions(item, presetOptions(item))
}
