import { sql } from 'kysely'
import type { DraftTable } from '#domain/ordering/cart-draft.ts'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { noteOrder } from '../ordering/note-order.ts'
import type { OrderRow } from '../ordering/orders.ts'

/** Where a party sits, as its cart and its rounds tell the kitchen. */
export type DraftPlace = Pick<DraftTable, 'sessionId' | 'tableId' | 'name' | 'area'>

const working: readonly OrderStatus[] = ['created', 'accepted', 'ready']

/** Takes sessions; locks their rounds in one order, before the sessions, and returns them. */
export function lockRounds(db: WriteDb, sessionIds: readonly string[]): Promise<OrderRow[]> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('table_session_id', 'in', sessionIds)
    .where('kind', '=', 'table_round')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Takes a cart and where its party sits now. Its version stays: what a phone is about to send is sent. */
export async function placeCart(db: WriteDb, cartId: string, place: DraftPlace): Promise<void> {
  await sql`update carts set draft = jsonb_set(draft, '{table}', coalesce(draft -> 'table', '{}') || ${JSON.stringify(place)}::jsonb)
    where tenant_id = ${db.tenantId} and id = ${cartId}`.execute(db.q)
}

/**
 * Takes locked rounds, where their party sits now and who moved it; all of them say so, and those that are not handed over
 * tell the kitchen and the board from where. `seats`: of phones that sat at two tables which are one now, the seat kept.
 */
export async function placeRounds(
  db: WriteDb,
  rounds: readonly OrderRow[],
  place: DraftPlace,
  actor: string,
  seats: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  for (const round of rounds) {
    const before = round.draft.table
    const { from: _, ...rest } = { ...before, ...place }
    const moved = before !== undefined && before.name !== place.name
    const open = working.includes(round.status)
    const from = open && moved ? before.name : before?.from
    const by = Object.fromEntries(
      Object.entries(before?.by ?? {}).map(([line, id]) => [line, seats.get(id) ?? id] as const),
    )
    const table = { ...rest, ...(before?.by && { by }), ...(from && { from }) }
    const draft = JSON.stringify({ ...round.draft, table })
    if (open && moved)
      await noteOrder(db, round, {
        actor,
        reason: `table: ${before.name} → ${place.name}`,
        change: { draft },
      })
    else
      await db.q
        .updateTable('orders')
        .set({ draft })
        .where('tenant_id', '=', db.tenantId)
        .where('id', '=', round.id)
        .execute()
  }
}
