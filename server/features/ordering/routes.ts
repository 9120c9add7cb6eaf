import type { OpenAPIHono } from '@hono/zod-openapi'
import { checkoutRoute, type CheckoutBody } from '#contract/ordering/checkout.ts'
import { getOrderRoute, getPaymentRoute, placeOrderRoute } from '#contract/ordering/order.ts'
import { getOrderCalendarRoute } from '#contract/ordering/order-calendar.ts'
import { cancelOrderRoute, sayArrivedRoute } from '#contract/ordering/order-acts.ts'
import { getSlotsRoute } from '#contract/timing/slots.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { answerFile } from '#server/http/answer-file.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { callOf } from '../../http/call-of.ts'
import { refusalMessage } from '#contract/core/refusal-message.ts'
import { ensureShopper } from '#server/middleware/shopper.ts'
import { draftAddressOf } from './cart/draft-address.ts'
import { draftVehicleOf } from './cart/draft-vehicle.ts'
import { cartRoutes } from './cart/routes.ts'
import { orderCalendar } from './order/order-calendar.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { checkOut, type Checkout } from './order/check-out.ts'
import { wantedCartOf } from './order/new-cart.ts'
import { meaningHash, placeOrder } from './order/place-order.ts'
import { takeNotes } from './order/take-notes.ts'
import { describeOrder, readOrder } from './order/read-order.ts'
import { readReturn } from './order/read-return.ts'
import { receiptRoutes } from './order/receipt-routes.ts'
import { sayArrived } from './order/say-arrived.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { pageOrigin } from '../../http/page-origin.ts'
import { groupRoutes } from './group/routes.ts'
import { limitGuesses } from '../pricing/limit-guesses.ts'
import { showSlots } from './slots/show-slots.ts'

/** From the cart to the order (spec 1, 4). */
export function orderingRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  cartRoutes(app, deps)
  checkoutRoutes(app, deps)
  orderActRoutes(app, deps)
  groupRoutes(app, deps)
  app.openapi(getSlotsRoute, async (c) => {
    const { type, cart_id } = c.req.valid('query')
    const input = { branchId: c.req.valid('param').id, type, cartId: cart_id }
    return answer(c, await showSlots(deps, callOf(c), input), 200)
  })
  app.openapi(placeOrderRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key']
    const body = await takeNotes(deps, c.get('tenantId'), c.req.valid('json'))
    const placed = await placeOrder(deps, callOf(c), key, body)
    return answer(c, isRefusal(placed) ? placed : await describeOrder(deps, callOf(c), placed), 201)
  })
  app.openapi(getOrderRoute, async (c) =>
    answer(c, await readOrder(deps, callOf(c), c.req.valid('param').id, c.req.valid('query').since), 200),
  )
  app.openapi(getPaymentRoute, async (c) => {
    const withOrder = c.req.valid('query').with === 'order'
    return answer(c, await readReturn(deps, callOf(c), c.req.valid('param').reference, withOrder), 200)
  })
  app.openapi(getOrderCalendarRoute, async (c) => {
    const call = { ...callOf(c), language: c.req.valid('query').language ?? c.get('language') }
    const file = await orderCalendar(deps, call, c.req.valid('param').id, await pageOrigin(c, deps))
    return answerFile(c, file, 'order.ics')
  })
  receiptRoutes(app, deps)
}

/** From the lines to the payment's address in one call (decision 0230). */
function checkoutRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(checkoutRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key']
    const tenantId = c.get('tenantId')
    const json = c.req.valid('json')
    const { cart, method, ...body } = await takeNotes(deps, tenantId, json)
    const wanted = await cartOf(c, deps, json)
    if (isRefusal(wanted)) return answer(c, wanted, 201)
    const bodyHash = meaningHash([cart, body, method ?? ''])
    // a short key may be another guest's as well
    const repeatable = key.length >= leastRepeatable ? JSON.stringify([key, bodyHash]) : undefined
    const shopper = 'version' in cart ? (c.get('shopper') ?? '') : ensureShopper(c, deps, repeatable)
    const call = { ...callOf(c), shopper }
    const origin = await pageOrigin(c, deps)
    const request: Checkout = { key, bodyHash, body, cart: wanted, method, origin }
    const act = () => checkOut(deps, call, request)
    const done = await ('lines' in cart && cart.coupon ? limitGuesses(deps, call, act) : act())
    if (isRefusal(done)) return answer(c, done, 201)
    const { order, payment, trouble } = done
    const why = trouble && { code: trouble.code, message: refusalMessage(trouble, call.language) }
    return answer(c, { order: await describeOrder(deps, call, order), payment, trouble: why }, 201)
  })
}

/** Characters of an Idempotency-Key that nobody else makes as well: a UUID has 36. */
const leastRepeatable = 20

async function cartOf(
  c: AppContext,
  deps: Deps,
  { cart, payment_method }: CheckoutBody,
): Promise<Checkout['cart'] | Refusal> {
  if ('version' in cart) return cart
  const address = await draftAddressOf(deps, c.get('tenantId'), c.get('customer'), cart.address)
  if (isRefusal(address)) return address
  const vehicle = await draftVehicleOf(deps, c.get('tenantId'), c.get('customer'), cart.vehicle)
  return isRefusal(vehicle) ? vehicle : wantedCartOf(cart, payment_method, { address, vehicle })
}

/** What the one who ordered may still do: cancel, and say "I'm here". */
function orderActRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const shown = async (c: AppContext, acted: OrderRow | Refusal) =>
    isRefusal(acted) ? acted : describeOrder(deps, callOf(c), acted)
  app.openapi(cancelOrderRoute, async (c) => {
    const { version } = c.req.valid('json')
    return answer(
      c,
      await shown(c, await cancelOrder(deps, callOf(c), c.req.valid('param').id, version)),
      200,
    )
  })
  app.openapi(sayArrivedRoute, async (c) => {
    const { place } = c.req.valid('json')
    return answer(c, await shown(c, await sayArrived(deps, callOf(c), c.req.valid('param').id, place)), 200)
  })
}
