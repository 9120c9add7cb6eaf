import type { Client } from '#contract/core/client.ts'
import { itemsOf } from './cart-steps.ts'
import type { Step } from './tag-line.ts'

/**
 * Takes the calls and an order that is shown; returns the purchase with its exact amounts, or undefined when it is none
 * of this visitor's, is none yet, or was told before: the server says yes once.
 */
export async function purchaseStep(
  client: Pick<Client, 'order' | 'tellPurchase'>,
  orderId: string,
): Promise<Omit<Step, 'location' | 'title' | 'route'> | undefined> {
  const { order } = await client.order(orderId)
  if (!order?.mine || !(await client.tellPurchase(orderId)).first) return undefined
  const { bill } = order
  return {
    name: 'purchase',
    transaction_id: order.id,
    currency: bill.currency,
    value: Number(bill.total),
    tax: Number(bill.vat),
    shipping: bill.free_delivery ? 0 : Number(bill.delivery_fee),
    ...(bill.coupon_code && { coupon: bill.coupon_code }),
    items: itemsOf(bill.lines),
  }
}
