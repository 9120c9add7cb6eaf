import { sql, type Selectable } from 'kysely'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { PrinterState } from './printing-columns.ts'
import type { Schema } from '../schema.generated.ts'

export type PrinterRow = Selectable<Schema['printers']>

/** All printers of the tenant, by branch and name. */
export function listPrinters(db: TenantDb): Promise<PrinterRow[]> {
  return db.q
    .selectFrom('printers')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('branch_id')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Takes a printer as it is to be; writes it. One that prints by itself already keeps the moment since when. */
export async function savePrinter(db: WriteDb, printer: Omit<PrinterRow, 'tenant_id'>): Promise<void> {
  const row = { ...printer, station_ids: JSON.stringify(printer.station_ids) }
  const { id: _, branch_id: _branch, since, ...change } = row
  await db.q
    .insertInto('printers')
    .values({ tenant_id: db.tenantId, ...row })
    .onConflict((on) =>
      on.columns(['tenant_id', 'id']).doUpdateSet({
        ...change,
        since: sql`case when printers.prints_at = 'never' then ${since}::timestamptz else printers.since end`,
      }),
    )
    .execute()
}

/** Takes a printer; removes it with all that waits for it. */
export async function removePrinter(db: WriteDb, id: string): Promise<void> {
  await db.q.deleteFrom('printers').where('tenant_id', '=', db.tenantId).where('id', '=', id).execute()
}

/** Takes what a program found of its printers; keeps since when each is so. */
export async function savePrinterStates(
  db: WriteDb,
  agentId: string,
  states: readonly { id: string; state: PrinterState }[],
  at: Date,
): Promise<void> {
  for (const { id, state } of states)
    await sql`
      insert into printer_states as s (tenant_id, printer_id, state, since)
      select p.tenant_id, p.id, ${state}, ${at}::timestamptz from printers p
      where p.tenant_id = ${db.tenantId} and p.id = ${id} and p.agent_id = ${agentId}
      on conflict (tenant_id, printer_id) do update set state = excluded.state, since = excluded.since
      where s.state <> excluded.state`.execute(db.q)
}

/** How printers are, by id. */
export async function listPrinterStates(
  db: TenantDb,
): Promise<ReadonlyMap<string, { state: PrinterState; since: Date }>> {
  const rows = await db.q
    .selectFrom('printer_states')
    .select(['printer_id', 'state', 'since'])
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return new Map(rows.map(({ printer_id, ...row }) => [printer_id, row]))
}
