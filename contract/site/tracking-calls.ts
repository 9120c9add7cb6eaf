import type { Caller } from '../core/caller.ts'

/** Takes how to call; returns the call that makes a purchase be told once. */
export function trackingCalls({ call }: Caller) {
  return {
    tellPurchase: (orderId: string) =>
      call<{ first: boolean }>('POST', `/api/v1/orders/${orderId}/purchase`, {}),
  }
}
