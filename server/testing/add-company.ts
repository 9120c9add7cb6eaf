import { makeId } from '#server/core/make-id.ts'
import { insertCompany, replaceMembers } from '#server/store/companies/companies.ts'
import { insertCompanyOrder } from '#server/store/companies/company-orders.ts'
import type { TestApp } from './make-test-app.ts'

/** A company, and the link of one of its orders. */
export interface CompanyIds {
  readonly company: string
  readonly approval: string
}

/** Takes a restaurant and one of its orders; returns a company of it and the approval that this order stands under. */
export async function addCompany(test: TestApp, tenantId: string, orderId: string): Promise<CompanyIds> {
  const [company, approval] = [makeId(), makeId()]
  await test.database.db.write(tenantId, async (db) => {
    await insertCompany(db, company, {
      name: 'Huda Holding',
      tax_number: '',
      approver_name: 'Huda',
      approver_mobile: '+966551239876',
      approver_language: 'ar',
      order_limit: 0,
      month_limit: null,
      credit_limit: null,
      active: true,
    })
    await replaceMembers(db, company, [{ name: 'Huda', mobile: '+966551239876' }])
    await insertCompanyOrder(db, {
      order_id: orderId,
      company_id: company,
      approval_id: approval,
      mobile: '+966551239876',
      month: '2026-11',
      amount: 300,
      why: 'order',
      state: 'refused',
      decide_by: new Date(0),
      decided_at: new Date(0),
    })
  })
  return { company, approval }
}
