import { z } from '@hono/zod-openapi'
import { deposit, itemState, optionGroup } from './menu.ts'
import { amount, id } from '../core/wire.ts'

/** A dish as who puts it into an order for a guest needs it: its choices come along, so that nobody waits for them. */
export const deskDish = z
  .object({
    id,
    group: z.string(),
    name: z.string(),
    price: amount,
    /** As the menu says it: for now, or for the slot of the order. `note`: finished words of it, e.g. "until 11:30 AM". */
    state: itemState,
    note: z.string(),
    /** It cannot be added without a choice. */
    needs_choice: z.boolean(),
    max_quantity: z.int().nullable(),
    option_groups: z.array(optionGroup),
    deposits: z.array(deposit),
  })
  .openapi('DeskDish')

export type DeskDishWire = z.infer<typeof deskDish>
