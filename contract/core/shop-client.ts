import { makeCaller, type ClientOptions } from './caller.ts'
import { contentCalls, orderCalls } from './calls.ts'
import type { CustomerWire } from '../customers/customer.ts'

/**
 * Takes what makeClient takes; returns the calls that every page of the storefront needs: content, cart, order, and who
 * is signed in. The others come with the pages that make them, so that they weigh on no first view.
 */
export function makeShopClient(options: ClientOptions) {
  const caller = makeCaller(options)
  return {
    ...contentCalls(caller),
    ...orderCalls(caller),
    customer: () => caller.get<CustomerWire>('/api/v1/user/customers/details'),
  }
}

export type ShopClient = ReturnType<typeof makeShopClient>
