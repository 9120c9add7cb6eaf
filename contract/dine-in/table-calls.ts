import type { Caller } from '../core/caller.ts'
import type { JoinedTableWire, ShareInputBody, TableByCodeWire, TableSessionWire } from './table.ts'

type Done = { done: true }

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
