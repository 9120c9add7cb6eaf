import type { TenantDb } from '#server/database/tenant-db.ts'

/** Credit notes of rounds that were cancelled: what they give back follows from the round itself. */
export const voidRoundReason = 'table-round-void'

/** Takes a table's session; returns what of each line went back by staff's credit notes, minor units. */
export async function listTableRefunds(
  db: TenantDb,
  sessionId: string,
): Promise<ReadonlyMap<string, number>> {
  const notes = await db.q
    .selectFrom('credit_notes as n')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'n.tenant_id').onRef('o.id', '=', 'n.order_id'),
    )
    .select('n.lines')
    .where('n.tenant_id', '=', db.tenantId)
    .where('o.table_session_id', '=', sessionId)
    .where('n.reason', '<>', voidRoundReason)
    .execute()
  const sums = new Map<string, number>()
  for (const line of notes.flatMap((note) => note.lines))
    sums.set(line.key, (sums.get(line.key) ?? 0) + line.value)
  return sums
}
