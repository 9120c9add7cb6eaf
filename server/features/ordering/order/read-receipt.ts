import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { findInvoice, listChangeNotes } from '#server/store/payments/documents.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import type { Call } from '#server/http/call.ts'
import { orderCodes } from '../../einvoicing/order-codes.ts'
import { makeReceipt } from './make-paper.ts'

/**
 * Takes an order's unguessable id; returns its receipt as PDF in the caller's language. Refuses 'order-unavailable' for
 * an unknown order, 'not-found' for one without an invoice: it was never sold, and 'busy'.
 */
export async function readReceipt(
  deps: Deps,
  call: Call,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const [order, invoice, [changed]] = await deps.db.read(call.tenantId, async (db) => [
    await authorize(linkHolder('order-unavailable'), findOrder(db, id)),
    await findInvoice(db, id),
    await listChangeNotes(db, id),
  ])
  if (isRefusal(order)) return order
  if (!invoice) return refuse('not-found')
  const { branches } = await deps.catalogues.current(call.tenantId)
  const zone = branches.find((branch) => branch.id === order.branch_id)?.timeZone ?? 'UTC'
  const codes = invoice.seller.einvoicing ? await orderCodes(deps, call.tenantId, order) : undefined
  if (codes?.isHeld) return refuse('invoice-not-cleared')
  const code = codes?.invoice
  // what was issued says what it said
  const billed = changed ? { ...order, bill: changed.before } : order
  return makeReceipt(deps, call.tenantId, { order: billed, invoice, zone, language: call.language, code })
}
