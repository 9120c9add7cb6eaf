import type { Selectable } from 'kysely'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type ReasonRow = Selectable<Schema['reservation_reasons']>
export type EventTypeRow = Selectable<Schema['reservation_event_types']>

/** Takes a handle; returns why guests may say that they cancel, in order; with the former ones, which bookings still name. */
export async function listReasons(db: TenantDb, which: 'offered' | 'all' = 'offered'): Promise<ReasonRow[]> {
  const all = await db.q
    .selectFrom('reservation_reasons')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return which === 'all' ? all : all.filter((row) => row.removed_at === null)
}

/** Takes a handle; returns what guests may celebrate, in order; with the former ones, which bookings still name. */
export async function listEventTypes(
  db: TenantDb,
  which: 'offered' | 'all' = 'offered',
): Promise<EventTypeRow[]> {
  const all = await db.q
    .selectFrom('reservation_event_types')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return which === 'all' ? all : all.filter((row) => row.removed_at === null)
}

type Choice = Pick<ReasonRow, 'id' | 'name_ar' | 'name_en'>

/** Takes all reasons in order; those that are left out are offered no more, and stay for the bookings that name them. */
export async function saveReasons(db: WriteDb, reasons: readonly Choice[], at: Date): Promise<void> {
  await db.q
    .updateTable('reservation_reasons')
    .set({ removed_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('removed_at', 'is', null)
    .execute()
  for (const [position, reason] of reasons.entries()) {
    const { id, ...names } = reason
    await db.q
      .insertInto('reservation_reasons')
      .values({ tenant_id: db.tenantId, id, ...names, position })
      .onConflict((on) =>
        on.columns(['tenant_id', 'id']).doUpdateSet({ ...names, position, removed_at: null }),
      )
      .execute()
  }
}

/** The same with event types and their icons. */
export async function saveEventTypes(
  db: WriteDb,
  types: readonly (Choice & { icon: string })[],
  at: Date,
): Promise<void> {
  await db.q
    .updateTable('reservation_event_types')
    .set({ removed_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('removed_at', 'is', null)
    .execute()
  for (const [position, type] of types.entries()) {
    const { id, ...rest } = type
    await db.q
      .insertInto('reservation_event_types')
      .values({ tenant_id: db.tenantId, id, ...rest, position })
      .onConflict((on) =>
        on.columns(['tenant_id', 'id']).doUpdateSet({ ...rest, position, removed_at: null }),
      )
      .execute()
  }
}
