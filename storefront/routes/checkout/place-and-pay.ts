import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { OrderWire, PlaceOrderBody } from '#contract/ordering/order.ts'
import { forgetIntent, intentKey } from '../../ordering/cart/order-intent.ts'
import type { IntentStore } from '../../ordering/cart/order-intent.ts'

/** What paying needs besides the order itself. */
export interface PayWorld {
  readonly client: Pick<Client, 'placeOrder'> & {
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
 * Takes what was shown and typed; places the order under the intent's key and opens its payment. Returns the gateway's
 * page to go to, the group's page of a shared cart, or the order's own when nothing is left to pay by card. Throws the CallError of the refusal. A repeat of a press, or of a lost answer, gives the same order.
 */
export async function placeAndPay(body: PlaceOrderBody, world: PayWorld): Promise<string> {
  const order = await place(body, world)
  const settled = order.payment_state === 'paid' || order.payment_state === 'due'
  // one that waits for its company has nothing to pay either
  if (settled || order.status === 'b2b_pending') return world.orderPage(order.id)
  if (world.groupPage) return world.groupPage
  return world.client.openPayment(order.id).then(
    ({ pay_url }) => pay_url,
    (error: unknown) => {
      // in another tab, between the two calls
      if (error instanceof CallError && error.body.code === 'already-paid') return world.orderPage(order.id)
      throw error
    },
  )
}

async function place(body: PlaceOrderBody, world: PayWorld, attempt = 1): Promise<OrderWire> {
  const key = intentKey(body, world.store, world.makeKey)
  try {
    return await world.client.placeOrder(body, key)
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
