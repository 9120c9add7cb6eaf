import { z } from 'zod'
import type { PosStatus } from '#domain/integrations/pos-status.ts'

const named = { name: z.string().nullish(), name_localized: z.string().nullish() }
const count = z.union([z.number(), z.string()]).nullish()
const price = z.union([z.number(), z.string()]).nullish()

export const foodicsList = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    meta: z.object({ current_page: z.number(), last_page: z.number() }).optional(),
  })

export const foodicsBranch = z.object({ id: z.string(), ...named })
export const foodicsProduct = z.object({
  id: z.string(),
  ...named,
  price,
  is_active: z.boolean().nullish(),
  calories: count,
  walking_minutes_to_burn_calories: count,
  is_high_salt: z.boolean().nullish(),
  category: z.object(named).nullish(),
  modifiers: z
    .array(
      z.object({
        options: z.array(z.object({ id: z.string(), ...named, price, calories: count })).nullish(),
      }),
    )
    .nullish(),
})
export const foodicsTax = z.object({
  id: z.string(),
  ...named,
  /** Per cent. */
  rate: z.number(),
  deleted_at: z.string().nullish(),
  /** Order types for which it is not charged. */
  inactive_in_order_types: z.array(z.number()).nullish(),
})
export const foodicsOrder = z.object({
  id: z.string(),
  status: z.number(),
  delivery_status: z.number().nullish(),
  created_at: z.string().nullish(),
  meta: z.record(z.string(), z.unknown()).nullish(),
})
export const foodicsBusiness = z.object({
  data: z.object({ business: z.object({ name: z.string(), reference: z.union([z.string(), z.number()]) }) }),
})
export const foodicsHook = z.object({
  business: z.object({ reference: z.union([z.string(), z.number()]) }),
  order: z.object({ id: z.string() }),
})

/** Under which key of an order's meta our reference travels. */
export const referenceKey = '3rd_party_order_number'

/**
 * Takes an order as the till tells it; returns how it stands. Status 1 pending, 2 active, 3 declined, 4 closed, 5
 * returned, 6 joined, 7 void; delivery status 2 ready, 4 en route, 5 delivered, 6 closed.
 */
export function statusOfFoodics(order: z.infer<typeof foodicsOrder>): PosStatus {
  const { status, delivery_status: way } = order
  if (status === 3 || status === 7) return 'declined'
  if (status === 5) return 'returned'
  if (status === 4 || way === 5 || way === 6) return 'delivered'
  if (way === 4) return 'out'
  if (way === 2 || way === 3) return 'ready'
  return status === 2 ? 'accepted' : 'pending'
}
