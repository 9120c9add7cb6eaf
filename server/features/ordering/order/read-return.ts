import type { PaymentWire } from '#contract/ordering/order.ts'
import { orderKinds } from '#domain/ordering/order-kind.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { holds } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Call } from '#server/http/call.ts'
import { readPayment } from '../../payments/payment/read-payment.ts'
import { describeOrder } from './read-order.ts'

/**
 * Takes an attempt's unguessable reference and whether the order is asked for; returns how the payment stands, and the order
 * that it pays with it, to the browser that placed it alone (safety 11): who comes back from the gateway needs no second
 * call. Refuses 'payment-session-invalid'.
 */
export async function readReturn(
  deps: Deps,
  call: Call,
  reference: string,
  withOrder: boolean,
): Promise<PaymentWire | Refusal> {
  const read = await readPayment(deps, call, reference)
  if (isRefusal(read)) return read
  if (!withOrder) return read.payment
  const { order } = read
  const isShown = holds(call, order) && orderKinds[order.kind].isCooked
  return { ...read.payment, order: isShown ? await describeOrder(deps, call, order) : null }
}
