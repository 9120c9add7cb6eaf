import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { CheckoutWire } from '#contract/ordering/checkout.ts'
import type { PlaceOrderBody } from '#contract/ordering/order.ts'
import { forgetIntent, intentKey } from '../../ordering/cart/order-intent.ts'
import type { IntentStore } from '../../ordering/cart/order-intent.ts'

/** What paying needs besides the order itself. */
export interface PayWorld {
  readonly client: Pick<Client, 'checkOut' | 'placeOrder'> & {
    openPayment(orderId: string): Promise<{ readonly pay_url: string }>
  }
  /** The page of an order that has nothing more to pay now. */
  readonly orderPage: (id: string) => string
  /** Of a shared cart: there its host says who pays. */
  readonly groupPage?: string | undefined
  readonly store: IntentStore
  readonly makeKey: () => string
  readonly pause: (milliseconds: number) => Promise<void>
}

const repeats = 3

/**
 * Takes what was shown and typed; places the order under the intent's key and opens its payment, in one call. Returns the gateway's
 * page to go to, the group's page of a shared cart, or the order's own when nothing is left to pay by card. Throws the CallError of the refusal. A repeat of a press, or of a lost answer, gives the same order.
 */
export async function placeAndPay(body: PlaceOrderBody, world: PayWorld): Promise<string> {
  const { order, payment } = await place(body, world)
  const settled = order.payment_state === 'paid' || order.payment_state === 'due'
  // one that waits for its company has nothing to pay either
  if (settled || order.status === 'b2b_pending') return world.orderPage(order.id)
  if (world.groupPage) return world.groupPage
  if (payment) return payment.pay_url
  // it could not be opened with the order: asked for again, and its refusal is the page's to tell
  return world.client.openPayment(order.id).then(
    ({ pay_url }) => pay_url,
    (error: unknown) => {
      // in another tab, between the two calls
      if (error instanceof CallError && error.body.code === 'already-paid') return world.orderPage(order.id)
      throw error
    },
  )
}

type Placed = Pick<CheckoutWire, 'order' | 'payment'>

async function place(body: PlaceOrderBody, world: PayWorld, attempt = 1): Promise<Placed> {
  const key = intentKey(body, world.store, world.makeKey)
  try {
    return await send(body, key, world)
  } catch (error) {
    const code = error instanceof CallError ? error.body.code : undefined
    if (attempt >= repeats) throw error
    if (code === 'key-reused') {
      forgetIntent(world.store)
      return place(body, world, attempt + 1)
    }
    if (code !== 'repeat-with-same-key') throw error
    // our own earlier press is still at work: the same key brings its order
    await world.pause(700)
    return place(body, world, attempt + 1)
  }
}

/** One call; a server of the version before, which answers beside new ones while it is upgraded, has two for it. */
async function send(body: PlaceOrderBody, key: string, { client }: PayWorld): Promise<Placed> {
  const { cart_id: id, cart_version: version, ...shown } = body
  try {
    return await client.checkOut({ ...shown, cart: { id, version } }, key)
  } catch (error) {
    const isUnknown = error instanceof CallError && error.status === 404 && error.body.code === 'not-found'
    if (!isUnknown) throw error
    return { order: await client.placeOrder(body, key), payment: null }
  }
}
