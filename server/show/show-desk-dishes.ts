import type { DeskDishWire } from '#contract/menu/desk-dish.ts'
import { isOffered } from '#domain/menu/availability.ts'
import type { Item } from '#domain/menu/menu.ts'
import { stateIn, type Offer } from '#domain/menu/offer.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { inMenuOrder } from '#server/content/in-menu-order.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { showCard, showDeposits, showOptionGroups, type OptionLook } from './show-item.ts'

/** `later`: a slot is chosen, so what has to be ordered ahead can be had. */
interface DishLook {
  readonly language: Language
  readonly later: boolean
}

/** Takes content and an offer; returns all dishes of its way with their choices, in the menu's order, as they can be had. */
export function showDeskDishes(catalogue: Catalogue, offer: Offer, look: DishLook): DeskDishWire[] {
  const sold = [...offer.items.values()].filter((item) => isOffered(item, offer.type))
  return inMenuOrder(catalogue.groups, sold).map(({ item, group }) => ({
    ...showDish(item, offer, { ...look, allergens: catalogue.allergens }),
    group: wordIn(group.name, look.language),
  }))
}

function showDish(
  item: Item,
  offer: Offer,
  { language, later, allergens }: DishLook & OptionLook,
): Omit<DeskDishWire, 'group'> {
  const card = showCard(item, stateIn(item, offer), offer, language)
  return {
    id: card.id,
    name: card.name,
    price: card.price,
    state: later && card.state === 'order_ahead' ? 'available' : card.state,
    note: card.state_note,
    needs_choice: card.needs_choice,
    max_quantity: card.max_quantity,
    option_groups: showOptionGroups(item, offer, { language, allergens }),
    deposits: showDeposits(item, language),
  }
}
