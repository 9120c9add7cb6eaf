import { redirect } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { OrderWire, PaymentWire } from '#contract/ordering/order.ts'
import type { Language } from '#domain/core/words.ts'
import { localPath } from '#domain/core/local-path.ts'

/** Where a payment's reference leads that the server does not know. */
const refusedPath = '/o/message?code=refused'

/**
 * Takes the client, the language and the reference of the return address; returns how the payment stands as the server
 * knows it, never as the address says. An unknown reference leads to the message page. Safety 11.
 */
export async function loadPayment(
  client: Pick<Client, 'payment'>,
  language: Language,
  reference: string | null,
): Promise<PaymentWire> {
  if (!reference) throw redirect(localPath(refusedPath, language))
  try {
    return await client.payment(reference, true)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status < 500 && error.status !== 429) throw redirect(localPath(refusedPath, language))
    // asked again by the page: a busy server says nothing about the payment
    return {
      state: 'waiting',
      order_id: null,
      order_number: null,
      table_session_id: null,
      wallet_top_up: false,
      reservation_id: null,
      group_id: null,
      amount: '',
      currency: '',
      can_retry: false,
    }
  }
}

/** Takes how a payment stands; returns the own path at which this browser goes on; undefined while it stays here. */
export function pathAfter({
  state,
  order_id,
  table_session_id,
  wallet_top_up,
  reservation_id,
  group_id,
}: Pick<
  PaymentWire,
  'state' | 'order_id' | 'table_session_id' | 'wallet_top_up' | 'reservation_id' | 'group_id'
>): string | undefined {
  // what was paid of a table's bill shows at the table
  if (table_session_id && (state === 'paid' || state === 'returned'))
    return `/menu/dinein/session/${table_session_id}/bill`
  if (group_id && (state === 'paid' || state === 'expired')) return `/group/${group_id}`
  if (state === 'paid' && wallet_top_up) return order_id ? '/account/wallet' : undefined
  if (reservation_id && (state === 'paid' || state === 'returned' || state === 'expired'))
    return `/reservations/${reservation_id}`
  if (state === 'paid' && order_id) return `/order/${order_id}`
  if (state === 'expired') return '/o/message?code=expired'
  return undefined
}

/**
 * Takes an order to whose payment a link leads; returns the own path at which it ends, or undefined while it can be paid or a
 * payment of it is under way: of that "nothing was charged" is not known (safety 3, 11).
 */
export function pathOfPayLink(
  order: Pick<OrderWire, 'status' | 'payment_state' | 'can_pay' | 'hold_until' | 'rendered_at'>,
): string | undefined {
  if (order.payment_state === 'paid') return '/o/message?code=used'
  const held = Date.parse(order.hold_until ?? order.rendered_at) > Date.parse(order.rendered_at)
  const waits = order.status === 'callcenter_pending' && held
  return order.can_pay || waits ? undefined : '/o/message?code=expired'
}
