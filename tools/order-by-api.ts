import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { CheckoutWire } from '#contract/ordering/checkout.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { Visitor } from './visitor.ts'

/** A card of the sandbox gateway that is taken at once. */
export const approvedCard = { number: '4111111111111111', expiry: '12/34', cvc: '123' }

/** What a guest sends to order; the same `key` and body may be sent again. */
export type Intent = { key: string; body: Record<string, unknown> }

/** Fills a cart with the first two items that need no choice; returns what placing its order takes. */
export const fillCart = async (guest: Visitor, name: string): Promise<Intent> => {
  const menu = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const items = menu.items.filter((item) => item.state === 'available' && !item.needs_choice).slice(0, 2)
  let cart = await guest.call<CartWire>('POST', '/api/v1/carts', {
    type: 'pickup',
    branch_id: menu.branch.id,
  })
  for (const item of items)
    cart = await guest.call<CartWire>('POST', `/api/v1/carts/${cart.cart_id}/lines`, {
      item_id: item.id,
      quantity: 1,
    })
  const body = {
    cart_id: cart.cart_id,
    cart_version: cart.version,
    total: cart.bill.to_pay,
    ready_minutes_to: cart.ready_minutes.to,
    name,
    mobile: { SAR: '0551234567', EGP: '01012345678', AED: '0501234567' }[cart.bill.currency] ?? '',
    payment_method: 'card',
  }
  return { key: randomUUID(), body }
}

/** Sends an intent; returns the order, which waits for its payment. */
export const placeByApi = (guest: Visitor, intent: Intent): Promise<OrderWire> =>
  guest.call<OrderWire>('POST', '/api/v1/orders', intent.body, { 'idempotency-key': intent.key })

/** What a guest sends whose cart nobody has saved: the first two items that need no choice, at the total that the server says. */
export const newCheckout = async (guest: Visitor, name: string): Promise<Intent> => {
  const menu = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const { body } = await fillCart(guest, name)
  const { cart_id: _, cart_version: __, ...shown } = body
  const items = menu.items.filter((item) => item.state === 'available' && !item.needs_choice).slice(0, 2)
  const lines = items.map(({ id }) => ({ item_id: id, quantity: 1 }))
  const cart = { type: 'pickup', branch_id: menu.branch.id, lines }
  return { key: randomUUID(), body: { ...shown, cart } }
}

/** Sends such an intent; returns the order and where it is paid. Throws while its payment is not open yet. */
export const checkOutByApi = async (
  guest: Visitor,
  intent: Intent,
): Promise<{ order: OrderWire; payment: PaymentStep }> => {
  const key = { 'idempotency-key': intent.key }
  const { order, payment } = await guest.call<CheckoutWire>('POST', '/api/v1/checkouts', intent.body, key)
  if (!payment) throw new Error('the payment of its order is not open yet')
  return { order, payment }
}

/** Where an order is paid. */
export type PaymentStep = { reference: string; pay_url: string }

const mostAsked = 5

/** Opens the payment of an order; returns the gateway's page. */
export const openPaymentByApi = async (guest: Visitor, orderId: string): Promise<PaymentStep> => {
  const open = ['POST', `/api/v1/orders/${orderId}/payments`, {}] as const
  // as a browser does: an opening that the gateway did not answer is asked for again, under the same reference
  for (let asked = 1; asked < mostAsked; asked += 1) {
    const { status, body } = await guest.send(...open)
    if (status < 400) return JSON.parse(body) as PaymentStep
    if (status !== 503) break
    await pause(asked * 400)
  }
  return guest.call<PaymentStep>(...open)
}

/** Pays on the sandbox gateway as its card page would; returns the gateway's answer. */
export const payAtSandbox = async (
  payUrl: string,
  card = approvedCard,
): Promise<{ state: string; next: string }> => {
  const url = payUrl.replace(/\/pay\/([^/?]+).*$/, '/v1/sessions/$1/pay')
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card }),
  })
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as { state: string; next: string }
}

/** Does all of it: a paid order that the branch sees. */
export const orderByApi = async (guest: Visitor, name: string): Promise<OrderWire> => {
  const order = await placeByApi(guest, await fillCart(guest, name))
  const step = await openPaymentByApi(guest, order.id)
  await payAtSandbox(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  const { order: paid } = await guest.call<{ order: OrderWire }>('GET', `/api/v1/orders/${order.id}`)
  return paid
}
