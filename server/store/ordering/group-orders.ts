import { sql, type Selectable } from 'kysely'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { CartRow } from './carts.ts'
import type { Schema } from '../schema.generated.ts'

export type GroupRow = Selectable<Schema['group_orders']>
export type GroupMemberRow = Selectable<Schema['group_members']>

/** Takes a group's id; returns it, or undefined. */
export async function findGroup(db: TenantDb, id: string): Promise<Guarded<GroupRow> | undefined> {
  return guard(
    await db.q
      .selectFrom('group_orders')
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

/** Takes a group; returns who joined, in their order. */
export function listGroupMembers(db: TenantDb, groupId: string): Promise<GroupMemberRow[]> {
  return db.q
    .selectFrom('group_members')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('group_id', '=', groupId)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
}

/** Takes a new group; makes it. A cart that has one already keeps it. */
export async function insertGroup(
  db: WriteDb,
  group: { id: string; cartId: string; hostName: string; endsAt: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into group_orders (tenant_id, id, cart_id, host_name, ends_at)
    values (${db.tenantId}, ${group.id}, ${group.cartId}, ${group.hostName}, ${group.endsAt})
    on conflict (tenant_id, cart_id) do update set open = true, ends_at = excluded.ends_at returning id`.execute(
    db.q,
  )
  return rows[0]?.id ?? group.id
}

/** Takes a companion; keeps it. One browser is one companion, under its newest name. */
export async function joinGroup(
  db: WriteDb,
  member: { groupId: string; id: string; browser: string; name: string },
): Promise<void> {
  await db.q
    .insertInto('group_members')
    .values({
      tenant_id: db.tenantId,
      group_id: member.groupId,
      id: member.id,
      browser: member.browser,
      name: member.name,
    })
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'group_id', 'browser'])
        .doUpdateSet({ name: member.name, joined_at: new Date() }),
    )
    .execute()
}

/** Takes a companion that leaves. */
export async function leaveGroup(db: WriteDb, groupId: string, memberId: string): Promise<void> {
  await db.q
    .deleteFrom('group_members')
    .where('tenant_id', '=', db.tenantId)
    .where('group_id', '=', groupId)
    .where('id', '=', memberId)
    .execute()
}

/** Takes a group and whether dishes can be added. */
export async function openGroup(db: WriteDb, groupId: string, open: boolean): Promise<void> {
  await db.q
    .updateTable('group_orders')
    .set({ open })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', groupId)
    .execute()
}

/** Takes a browser and now; returns the shared cart that it joined last and that is not ordered yet, if any. */
export async function findGroupCart(db: TenantDb, browser: string, now: Date): Promise<CartRow | undefined> {
  return db.q
    .selectFrom('group_members as m')
    .innerJoin('group_orders as g', (join) =>
      join.onRef('g.tenant_id', '=', 'm.tenant_id').onRef('g.id', '=', 'm.group_id'),
    )
    .innerJoin('carts as c', (join) =>
      join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.cart_id'),
    )
    .selectAll('c')
    .where('m.tenant_id', '=', db.tenantId)
    .where('m.browser', '=', browser)
    .where('g.ends_at', '>', now)
    .where('c.closed_at', 'is', null)
    .orderBy('m.joined_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Takes a shopper and its browsers; returns under which names carts were shared: its own, and others' that it joined. */
export async function listSharedNames(
  db: TenantDb,
  { browsers, shopper }: { browsers: readonly string[]; shopper: string },
): Promise<{ name: string; own: boolean; at: Date }[]> {
  const { rows } = await sql<{ name: string; own: boolean; at: Date }>`
    select g.host_name as name, true as own, g.made_at as at from group_orders g
      join carts c on c.tenant_id = g.tenant_id and c.id = g.cart_id
      where g.tenant_id = ${db.tenantId} and c.shopper = ${shopper} and g.host_name <> ''
    union all
    select m.name, false, m.joined_at from group_members m
      where m.tenant_id = ${db.tenantId} and m.name <> '' and m.browser = any (${[...browsers]}::text[])
    order by at desc`.execute(db.q)
  return rows
}

/** Takes browsers; returns what they wrote beside dishes in carts of others, at tables and in shared carts. */
export async function listSharedNotes(
  db: TenantDb,
  browsers: readonly string[],
): Promise<{ note: string; at: Date }[]> {
  const { rows } = await sql<{ note: string; at: Date }>`
    select line ->> 'note' as note, m.joined_at as at from group_members m
      join group_orders g on g.tenant_id = m.tenant_id and g.id = m.group_id
      join carts c on c.tenant_id = g.tenant_id and c.id = g.cart_id
      cross join jsonb_array_elements(c.lines) line
      where m.tenant_id = ${db.tenantId} and m.browser = any (${[...browsers]}::text[])
        and line ->> 'by' = m.id and line ->> 'note' <> ''
    union all
    select line ->> 'note', o.placed_at from table_members m
      join orders o on o.tenant_id = m.tenant_id and o.table_session_id = m.session_id
      cross join jsonb_array_elements(o.bill -> 'lines') line
      where m.tenant_id = ${db.tenantId} and m.browser = any (${[...browsers]}::text[])
        and o.draft -> 'table' -> 'by' ->> (line ->> 'lineId') = m.id and line ->> 'note' <> ''
    union all
    select line ->> 'note', m.joined_at from table_members m
      join table_sessions s on s.tenant_id = m.tenant_id and s.id = m.session_id
      join carts c on c.tenant_id = s.tenant_id and c.id = s.cart_id
      cross join jsonb_array_elements(c.lines) line
      where m.tenant_id = ${db.tenantId} and m.browser = any (${[...browsers]}::text[])
        and line ->> 'by' = m.id and line ->> 'note' <> ''
    order by at desc`.execute(db.q)
  return rows
}
