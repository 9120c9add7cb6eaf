import type { PickDishes } from '../../menu/use-own-dishes.ts'

/** A home page needs a handful of items, not the menu. */
export const pickLoved: PickDishes = (items) => items.filter((item) => item.featured).slice(0, 6)
