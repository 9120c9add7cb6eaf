import { constants } from '#domain/core/limits.ts'
import { monthOf } from '#domain/companies/company.ts'
import type { Minor } from '#domain/core/money.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { addCompanyEntry, lockCompany } from '#server/store/companies/companies.ts'
import { changeCompanyOrder, findCompanyOrder } from '#server/store/companies/company-orders.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'

/** Takes a moment and a zone; returns the month (YYYY-MM) of its business day there. */
export function monthAt(now: Date, zone: string): string {
  return monthOf(businessDate(now.getTime(), zone, constants.businessDayStartMinutes))
}

/** An order on account, its company, whose row is locked, and the month (YYYY-MM) that it counts in. */
export interface Charge {
  readonly order: Pick<OrderRow, 'id' | 'bill'>
  readonly companyId: string
  readonly month: string
}

/** Takes an order that is created in this transaction; the company owes what is left to pay of it, once. Safety 8. */
export async function chargeCompany(
  db: WriteDb,
  { order, companyId, month }: Charge,
  now: Date,
): Promise<void> {
  const entry = { kind: 'charge', amount: order.bill.toPay, month, at: now, orderId: order.id } as const
  await addCompanyEntry(db, companyId, { ...entry, source: `order:${order.id}` })
}

/**
 * Takes a locked order on account and what of it goes back (minor units) by a credit note; the company owes that less,
 * once per note, in the month of the note. Rule "Refunds".
 */
export async function creditCompany(
  db: WriteDb,
  order: OrderRow,
  back: { readonly noteId: string; readonly amount: Minor; readonly actor: string },
  now: Date,
): Promise<void> {
  const owes = await findCompanyOrder(db, order.id)
  if (!owes || back.amount <= 0) return
  await lockCompany(db, owes.company_id)
  const staffId = back.actor.startsWith('staff:') ? back.actor.slice('staff:'.length) : undefined
  const added = await addCompanyEntry(db, owes.company_id, {
    kind: 'refund',
    amount: -back.amount,
    source: `note:${back.noteId}`,
    month: monthAt(now, owes.time_zone),
    at: now,
    orderId: order.id,
    ...(staffId && { staffId }),
  })
  if (added === true) await changeCompanyOrder(db, order.id, { returned: owes.returned + back.amount })
}
