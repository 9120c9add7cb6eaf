import { createRoute, z } from '@hono/zod-openapi'
import { billSums } from '../ordering/cart.ts'
import { paymentAttempt } from '../ordering/order-desk.ts'
import { ticket } from '../backoffice/staff.ts'
import { amount, id, json, refusals } from '../core/wire.ts'

/** The bill of a table for those who see money, while guests sit there and for as long as it is kept. */
const tableBill = z
  .object({
    session_id: id,
    table: z.string(),
    area: z.string(),
    state: z.enum(['waiting', 'open', 'paid', 'ended']),
    /** Finished words of the moment when it began, in the branch's time zone. */
    since: z.string(),
    sums: billSums,
    /** Not paid yet; nothing once the bill has been paid, whatever went back of it since. */
    left: amount,
    /** What was paid, oldest first. Each is an order row of its own, given back like any order. */
    /** Of the deposit, what is beyond the bill so far: given back with its payment, if the party orders no more. */
    deposit_beyond: amount,
    payments: z.array(
      z.object({
        ticket,
        amount,
        invoice: z.int().nullable(),
        tender: z.enum(['online', 'cash', 'card']),
        /** All that was left, certain lines, or one part of a division. */
        what: z.enum(['whole', 'items', 'part']),
        /** Of the reservation, paid ahead and set against the bill. */
        deposit: z.boolean(),
        /** The guest who paid, while known; else the member who took it. */
        who: z.string(),
        when: z.string(),
        attempts: z.array(paymentAttempt),
      }),
    ),
  })
  .openapi('TableBillOfStaff')

export const getTableBillRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/table-sessions/{id}/bill',
  description: 'The bill of a table, and each payment of it with what went back.',
  tags: ['staff'],
  request: { params: z.object({ id }) },
  responses: { 200: json('The bill', tableBill), ...refusals },
})

export type TableBillWire = z.infer<typeof tableBill>
export type TablePaymentWire = TableBillWire['payments'][number]
