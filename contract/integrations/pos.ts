import { createRoute, z } from '@hono/zod-openapi'
import { inEachLanguage, body, id, json, refusals } from '../core/wire.ts'

const words = inEachLanguage(z.string())
/** As the till names its own. */
const posId = z
  .string()
  .max(80)
  .regex(/^[0-9A-Za-z_-]*$/)

const desk = z
  .object({
    connected: z.boolean(),
    enabled: z.boolean(),
    business: z.string(),
    /** To be typed at the till, where it tells of changes. */
    hook_url: z.string(),
    payment_method_id: z.string(),
    delivery_charge_id: z.string(),
    /** Demo only: a simulator on this machine instead of the till's own address. */
    simulators_allowed: z.boolean(),
    orders: z.array(
      z.object({
        order_id: id,
        number: z.string(),
        state: z.enum(['waiting', 'sending', 'sent', 'refused']),
        pos_status: z.string(),
        error: z.string(),
        when: z.string(),
        /** Cancelled here after it was sent: the till's staff void it there. */
        void_there: z.boolean(),
      }),
    ),
  })
  .openapi('PosDesk')

const row = z.object({
  pos_id: z.string(),
  name: words,
  price: z.string(),
  category: words,
  active: z.boolean(),
  /** Ours that it is; null when it is none. */
  our_id: id.nullable(),
  /** Ours of the same name, when it is none yet. */
  suggested_id: id.nullable(),
  /** What differs between the two. */
  differs: z.array(z.enum(['name', 'price', 'labels'])),
  our_price: z.string(),
  /** Options of ours that no option of it is. */
  unmatched_options: z.array(z.string()),
})

const menu = z
  .object({
    branches: z.array(z.object({ pos_id: z.string(), name: words })),
    our_branches: z.array(z.object({ id, name: words, pos_id: z.string() })),
    items: z.array(row),
    our_items: z.array(z.object({ id, name: words })),
    /** Ours that the till has nothing for: orders with them are refused there. */
    missing: z.array(z.object({ id, name: words })),
  })
  .openapi('PosMenu')

const root = '/api/v1/staff/pos/foodics'

export const getPosRoute = createRoute({
  method: 'get',
  path: root,
  description: 'The till: whether it is connected, and the orders that went there.',
  tags: ['staff'],
  responses: { 200: json('The till', desk), ...refusals },
})
export const connectPosRoute = createRoute({
  method: 'put',
  path: root,
  description: 'Connects the till, or changes how; an empty token keeps the one that is kept.',
  tags: ['staff'],
  request: body(
    z.object({
      token: z
        .string()
        .max(4000)
        .regex(/^[\x21-\x7e]*$/),
      enabled: z.boolean(),
      payment_method_id: posId,
      delivery_charge_id: posId,
      simulator_url: z.string().max(200).optional(),
    }),
  ),
  responses: { 200: json('The till after it', desk), ...refusals },
})
export const getPosMenuRoute = createRoute({
  method: 'get',
  path: `${root}/menu`,
  description: 'Pulls the till’s menu and compares it with ours; changes nothing.',
  tags: ['staff'],
  responses: { 200: json('Both menus', menu), ...refusals },
})
export const linkPosRoute = createRoute({
  method: 'put',
  path: `${root}/links`,
  description:
    'Which of ours is which of the till’s; options are matched by their names. `take`: items whose name, price, calories, salt mark and minutes of activity are taken over.',
  tags: ['staff'],
  request: body(
    z.object({
      branches: z.array(z.object({ our_id: id, pos_id: posId })).max(200),
      items: z.array(z.object({ our_id: id, pos_id: posId })).max(2000),
      take: z.array(id).max(2000),
    }),
  ),
  responses: { 200: json('Both menus after it', menu), ...refusals },
})
export const retryPosOrderRoute = createRoute({
  method: 'post',
  path: `${root}/orders/{id}/retry`,
  description: 'Sends an order that the till refused once more.',
  tags: ['staff'],
  request: { params: z.object({ id }) },
  responses: { 200: json('The till', desk), ...refusals },
})
export const posHookRoute = createRoute({
  method: 'post',
  path: '/api/v1/pos/webhooks/foodics/{token}',
  description: 'What the till tells: a hint alone, the order is asked for there before anything is done.',
  tags: ['order'],
  request: { params: z.object({ token: z.string().regex(/^[\w-]{20,80}$/) }) },
  responses: { 200: json('Heard', z.object({ done: z.literal(true) })), ...refusals },
})

export type PosDeskWire = z.infer<typeof desk>
export type PosMenuWire = z.infer<typeof menu>
export type PosConnectBody = z.infer<
  (typeof connectPosRoute)['request']['body']['content']['application/json']['schema']
>
export type PosLinksBody = z.infer<
  (typeof linkPosRoute)['request']['body']['content']['application/json']['schema']
>
