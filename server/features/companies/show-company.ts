import type { CompanyWire } from '#contract/companies/companies.ts'
import { toDecimal } from '#domain/core/money.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { listCompanies, listMembers, type MemberRow } from '#server/store/companies/companies.ts'

const decimal = (amount: number | null) => (amount === null ? null : toDecimal(amount))

/** Returns every company as it travels, those in use first. */
export async function showCompanies(db: TenantDb): Promise<CompanyWire[]> {
  const [rows, members] = [await listCompanies(db), await listMembers(db)]
  const of = new Map<string, MemberRow[]>()
  for (const member of members) of.set(member.company_id, [...(of.get(member.company_id) ?? []), member])
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    tax_number: row.tax_number,
    street: row.street,
    building: row.building,
    district: row.district,
    city: row.city,
    postal_code: row.postal_code,
    approver: { name: row.approver_name, mobile: row.approver_mobile, language: row.approver_language },
    order_limit: decimal(row.order_limit),
    month_limit: decimal(row.month_limit),
    credit_limit: decimal(row.credit_limit),
    active: row.active,
    members: (of.get(row.id) ?? []).map(({ name, mobile }) => ({ name, mobile })),
    owed: toDecimal(row.owed),
    waiting: toDecimal(row.waiting),
    waiting_orders: row.waiting_orders,
  }))
}

/** Takes a company's id; returns it as it travels. */
export async function showCompany(db: TenantDb, id: string): Promise<CompanyWire> {
  const found = (await showCompanies(db)).find((one) => one.id === id)
  if (!found) throw new Error(`company ${id} is gone`)
  return found
}
