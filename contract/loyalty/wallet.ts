import { createRoute, z } from '@hono/zod-openapi'
import { ledgerTypes } from '#domain/loyalty/ledger.ts'
import { limits } from '#domain/core/limits.ts'
import { idempotencyHeader, paymentStep } from '../ordering/order.ts'
import { body, amount, id, json, moment, refusals } from '../core/wire.ts'

export const topUpRoute = createRoute({
  method: 'post',
  path: '/api/v1/wallet/wallet-logs/top-up',
  tags: ['wallet'],
  description:
    'Opens the payment of a top-up by card. One waits at a time: the same amount again leads to the same payment. ' +
    '"top-up-amount" names the least and the most.',
  request: body(z.object({ amount: z.string().max(30) })),
  responses: { 200: json('Where to pay', paymentStep), ...refusals },
})

export const redeemCouponRoute = createRoute({
  method: 'post',
  path: '/api/v1/wallet/wallet-logs/redeem',
  tags: ['wallet'],
  description: 'Pays what a coupon for the wallet gives into it, once.',
  request: body(z.object({ code: z.string().max(limits.couponCode * 2) })),
  responses: { 200: json('What came in', z.object({ amount })), ...refusals },
})

const line = z.object({
  id: z.string(),
  type: z.enum(ledgerTypes),
  label: z.string(),
  amount: z.string(),
  balance: z.string(),
  note: z.string(),
  at_words: z.string(),
})
const staffBalances = z
  .object({
    customer: z.object({ id, name: z.string(), mobile: z.string(), email: z.string() }),
    wallet: z.object({ balance: amount, short: amount, log: z.array(line) }),
    points: z.object({ balance: z.string(), short: z.int(), log: z.array(line) }),
  })
  .openapi('StaffBalances')

export const findBalancesRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/balances',
  tags: ['staff'],
  description: 'A customer’s wallet and points by mobile number or e-mail, with the newest lines of each.',
  request: {
    query: z.object({
      contact: z
        .string()
        .max(100)
        .regex(/^\P{Cc}*$/u),
    }),
  },
  responses: { 200: json('The balances', staffBalances), ...refusals },
})

const balanceChanges = ['credit', 'debit', 'give_away'] as const

export const changeBalanceRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/balances/{id}',
  tags: ['staff'],
  description:
    'Adds to or takes from a customer’s wallet or points, with a reason that the customer reads. Once per Idempotency-Key.',
  request: {
    headers: idempotencyHeader,
    params: z.object({ id }),
    ...body(
      z.object({
        ledger: z.enum(['wallet', 'points']),
        type: z.enum(balanceChanges),
        /** Money, or a whole number of points; above zero. */
        amount: z.string().max(30),
        reason: z.string().max(limits.notes * 4),
      }),
    ),
  },
  responses: { 200: json('The balances after it', staffBalances), ...refusals },
})

export const pointsExpiry = z
  .object({ points: z.int(), at: moment, at_words: z.string() })
  .openapi('PointsExpiry')

export type StaffBalancesWire = z.infer<typeof staffBalances>
export interface ChangeBalanceBody {
  ledger: 'wallet' | 'points'
  type: (typeof balanceChanges)[number]
  amount: string
  reason: string
}
