import type { Caller } from '../core/caller.ts'
import type { JoinedTableWire, ShareInputBody, TableByCodeWire, TableSessionWire } from './table.ts'
import type { TableBillWire } from './table-bill.ts'
import type { PlaceAct, TableAct, TableDeskWire, TablePlanBody } from './table-desk.ts'

type Done = { done: true }
type TablePaymentBody = { tender: 'cash' | 'card'; wish: ShareInputBody; amount: string }

/** Takes how to call; returns the calls of a phone at a table. Rule "Phones at a table". */
export function tableCalls({ get, call }: Caller) {
  const at = (id: string) => `/api/v1/table-sessions/${id}`
  return {
    table: (code: string) => get<TableByCodeWire>(`/api/v1/tables/${code}`),
    joinTable: (code: string, name: string) =>
      call<JoinedTableWire>('POST', `/api/v1/tables/${code}/sessions`, { name }),
    tableSession: (id: string) => get<TableSessionWire>(at(id)),
    nameMember: (id: string, name: string) => call<Done>('PUT', `${at(id)}/me`, { name }),
    admitMember: (id: string, memberId: string, admit: boolean) =>
      call<Done>('POST', `${at(id)}/members/${memberId}`, { admit }),
    placeRound: (id: string, body: { cart_version: number; total: string }) =>
      call<{ order_id: string }>('POST', `${at(id)}/rounds`, body),
    askTable: (id: string, what: 'waiter' | 'bill') => call<Done>('POST', `${at(id)}/asks`, { what }),
    chooseTableTender: (id: string, body: { coupon?: string | null; points?: boolean }) =>
      call<Done>('PUT', `${at(id)}/tender`, body),
    splitTable: (id: string, into: number) => call<Done>('PUT', `${at(id)}/split`, { into }),
    payTable: (id: string, input: ShareInputBody) =>
      call<{ reference: string; pay_url: string; expires_at: string }>('POST', `${at(id)}/payments`, input),
  }
}

/** Takes how to call; returns the calls of staff about tables. Rule "Tables on the console". */
export function tableDeskCalls({ get, call }: Caller) {
  const at = (id: string) => `/api/v1/staff/table-sessions/${id}`
  return {
    tableDesk: (branchId: string) => get<TableDeskWire>('/api/v1/staff/tables', { branch_id: branchId }),
    /** A new printed code for one table, or for all of the branch. */
    renewTableCodes: (body: { branch_id: string; table_id?: string }) =>
      call<TableDeskWire>('POST', '/api/v1/staff/table-codes', body),
    saveTablePlan: (body: TablePlanBody) => call<TableDeskWire>('PUT', '/api/v1/staff/table-plan', body),
    actOnTable: (id: string, act: TableAct) => call<Done>('POST', `${at(id)}/acts`, act),
    placeParty: (id: string, act: PlaceAct) => call<Done>('POST', `${at(id)}/place`, act),
    tableBill: (id: string) => get<TableBillWire>(`${at(id)}/bill`),
    takeTablePayment: (id: string, body: TablePaymentBody, key: string) =>
      call<Done>('POST', `${at(id)}/payments`, body, { 'idempotency-key': key }),
  }
}
