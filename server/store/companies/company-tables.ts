import type { CompanyWhy } from '#domain/companies/company.ts'
import type { Language } from '#domain/core/words.ts'
import type { Default, Time, TimeOrNull } from '../core/column-types.ts'

/** What became of an order on account. */
export type CompanyOrderState = 'waiting' | 'charged' | 'refused' | 'lapsed' | 'withdrawn'

/** Companies that order on account, and what they owe: db/migrations/*_companies.sql. */
export interface CompanyTables {
  companies: {
    tenant_id: string
    id: string
    name: string
    tax_number: Default<string>
    approver_name: string
    approver_mobile: string
    approver_language: Language
    order_limit: number | null
    month_limit: number | null
    credit_limit: number | null
    active: Default<boolean>
    version: Default<number>
    owed: Default<number>
    seq: Default<number>
    made_at: Time
  }
  company_members: { tenant_id: string; mobile: string; company_id: string; name: string }
  company_orders: {
    tenant_id: string
    order_id: string
    company_id: string
    approval_id: string
    mobile: string
    month: string
    amount: number
    returned: Default<number>
    why: CompanyWhy
    state: CompanyOrderState
    decide_by: TimeOrNull
    decided_at: TimeOrNull
    made_at: Time
  }
  company_entries: {
    tenant_id: string
    company_id: string
    seq: number
    kind: 'charge' | 'refund' | 'payment'
    amount: number
    owed: number
    source: string
    order_id: string | null
    note: Default<string>
    staff_id: string | null
    month: string
    at: Date
  }
}
