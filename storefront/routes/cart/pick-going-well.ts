import type { PickDishes } from '../../menu/use-own-dishes.ts'

/** Takes the dishes of a menu; returns those that are offered beside a cart. */
export const pickGoingWell: PickDishes = (items) =>
  items.filter((item) => item.featured && item.state === 'available').slice(0, 12)
