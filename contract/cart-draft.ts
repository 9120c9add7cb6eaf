import { z } from '@hono/zod-openapi'
import { addressDetails } from './customer-places.ts'
import { id } from './wire.ts'

/** What may be changed of a cart's draft, by the names of spec 3: null takes a choice back, a field left out stays. */
export const draftFields = {
  /** Where to deliver: a saved address of who is signed in, by its id, or a new one. */
  address: z
    .union([z.strictObject({ id }), addressDetails])
    .nullable()
    .optional(),
  use_wallet: z.boolean().nullable().optional(),
  use_points: z.boolean().nullable().optional(),
}

export const draftBody = z.object(draftFields)
export type DraftBody = z.input<typeof draftBody>
