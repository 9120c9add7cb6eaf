import type { DepositWire, ItemWire, OptionGroupWire } from '#contract/menu/menu.ts'
import { unitPriceOf } from '#domain/pricing/cart-price.ts'
import type { ChosenDeposit, ChosenOption } from '#domain/menu/cart-line.ts'
import { depositOf } from '#domain/menu/deposit-choice.ts'
import type { Picture } from '#domain/core/picture.ts'
import type { Deposit, Option, OptionGroup } from '#domain/menu/menu.ts'
import { sumLabels, type LabelSum } from '#domain/menu/menu-labels.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { presetOptions, resolveOptions, shownGroups, withFree } from '#domain/menu/option-choice.ts'
import type { ResolvedOption } from '#domain/menu/option-choice.ts'
import { isRefusal } from '#domain/core/refusal.ts'

/** How many of each option are chosen, by option id; those not chosen are absent. */
export type Choice = ReadonlyMap<string, number>

/** How many of each deposit go with a piece, by deposit id. */
export type DepositChoice = ReadonlyMap<string, number>

/** An option as the page shows it: `out` stands for an item of the menu that cannot be had now. */
export interface ChoiceOption extends Option {
  readonly out: boolean
  readonly picture: Picture | null
  /** What is in it, as it is read. */
  readonly contents?: Pick<OptionGroupWire['options'][number], 'allergens' | 'unfit'>
}
export interface ChoiceGroup extends OptionGroup {
  readonly options: readonly ChoiceOption[]
}

/** What is wrong with a choice: the group, and whether it is empty or has a wrong count. */
export interface ChoiceProblem {
  readonly groupId: string
  readonly kind: 'required' | 'count'
}

const minor = (amount: string) => parseAmount(amount) ?? 0
const same = (text: string) => ({ ar: text, en: text })

/** Takes the groups as they travel; returns them as the domain's rules read them. */
export function groupsOf(wire: readonly OptionGroupWire[]): ChoiceGroup[] {
  return wire.map(({ when, free, ...group }) => ({
    ...group,
    ...(when !== null && { when }),
    ...(free > 0 && { free }),
    name: same(group.name),
    options: group.options.map(({ calories, labels, item_id, allergens, unfit, ...option }) => ({
      ...option,
      name: same(option.name),
      price: minor(option.price),
      ...(calories !== null && { calories }),
      ...(labels && { labels }),
      contents: { ...(allergens && { allergens }), ...(unfit && { unfit }) },
      ...(item_id !== null && { itemId: item_id }),
    })),
  }))
}

/** Takes the deposits as they travel; returns them as the domain's rules read them. */
export function depositsOf(wire: readonly DepositWire[]): Deposit[] {
  return wire.map((one) => ({ ...one, name: same(one.name), amount: minor(one.amount) }))
}

/** Takes groups; returns what is chosen before the guest chooses. */
export function presetChoice(groups: readonly ChoiceGroup[]): Choice {
  const out = new Set(groups.flatMap((group) => group.options.filter((one) => one.out).map((one) => one.id)))
  return new Map(
    presetOptions({ optionGroups: groups })
      .filter((one) => !out.has(one.optionId))
      .map((one) => [one.optionId, one.quantity]),
  )
}

/**
 * Takes all groups, the choice and the one before it; returns the choice with the presets of groups that it brought to
 * light, when nothing was chosen of them yet.
 */
export function withNewPresets(groups: readonly ChoiceGroup[], next: Choice, before: Choice): Choice {
  const known = new Set(groupsWith(groups, before))
  const fresh = groupsWith(groups, next).filter((group) => !known.has(group) && countIn(group, next) === 0)
  const presets = fresh.flatMap((group) => group.options.filter((one) => one.preset && !one.out))
  if (presets.length === 0) return next
  return new Map([...next, ...presets.map((one) => [one.id, one.min] as const)])
}

/** Takes all groups and the choice; returns the groups that are shown with it. */
export function groupsWith(groups: readonly ChoiceGroup[], choice: Choice): readonly ChoiceGroup[] {
  const shown = new Set<OptionGroup>(shownGroups({ optionGroups: groups }, choice))
  return groups.filter((group) => shown.has(group))
}

/** Takes a group, the choice and an option; returns the choice with that option alone in its group. */
export function chooseOnly(group: OptionGroup, choice: Choice, optionId: string): Choice {
  const others = new Set(group.options.map((option) => option.id))
  const remaining = [...choice].filter(([id]) => !others.has(id))
  const least = group.options.find((option) => option.id === optionId)?.min ?? 1
  return new Map([...remaining, [optionId, least]])
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

/** Takes groups and the choice; returns it as carts store it, without what is chosen of groups that do not show. */
export function chosenOf(groups: readonly ChoiceGroup[], choice: Choice): ChosenOption[] {
  return chosenIn(groups, choice).map(({ option, quantity }) => ({ optionId: option.id, quantity }))
}

/** Takes deposits and how many of each; returns them as carts store them. */
export function depositsChosen(choice: DepositChoice): ChosenDeposit[] {
  return [...choice].flatMap(([depositId, quantity]) => (quantity > 0 ? [{ depositId, quantity }] : []))
}

/** Takes groups and the choice; returns the first problem that keeps it out of the cart, by the calculator's own rules. */
export function problemOf(groups: readonly ChoiceGroup[], choice: Choice): ChoiceProblem | undefined {
  const result = resolveOptions({ optionGroups: groups }, chosenOf(groups, choice))
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
  groups: readonly ChoiceGroup[],
  choice: Choice,
  quantity: number,
): string {
  return toDecimal(unitPriceOf({ price: minor(item.price) }, chosenIn(groups, choice)).price * quantity)
}

/** Takes an item, its groups and the choice, finished or not; returns the labels of one piece as it is chosen. */
export function liveLabels(
  item: Pick<ItemWire, 'calories' | 'labels'>,
  groups: readonly ChoiceGroup[],
  choice: Choice,
): LabelSum {
  const own = { ...(item.calories !== null && { calories: item.calories }), labels: item.labels, count: 1 }
  return sumLabels([
    own,
    ...chosenIn(groups, choice).map(({ option: { calories, labels }, quantity }) => ({
      calories,
      labels,
      count: quantity,
    })),
  ])
}

/** Takes deposits, how many of each go with a piece, and the pieces; returns the decimal sum that is left for them. */
export function liveDeposit(deposits: readonly Deposit[], choice: DepositChoice, quantity: number): string {
  const resolved = deposits.map((deposit) => ({ deposit, quantity: choice.get(deposit.id) ?? 0 }))
  return toDecimal(depositOf(resolved) * quantity)
}

/** Takes groups and the choice; returns what is chosen with its group, in the menu's order. */
export function chosenIn(groups: readonly ChoiceGroup[], choice: Choice): ResolvedOption[] {
  return groupsWith(groups, choice).flatMap((group) =>
    withFree(
      group,
      group.options.flatMap((option) => {
        const quantity = choice.get(option.id)
        return quantity ? [{ group, option, quantity }] : []
      }),
    ),
  )
}
