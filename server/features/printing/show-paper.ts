import type { OrderPaperWire } from '#contract/printing/printing.ts'
import type { PrintLanguage, PrintPaper } from '#domain/printing/print-ticket.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ticketRows } from '#domain/printing/ticket-rows.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { makeTicket, readTicketFacts } from './make-ticket.ts'
import { signBefore } from './print-order.ts'
import { orderKinds } from '#domain/ordering/order-kind.ts'

/** Which ticket of an order, in which language. */
export interface PaperLook {
  readonly orderId: string
  readonly paper: PrintPaper
  readonly stationId: string | undefined
  readonly printed: PrintLanguage
  readonly language: Language
}

/**
 * Takes a member and which ticket of an order; returns its rows, and where else it could be printed. Refuses 'not-allowed'
 * (the kitchen prints no receipts), 'order-unavailable', and 'not-found' for a station that is gone.
 */
export async function showPaper(
  deps: Deps,
  staff: StaffSession,
  { orderId, paper, stationId, printed, language }: PaperLook,
): Promise<OrderPaperWire | Refusal> {
  if (!mayStaff(staff.role, paper === 'receipt' ? 'see_money' : 'see_board')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  if (catalogue.branches.some(({ einvoicing }) => einvoicing)) {
    const order = await deps.db.read(staff.tenantId, (db) =>
      authorize(inBranchOf(staff, 'order-unavailable'), findOrder(db, orderId)),
    )
    if (isRefusal(order)) return order
    await signBefore(deps, staff.tenantId, catalogue, order.branch_id)
  }
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const order = await authorize(inBranchOf(staff, 'order-unavailable'), findOrder(db, orderId))
    if (isRefusal(order)) return order
    if (!orderKinds[order.kind].isCooked) return refuse('order-unavailable')
    const facts = await readTicketFacts(db, order, catalogue)
    if (stationId !== undefined && !facts.stations.some(({ id }) => id === stationId))
      return refuse('not-found')
    const stationIds = stationId === undefined ? [] : [stationId]
    const ticket = makeTicket(facts, { paper, stationIds, now: deps.clock() })
    const printers = mayStaff(staff.role, 'find_orders')
      ? catalogue.printers.filter((one) => one.branch_id === order.branch_id)
      : []
    return {
      number: ticket.number,
      rows: ticketRows(ticket, printed, 'none'),
      stations: facts.stations.map(({ id, name_ar: ar, name_en: en }) => ({
        id,
        name: wordIn({ ar, en }, language),
      })),
      printers: printers.map(({ id, name }) => ({ id, name })),
    }
  })
}
