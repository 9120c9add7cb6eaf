import type { Caller } from '../core/caller.ts'
import type { ApprovalWire, MyCompanyWire } from './company-orders.ts'

/** Takes how to call; returns the calls of companies' accounts: of members and approvers. Spec 4 b2b_pending. */
export function companyCalls({ get, call }: Caller) {
  return {
    myCompany: () => get<MyCompanyWire>('/api/v1/user/company'),
    companyApproval: (id: string) => get<ApprovalWire>(`/api/v1/company-approvals/${id}`),
    decideApproval: (id: string, body: { approve: boolean; reason?: string }) =>
      call<ApprovalWire>('POST', `/api/v1/company-approvals/${id}`, body),
  }
}

/** Takes a company and a month; returns where its statement is as a file. */
export function statementFilePath(id: string, month: string): string {
  return `/api/v1/staff/companies/${id}/statement-file?month=${month}`
}
