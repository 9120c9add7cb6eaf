import { z } from '@hono/zod-openapi'

/** What may be changed of a cart's draft, by the names of spec 3: null takes a choice back, a field left out stays. */
export const draftFields = {
  use_wallet: z.boolean().nullable().optional(),
  use_points: z.boolean().nullable().optional(),
}

export const draftBody = z.object(draftFields)
export type DraftBody = z.infer<typeof draftBody>
