import type { TicketWire } from '#contract/backoffice/staff.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '../core/deps.ts'
import type { StaffSession } from '../http/request.ts'
import type { OrderRow } from '../store/ordering/orders.ts'
import { listRefunds } from '../store/payments/refunds.ts'
import { showTicket } from './show-ticket.ts'

/** Takes what a member of staff did to an order; returns the order's ticket as that member sees it, or the refusal. */
export async function movedTicket(
  deps: Pick<Deps, 'db' | 'catalogues' | 'clock'>,
  staff: StaffSession,
  language: Language,
  moved: OrderRow | Refusal,
): Promise<TicketWire | Refusal> {
  if (isRefusal(moved)) return moved
  const refunds = await deps.db.read(moved.tenant_id, (db) => listRefunds(db, [moved.id]))
  const { branches } = await deps.catalogues.current(moved.tenant_id)
  const zone = branches.find((branch) => branch.id === moved.branch_id)?.timeZone ?? 'UTC'
  return showTicket(moved, refunds, { staff, language, now: deps.clock(), zone })
}
