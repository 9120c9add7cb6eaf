import type { ApprovalWire, MyCompanyWire } from '#contract/companies/company-orders.ts'
import { freeToOrder } from '#domain/companies/company.ts'
import { dayMomentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { showBill } from '#server/show/show-bill.ts'
import { showSlotOf } from '#server/show/show-slot.ts'
import { findCompany, findCompanyOf, limitsOfCompany } from '#server/store/companies/companies.ts'
import { findByApproval, listToApprove, readCompanyUse } from '#server/store/companies/company-orders.ts'
import { findCustomer } from '#server/store/customers/customers.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { monthAt } from '../../companies/charge-company.ts'

interface Look {
  readonly tenantId: string
  readonly language: Language
}

/** Takes an approver's link; returns the order for its approver, or refuses 'company-order-gone'. Spec 4 b2b_pending. */
export async function showApproval(
  deps: Deps,
  { tenantId, language }: Look,
  approvalId: string,
): Promise<ApprovalWire | Refusal> {
  const now = deps.clock()
  const catalogue = await deps.catalogues.current(tenantId)
  return deps.db.snapshot(tenantId, async (db) => {
    const owes = await authorize(linkHolder('company-order-gone'), findByApproval(db, approvalId))
    if (isRefusal(owes)) return owes
    const order = await forSystem('derived', findOrder(db, owes.order_id))
    const company = await findCompany(db, owes.company_id)
    if (!order || !company || !owes.decide_by) return refuse('company-order-gone')
    const use = await readCompanyUse(db, company, owes.month)
    const branch = catalogue.branches.find((one) => one.id === order.branch_id)
    const at = (moment: Date) => dayMomentWords(moment.getTime(), now, owes.time_zone, language)
    const waiting = owes.state === 'waiting' && owes.decide_by.getTime() > now
    return {
      id: approvalId,
      company: company.name,
      state: owes.state === 'waiting' && !waiting ? 'lapsed' : owes.state,
      why: owes.why === 'month' ? 'month' : 'order',
      member: order.contact_name,
      notes: order.notes,
      branch: branch ? wordIn(branch.name, language) : '',
      type: order.type,
      number: order.number === null ? null : String(order.number).padStart(3, '0'),
      slot: showSlotOf(order, { zone: owes.time_zone, language, now })?.words ?? null,
      bill: showBill(order.bill, language),
      month_used: toDecimal(use.month - (owes.state === 'waiting' ? owes.amount - owes.returned : 0)),
      month_limit: company.month_limit === null ? null : toDecimal(company.month_limit),
      placed: at(order.placed_at),
      decide_by: at(owes.decide_by),
    }
  })
}

/** Takes who is signed in; returns the account that its member orders on, and what waits for an approver of that number. */
export async function showMyCompany(
  deps: Deps,
  { tenantId, language }: Look,
  customerId: string,
): Promise<MyCompanyWire> {
  const { branches } = await deps.catalogues.current(tenantId)
  const zone = branches[0]?.timeZone ?? 'UTC'
  const now = deps.clock()
  return deps.db.snapshot(tenantId, async (db) => {
    const company = await findCompanyOf(db, customerId)
    const customer = await findCustomer(db, customerId)
    const waiting = customer?.mobile ? await listToApprove(db, customer.mobile) : []
    const use = company && (await readCompanyUse(db, company, monthAt(new Date(now), zone)))
    const free = company && use && freeToOrder(limitsOfCompany(company), use)
    return {
      company: company
        ? { name: company.name, free: free === null || free === undefined ? null : toDecimal(free) }
        : null,
      to_approve: waiting.map((one) => ({
        id: one.approval_id,
        company: one.company,
        member: one.name,
        total: toDecimal(one.amount),
        decide_by: dayMomentWords(one.decide_by.getTime(), now, zone, language),
      })),
    }
  })
}
