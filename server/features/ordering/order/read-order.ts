import type { OrderWire } from '#contract/order.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findOrder, readJournal, type OrderRow } from '#server/store/orders.ts'
import { findLiveAttempt, listRefunds } from '#server/store/payments.ts'
import type { Call } from '../call.ts'
import { showOrder } from './show-order.ts'

/** Takes an order's unguessable id and the version that the caller has; returns the order, or null when that is the newest. */
export async function readOrder(
  deps: Deps,
  call: Call,
  id: string,
  since?: number,
): Promise<{ order: OrderWire | null } | Refusal> {
  const order = await deps.db.read(call.tenantId, (db) => findOrder(db, id))
  if (!order) return refuse('order-unavailable')
  if (since !== undefined && order.version <= since) return { order: null }
  return { order: await describeOrder(deps, call, order) }
}

/** Takes an order's row; returns it for the one who asks. */
export async function describeOrder(deps: Deps, call: Call, order: OrderRow): Promise<OrderWire> {
  const parts = await deps.db.read(call.tenantId, async (db) => {
    const [journal, refunds, attempt] = await Promise.all([
      readJournal(db, order.id),
      mayHaveRefunds(order) ? listRefunds(db, [order.id]) : [],
      order.status === 'callcenter_pending' ? findLiveAttempt(db, order.id) : undefined,
    ])
    return { order, journal, refunds, paying: attempt?.state === 'submitted' }
  })
  const catalogue = await deps.catalogues.current(call.tenantId)
  const mine = call.shopper !== undefined && call.shopper === order.shopper
  return showOrder(parts, catalogue, { mine, language: call.language, now: deps.clock() })
}

/** An order that goes on without refunds saves the question; one that failed counts in no sum, and shows at the end. */
function mayHaveRefunds({ refunding, ended_at }: OrderRow): boolean {
  return refunding > 0 || ended_at !== null
}
