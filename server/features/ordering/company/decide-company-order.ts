import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { limitsOfCompany, lockCompany } from '#server/store/companies/companies.ts'
import {
  changeCompanyOrder,
  findByApproval,
  findCompanyOrder,
  type PlacedCompanyOrder,
} from '#server/store/companies/company-orders.ts'
import { lockOrder, type LockedOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { createOrder } from '../order/create-order.ts'
import { chargeCompany, monthAt } from '../../companies/charge-company.ts'
import { endWaiting } from './end-waiting.ts'

/** What the approver says of an order. */
export interface Decision {
  readonly approve: boolean
  readonly reason: string
}

/**
 * Takes the approver's link and what is decided; the order goes on, charged once, or ends as `b2b_canceled`. The same
 * answer again changes nothing; another one is refused with 'company-decided', as is one after its time. Refuses
 * 'company-order-gone' for an unknown link and 'company-credit' when the restaurant lends no more. Spec 4 b2b_pending.
 */
export async function decideCompanyOrder(
  deps: Deps,
  tenantId: string,
  approvalId: string,
  decision: Decision,
): Promise<{ decided: true } | Refusal> {
  const reason = cleanText(decision.reason, limits.notes)
  if (reason === undefined) return refuse('text-too-long', { fields: { reason: ['text-too-long'] } })
  const now = new Date(deps.clock())
  const done = await writeUnlessRefused(deps.db, tenantId, async (db) => {
    const found = await authorize(linkHolder('company-order-gone'), findByApproval(db, approvalId))
    if (isRefusal(found)) return found
    const order = await forSystem('derived', lockOrder(db, found.order_id))
    // read again under the order's lock: a rival may have decided meanwhile
    const owes = order && (await findCompanyOrder(db, order.id))
    if (!order || !owes) return refuse('company-order-gone')
    const wanted = decision.approve ? 'charged' : 'refused'
    if (owes.state === wanted) return order
    if (owes.state !== 'waiting' || !owes.decide_by || owes.decide_by <= now)
      return refuse('company-decided', { details: { state: owes.state } })
    return decision.approve
      ? approve(db, order, owes, now)
      : endWaiting(
          db,
          order,
          { state: 'refused', actor: 'company', reason: reason || 'company-refused' },
          now,
        )
  })
  deps.wakeRelay()
  return isRefusal(done) ? done : { decided: true }
}

async function approve(
  db: WriteDb,
  order: LockedOrder,
  owes: PlacedCompanyOrder,
  now: Date,
): Promise<OrderRow | Refusal> {
  const company = await lockCompany(db, owes.company_id)
  if (!company?.active) return refuse('method-unavailable')
  const { credit } = limitsOfCompany(company)
  if (credit !== null && company.owed + owes.amount > credit) return refuse('company-credit')
  const month = monthAt(now, owes.time_zone)
  await chargeCompany(db, { order, companyId: company.id, month }, now)
  await changeCompanyOrder(db, order.id, { state: 'charged', decided_at: now })
  return createOrder(db, order, { actor: 'company', paymentState: 'paid' }, now)
}
