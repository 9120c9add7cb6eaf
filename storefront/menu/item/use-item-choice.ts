import type { AddLineBody, BillLineWire } from '#contract/ordering/cart.ts'
import type { ItemWire } from '#contract/menu/menu.ts'
import type { Deposit } from '#domain/menu/menu.ts'
import { toDecimal } from '#domain/core/money.ts'
import { chosenIn, livePrice } from '#web/choice-state.ts'
import type { Choice, ChoiceGroup, DepositChoice } from '#web/choice-state.ts'
import { useDishChoice, type DishChoice } from '#web/use-dish-choice.ts'
import { useCart } from '../../ordering/cart/use-cart.ts'

/** Everything that is chosen on an item's page, and how to put it into the cart. */
export interface ItemChoice extends Omit<DishChoice, 'take' | 'allGroups'> {
  /** Adds it; false when something is missing, which `problem` then names, or without a network. */
  readonly add: () => boolean
}

/**
 * Takes an item and, to change it, its line in the cart, or what was chosen of it and not added; returns its choice, from
 * the presets or from that on.
 */
export function useItemChoice(item: ItemWire, line?: BillLineWire, unsent?: AddLineBody): ItemChoice {
  const cart = useCart()
  const {
    take,
    allGroups: groups,
    ...chosen
  } = useDishChoice(item, line ?? (unsent && { quantity: 1, ...unsent }))
  const { choice, deposits, depositChoice, quantity } = chosen
  const add = () => {
    const body = take()
    if (!body) return false
    const shown = { ...shownLine(item, groups, choice), ...shownDeposits(deposits, depositChoice) }
    if (line) return cart.editLine(line.line_id, quantity, { ...body, shown })
    return cart.add({ ...body, item_id: item.id, quantity }, shown)
  }
  return { ...chosen, add }
}

function shownLine(item: ItemWire, groups: readonly ChoiceGroup[], choice: Choice) {
  return {
    name: item.name,
    picture: item.picture,
    choosable: item.option_groups.length > 0 || item.deposits.length > 0,
    options: chosenIn(groups, choice).map(({ group, option, quantity, free }) => ({
      option_id: option.id,
      group: group.name.ar,
      name: option.name.ar,
      quantity,
      free,
      price: toDecimal(option.price),
    })),
    unit_price: livePrice({ price: item.price_before ?? item.price }, groups, choice, 1),
    price: livePrice(item, groups, choice, 1),
  }
}

/** Only of an item that has some, as the server's line has them. */
function shownDeposits(deposits: readonly Deposit[], choice: DepositChoice): Pick<BillLineWire, 'deposits'> {
  const chosen = deposits.flatMap(({ id, name, amount }) => {
    const quantity = choice.get(id) ?? 0
    return quantity > 0 ? [{ deposit_id: id, name: name.ar, quantity, price: toDecimal(amount) }] : []
  })
  return chosen.length > 0 ? { deposits: chosen } : {}
}
