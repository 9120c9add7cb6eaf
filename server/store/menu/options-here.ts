import { sql } from 'kysely'
import type { Minor } from '#domain/core/money.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { makeId } from '#server/core/make-id.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Takes ids of options; returns those that the menu has, with the item of each. */
export async function findOptions(
  db: TenantDb,
  optionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.q
    .selectFrom('options as o')
    .innerJoin('option_groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 'o.tenant_id').onRef('g.id', '=', 'o.option_group_id'),
    )
    .select(['o.id', 'g.item_id'])
    .where('o.tenant_id', '=', db.tenantId)
    .where('o.id', 'in', optionIds)
    .execute()
  return new Map(rows.map(({ id, item_id }) => [id, item_id]))
}

/** Takes a branch, options and until when (null: until switched back; undefined: to be had again); marks them all. */
export async function markOptions(
  db: TenantDb,
  branchId: string,
  optionIds: readonly string[],
  until: Date | null | undefined,
): Promise<void> {
  if (until === undefined)
    await sql`delete from sold_out_options
      where tenant_id = ${db.tenantId} and branch_id = ${branchId} and option_id = any(${optionIds}::text[])`.execute(
      db.q,
    )
  else
    await sql`insert into sold_out_options (tenant_id, branch_id, option_id, until)
      select ${db.tenantId}, ${branchId}, id, ${until}::timestamptz from unnest(${optionIds}::text[]) as wanted (id) order by id
      on conflict (tenant_id, branch_id, option_id) do update set until = excluded.until`.execute(db.q)
}

/** Takes a branch, options and whether they are off its menu. */
export async function hideOptions(
  db: TenantDb,
  branchId: string,
  optionIds: readonly string[],
  hidden: boolean,
): Promise<void> {
  if (hidden)
    await sql`insert into hidden_options (tenant_id, branch_id, option_id)
      select ${db.tenantId}, ${branchId}, id from unnest(${optionIds}::text[]) as wanted (id) order by id
      on conflict do nothing`.execute(db.q)
  else
    await sql`delete from hidden_options
      where tenant_id = ${db.tenantId} and branch_id = ${branchId} and option_id = any(${optionIds}::text[])`.execute(
      db.q,
    )
}

/** Takes a branch, options and a price there for one order type or for all; null = none of its own. */
export async function priceOptions(
  db: TenantDb,
  branchId: string,
  optionIds: readonly string[],
  { type, price }: { readonly type: OrderType | null; readonly price: Minor | null },
): Promise<void> {
  await db.q
    .deleteFrom('option_prices')
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('option_id', 'in', optionIds)
    .where('type', type === null ? 'is' : '=', type)
    .execute()
  if (price === null) return
  await db.q
    .insertInto('option_prices')
    .values(
      optionIds.map((option_id) => ({
        tenant_id: db.tenantId,
        id: makeId(),
        branch_id: branchId,
        option_id,
        type,
        price,
      })),
    )
    .onConflict((on) => on.columns(['tenant_id', 'option_id', 'branch_id', 'type']).doUpdateSet({ price }))
    .execute()
}
