import type { Caller } from '../core/caller.ts'
import type { CompanyBody, CompanyWire, StatementWire } from './companies.ts'
import type { ApprovalWire, MyCompanyWire } from './company-orders.ts'

/** Takes how to call; returns the calls of companies' accounts: of members, approvers and the console. Spec 4 b2b_pending. */
export function companyCalls({ get, call }: Caller) {
  const staff = '/api/v1/staff/companies'
  return {
    myCompany: () => get<MyCompanyWire>('/api/v1/user/company'),
    companyApproval: (id: string) => get<ApprovalWire>(`/api/v1/company-approvals/${id}`),
    decideApproval: (id: string, body: { approve: boolean; reason?: string }) =>
      call<ApprovalWire>('POST', `/api/v1/company-approvals/${id}`, body),
    companies: () => get<{ data: CompanyWire[]; month: string }>(staff),
    addCompany: (body: CompanyBody) => call<CompanyWire>('POST', staff, body),
    changeCompany: (id: string, version: number, doc: CompanyBody) =>
      call<CompanyWire>('PUT', `${staff}/${id}`, { version, doc }),
    companyStatement: (id: string, month: string) =>
      get<StatementWire>(`${staff}/${id}/statement`, { month }),
    addCompanyPayment: (id: string, body: { amount: string; note: string }, key: string) =>
      call<CompanyWire>('POST', `${staff}/${id}/payments`, body, { 'idempotency-key': key }),
  }
}

/** Takes a company and a month; returns where its statement is as a file. */
export function statementFilePath(id: string, month: string): string {
  return `/api/v1/staff/companies/${id}/statement-file?month=${month}`
}
