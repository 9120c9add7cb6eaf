import { z } from '@hono/zod-openapi'

/** Of a press of staff that makes something: sent again with its key, it makes nothing more (safety 2). */
export const optionalIdempotencyHeader = z.object({
  'idempotency-key': z.string().min(8).max(255).optional(),
})
