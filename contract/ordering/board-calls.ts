import { z } from '@hono/zod-openapi'
import { id, moment } from '../core/wire.ts'

/** What guests at tables want, the longest waiting first; none for roles without tables. */
export const boardCalls = z.array(
  z.object({
    session_id: id,
    table: z.string(),
    area: z.string(),
    wants: z.array(z.enum(['confirm', 'waiter', 'bill', 'join'])),
    since: moment,
  }),
)
