import { sql } from 'kysely'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { TableSessionRow } from './table-sessions.ts'

/** Which seats of phones that sat at both tables are kept: the one that goes away, and the one that stays. */
export type MergedSeats = ReadonlyMap<string, string>

/** Takes two locked sessions; everybody who sits at the guest's sits at the host's, each phone once. Returns the seats kept. */
export async function joinMembers(db: WriteDb, hostId: string, guestId: string): Promise<MergedSeats> {
  const { rows } = await sql<{ gone: string; kept: string; comes_in: boolean }>`
    select g.id as gone, h.id as kept, g.state = 'in' and h.state = 'waiting' as comes_in
    from table_members g
      join table_members h on h.tenant_id = g.tenant_id and h.browser = g.browser and h.session_id = ${hostId}
    where g.tenant_id = ${db.tenantId} and g.session_id = ${guestId}`.execute(db.q)
  for (const { gone, kept: remaining, comes_in } of rows) {
    await sql`delete from table_members where tenant_id = ${db.tenantId} and session_id = ${guestId} and id = ${gone}`.execute(
      db.q,
    )
    if (comes_in)
      await sql`update table_members set state = 'in' where tenant_id = ${db.tenantId} and session_id = ${hostId} and id = ${remaining}`.execute(
        db.q,
      )
  }
  await sql`update table_members m set session_id = ${hostId}, no = m.no + most.no
    from (select coalesce(max(no), 0) as no from table_members where tenant_id = ${db.tenantId} and session_id = ${hostId}) most
    where m.tenant_id = ${db.tenantId} and m.session_id = ${guestId}`.execute(db.q)
  return new Map(rows.map(({ gone, kept: remaining }) => [gone, remaining]))
}

/** Takes two locked sessions; all that was ordered and paid at the guest's is on the host's bill. */
export async function joinOrders(
  db: WriteDb,
  hostId: string,
  guestId: string,
  seats: MergedSeats,
): Promise<void> {
  await sql`update table_shares set session_id = ${hostId} where tenant_id = ${db.tenantId} and session_id = ${guestId}`.execute(
    db.q,
  )
  await sql`update orders set table_session_id = ${hostId} where tenant_id = ${db.tenantId} and table_session_id = ${guestId}`.execute(
    db.q,
  )
  for (const [gone, remaining] of seats)
    await sql`update table_shares set member_id = ${remaining} where tenant_id = ${db.tenantId} and session_id = ${hostId} and member_id = ${gone}`.execute(
      db.q,
    )
}

/** Takes two locked sessions; what stands in the guest's cart stands in the host's. Its version is above all that phones have seen. */
export async function joinCarts(
  db: WriteDb,
  host: TableSessionRow,
  guest: TableSessionRow,
  seats: MergedSeats,
  at: Date,
): Promise<void> {
  const { tenantId } = db
  const { rows } = await sql<{ lines: { by?: string }[]; version: number }>`
    select lines, version from carts where tenant_id = ${tenantId} and id = ${guest.cart_id}`.execute(db.q)
  const from = rows[0]
  if (!from) throw new Error(`table ${guest.id} has no cart`)
  const lines = from.lines.map((line) => ({ ...line, ...(line.by && { by: seats.get(line.by) ?? line.by }) }))
  await sql`update carts set lines = lines || ${JSON.stringify(lines)}::jsonb, version = greatest(version, ${from.version}) + 1, updated_at = ${at}
    where tenant_id = ${tenantId} and id = ${host.cart_id}`.execute(db.q)
  await sql`update carts set lines = '[]', version = version + 1, closed_at = ${at}
    where tenant_id = ${tenantId} and id = ${guest.cart_id}`.execute(db.q)
}

/** The guest's table, and those that were put to it, belong to the host's session; whoever knows its id is led there. */
export async function joinTables(db: WriteDb, hostId: string, guestId: string): Promise<void> {
  const { tenantId } = db
  await sql`update table_sessions set joined_to = ${hostId} where tenant_id = ${tenantId} and joined_to = ${guestId}`.execute(
    db.q,
  )
  await sql`update table_sessions set state = 'joined', joined_to = ${hostId}, parts = '[]', split = null, tender = null,
      taken = null, taken_more = '[]', waiter_called_at = null, bill_asked_at = null, ends_at = null
    where tenant_id = ${tenantId} and id = ${guestId}`.execute(db.q)
}
