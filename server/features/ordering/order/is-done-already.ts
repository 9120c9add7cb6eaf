import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { readJournal, type OrderRow } from '#server/store/ordering/orders.ts'
import type { Move } from './order-move.ts'

/**
 * Takes an order, locked, a step, who takes it and to which status it leads, if to one; returns whether that step, by that
 * hand, is what followed the version that was seen. Then it is sent again because its answer was lost, and stands.
 */
export async function isDoneAlready(
  db: TenantDb,
  order: OrderRow,
  move: Move,
  { actor, to }: { readonly actor: string; readonly to: OrderStatus | undefined },
): Promise<boolean> {
  // a line of the journal is numbered by the version that it made
  const next = (await readJournal(db, order.id)).find(({ seq }) => seq === move.version + 1)
  if (next?.actor !== actor) return false
  if (to) return next.to_status === to && next.from_status !== to
  const said = next.reason ?? ''
  if (move.action === 'promise')
    return said.startsWith('promise: ') && order.promised_minutes === move.minutes
  if (move.action === 'slot')
    return said.startsWith('slot: ') && order.slot_start?.getTime() === Date.parse(move.slot_start ?? '')
  return said === move.action
}
