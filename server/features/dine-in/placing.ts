import type { PlaceAct } from '#contract/dine-in/table-desk.ts'
import { namePlaces } from '#domain/dine-in/table-place.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import type { DraftPlace } from '#server/store/dine-in/table-moves.ts'
import { listQueueParties, type PlaceClaimRow } from '#server/store/dine-in/table-places.ts'
import {
  listJoinedTables,
  listTableMembers,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
import { findTable, type TableAtArea } from '#server/store/dine-in/tables.ts'

/** A session under its locks, the table that staff named and who sits there. */
export interface Placing {
  readonly tx: WriteDb
  readonly deps: Deps
  readonly catalogue: Catalogue
  readonly input: PlaceAct
  readonly now: Date
  readonly actor: string
  readonly session: TableSessionRow
  /** The tables of the session, its first one first; and the one that was named. */
  readonly own: readonly TableAtArea[]
  readonly table: TableAtArea
  /** The session at the named table. */
  readonly other: TableSessionRow | undefined
  readonly rounds: readonly OrderRow[]
  readonly claims: readonly PlaceClaimRow[]
}

/** Takes a session; returns its tables, its first one first. */
export async function ownTables(tx: WriteDb, session: TableSessionRow): Promise<TableAtArea[]> {
  const joined = await listJoinedTables(tx, [session.id])
  const tables: TableAtArea[] = []
  for (const id of [session.table_id, ...joined.map((one) => one.table_id)]) {
    const table = await findTable(tx, id)
    if (table) tables.push(table)
  }
  return tables
}

/** Takes a session and the guests of its reservation; returns how many sit there. */
export async function countParty(
  tx: WriteDb,
  session: TableSessionRow,
  booked: number | null | undefined,
): Promise<number> {
  const phones = (await listTableMembers(tx, [session.id])).filter(({ state }) => state === 'in').length
  return partyOf(phones, booked, (await listQueueParties(tx, [session.id])).get(session.id))
}

/** Takes what is known of a party: phones, guests of its reservation, the queue's party; returns how many sit there. */
export function partyOf(phones: number, booked: number | null = 0, queued = 0): number {
  return Math.max(phones, booked ?? 0, queued)
}

/** Takes a session and its tables, its first one first; returns where it is, as cart and rounds tell it. */
export function placeOf({ id }: TableSessionRow, tables: readonly TableAtArea[]): DraftPlace {
  const [first] = tables
  if (!first) throw new Error(`table session ${id} has no table`)
  const name = namePlaces(tables.map((table) => table.name))
  return { sessionId: id, tableId: first.id, name, area: { ar: first.area_ar, en: first.area_en } }
}
