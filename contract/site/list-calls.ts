import type { Caller } from '../core/caller.ts'
import type { EditedListWire, ListBody, ListKind } from './lists.ts'

/** Takes how to call; returns the calls of the lists that a restaurant edits. */
export function listCalls({ get, call }: Caller) {
  return {
    lists: () => get<{ data: EditedListWire[] }>('/api/v1/staff/lists'),
    saveList: (kind: ListKind, body: ListBody) =>
      call<EditedListWire>('PUT', `/api/v1/staff/lists/${kind}`, body),
  }
}
