import { createRoute, z } from '@hono/zod-openapi'
import { ledgerTypes } from '#domain/loyalty/ledger.ts'
import { cart } from '../ordering/cart.ts'
import { status } from '../ordering/order.ts'
import { pointsExpiry } from '../loyalty/wallet.ts'
import { body, amount, id, json, listOf, moment, orderType, picture, refusals } from '../core/wire.ts'

const page = z.coerce.number().int().min(1).max(100_000).default(1)

/** One of my orders: enough for its card; the rest is GET /api/v1/orders/{id}. */
const orderRow = z
  .object({
    id,
    version: z.int(),
    number: z.string().nullable(),
    type: orderType,
    status,
    shown: z.object({ status, label: z.string(), background_color: z.string(), text_color: z.string() }),
    payment_state: z.enum(['due', 'pending', 'paid', 'closed']),
    branch_id: id,
    branch_name: z.string(),
    currency: z.string(),
    total: amount,
    refunded: amount,
    count: z.int(),
    /** The first lines, as "2 × Shawarma" is made of. */
    items: z.array(z.object({ name: z.string(), quantity: z.int(), picture: picture.nullable() })),
    placed_at: moment,
    /** The same in words of the branch's clock: "today 08:30 PM", "2026/11/21 08:30 PM". */
    placed_words: z.string(),
    /** Under way: its page is live. */
    active: z.boolean(),
    can_pay: z.boolean(),
  })
  .openapi('MyOrder')

export const orderFilters = ['all', 'active', 'done', 'canceled'] as const

export const listOrdersRoute = createRoute({
  method: 'get',
  path: '/api/v1/user/orders',
  tags: ['customer'],
  description:
    'My orders, newest first, 10 a page. Live steps: subscribe to their ids (contract/core/live.ts).',
  request: { query: z.object({ page, filter: z.enum(orderFilters).default('all') }) },
  responses: { 200: json('A page of my orders', listOf(orderRow)), ...refusals },
})

export const reorderRoute = createRoute({
  method: 'post',
  path: '/api/v1/carts/from-order',
  tags: ['cart'],
  description:
    'Order again: a new cart of the same branch and order type with what of that order is still to be had; `removed` ' +
    'names the rest. For the one who placed it; anyone else is told "order-unavailable".',
  request: {
    ...body(z.object({ order_id: id })),
  },
  responses: { 201: json('The cart', cart), ...refusals },
})

/** A line of a log; `label` says its type in words (spec 3 "Wallet and points log types"). */
const logRow = <T extends z.ZodType>(value: T) =>
  z.object({
    id: z.string(),
    type: z.enum(ledgerTypes),
    label: z.string(),
    /** With its sign: what is spent or expired is below zero. */
    amount: value,
    balance: value,
    note: z.string(),
    order_id: id.nullable(),
    at: moment,
    at_words: z.string(),
  })

const walletLog = logRow(amount).openapi('WalletLog')
const pointsLog = logRow(z.int()).openapi('PointsLog')

export const getWalletBalanceRoute = createRoute({
  method: 'get',
  path: '/api/v1/wallet/wallet-logs/balance',
  description: 'What is in the wallet, and the least order that it pays for.',
  tags: ['wallet'],
  responses: {
    200: json('What is in the wallet', z.object({ balance: amount, min_order_amount: amount })),
    ...refusals,
  },
})
export const listWalletLogsRoute = createRoute({
  method: 'get',
  path: '/api/v1/wallet/wallet-logs/list',
  description: 'The wallet’s log, newest first, 20 a page.',
  tags: ['wallet'],
  request: { query: z.object({ page }) },
  responses: { 200: json('Newest first, 20 a page', listOf(walletLog)), ...refusals },
})
export const getWalletSettingsRoute = createRoute({
  method: 'get',
  path: '/api/v1/wallet/wallet-settings',
  tags: ['wallet'],
  description: 'Only where the tenant has the page app-wallet (spec 6); else not-found.',
  responses: {
    200: json(
      'Settings; without `top_up` a card adds nothing',
      z.object({ min_order_amount: amount, top_up: z.object({ least: amount, most: amount }).nullable() }),
    ),
    ...refusals,
  },
})

export const getPointsBalanceRoute = createRoute({
  method: 'get',
  path: '/api/v1/loyalty/points-logs/balance',
  description: 'How many points there are.',
  tags: ['loyalty'],
  responses: {
    200: json(
      'How many points, and which of them expire next',
      z.object({ balance: z.int(), expiring: pointsExpiry.nullable() }),
    ),
    ...refusals,
  },
})
export const listPointsLogsRoute = createRoute({
  method: 'get',
  path: '/api/v1/loyalty/points-logs/list',
  description: 'The points’ log, newest first, 20 a page.',
  tags: ['loyalty'],
  request: { query: z.object({ page }) },
  responses: { 200: json('Newest first, 20 a page', listOf(pointsLog)), ...refusals },
})
export const getPointsSettingsRoute = createRoute({
  method: 'get',
  path: '/api/v1/loyalty/points-settings',
  tags: ['loyalty'],
  description: 'Only where the tenant has the page app-points (spec 6); else not-found.',
  responses: {
    200: json('Settings', z.object({ min_points: z.int(), point_value: amount })),
    ...refusals,
  },
})

export interface WalletSettingsWire {
  min_order_amount: string
  top_up: { least: string; most: string } | null
}
export interface PointsBalanceWire {
  balance: number
  expiring: { points: number; at: string; at_words: string } | null
}
export type OrderRowWire = z.infer<typeof orderRow>
export type OrderFilter = (typeof orderFilters)[number]
export type WalletLogWire = z.infer<typeof walletLog>
export type PointsLogWire = z.infer<typeof pointsLog>
/** A page of a list, as every list travels. */
export interface PageOf<T> {
  data: T[]
  meta: { current_page: number; last_page: number; per_page: number; total: number }
}
