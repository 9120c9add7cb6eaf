import type { DeskDishWire } from '#contract/menu/desk-dish.ts'

type Option = DeskDishWire['option_groups'][number]['options'][number]

/** Takes an option's id, which is its name too; returns the option for a test: free, up to three of it. */
export const makeDeskOption = (id: string): Option => ({
  id,
  name: id,
  price: '0.00',
  min: 1,
  max: 3,
  calories: null,
  preset: false,
  item_id: null,
  picture: null,
  out: false,
})
