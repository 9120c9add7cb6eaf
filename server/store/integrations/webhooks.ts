import { sql, type Selectable } from 'kysely'
import type { WebhookType } from '#domain/integrations/webhook.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type EndpointRow = Selectable<Schema['webhook_endpoints']>

/** Every address, with how much still goes out to it and how much was given up. */
export async function listEndpoints(
  db: TenantDb,
): Promise<readonly (EndpointRow & { waiting: number; dead: number })[]> {
  const { rows } = await sql<EndpointRow & { waiting: number; dead: number }>`
    select e.*, coalesce(n.waiting, 0)::int as waiting, coalesce(n.dead, 0)::int as dead
    from webhook_endpoints e left join (
      select tenant_id, endpoint_id, count(*) filter (where state = 'waiting') as waiting,
        count(*) filter (where state = 'dead') as dead
      from webhook_deliveries where tenant_id = ${db.tenantId} and state <> 'delivered' group by 1, 2
    ) n on n.tenant_id = e.tenant_id and n.endpoint_id = e.id
    where e.tenant_id = ${db.tenantId} order by e.made_at, e.id`.execute(db.q)
  return rows
}

/** Takes an address's id; returns it with its row locked, or undefined. */
export function lockEndpoint(db: TenantDb, id: string): Promise<EndpointRow | undefined> {
  return db.q
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertEndpoint(
  db: TenantDb,
  row: Pick<EndpointRow, 'id' | 'url' | 'events' | 'sealed_secret' | 'made_at'>,
): Promise<void> {
  await db.q
    .insertInto('webhook_endpoints')
    .values({ tenant_id: db.tenantId, ...row })
    .execute()
}

export async function changeEndpoint(
  db: TenantDb,
  id: string,
  change: Partial<Omit<EndpointRow, 'tenant_id' | 'id'>>,
): Promise<void> {
  await db.q
    .updateTable('webhook_endpoints')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Takes an address; it goes, with all that it was and was to be told. */
export async function deleteEndpoint(db: TenantDb, id: string): Promise<void> {
  await sql`delete from webhook_tries t using webhook_deliveries d where t.tenant_id = ${db.tenantId}
    and d.tenant_id = t.tenant_id and d.id = t.delivery_id and d.endpoint_id = ${id}`.execute(db.q)
  await db.q
    .deleteFrom('webhook_deliveries')
    .where('tenant_id', '=', db.tenantId)
    .where('endpoint_id', '=', id)
    .execute()
  await db.q
    .deleteFrom('webhook_endpoints')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Returns what any address of the tenant wants to be told of. */
export async function listWantedTypes(db: TenantDb): Promise<ReadonlySet<WebhookType>> {
  const rows = await db.q
    .selectFrom('webhook_endpoints')
    .select('events')
    .where('tenant_id', '=', db.tenantId)
    .where('enabled', '=', true)
    .execute()
  return new Set(rows.flatMap(({ events }) => events))
}

/** Something that happened, as it is told. */
export interface NewEvent {
  readonly id: string
  readonly type: string
  readonly subject: string
  readonly body: string
  readonly at: Date
  /** When it may go out; none = now. */
  readonly dueAt?: Date | undefined
  /** To this address alone, whatever it wants to hear. */
  readonly endpointId?: string | undefined
}

/** Takes an event; keeps it once, with a delivery for each address that wants it. One statement; the same id again is nothing. */
export async function addEvent(db: TenantDb, event: NewEvent): Promise<void> {
  const { id, type, subject, body, at, dueAt = at, endpointId = null } = event
  await sql`
    with made as (
      insert into webhook_events (tenant_id, id, type, subject, body, made_at)
      select ${db.tenantId}, ${id}, ${type}, ${subject}, ${body}, ${at}
      on conflict do nothing returning id
    )
    insert into webhook_deliveries (tenant_id, id, endpoint_id, event_id, state, due_at, made_at)
    select e.tenant_id, md5(made.id || e.id), e.id, made.id, 'waiting', ${dueAt}, ${at}
    from made, webhook_endpoints e where e.tenant_id = ${db.tenantId} and (
      (${endpointId}::text is null and e.enabled and ${type} = any (e.events)) or e.id = ${endpointId}::text)`.execute(
    db.q,
  )
}

/** Takes an event that was taken back before anybody was told; it never happened. */
export async function dropUntoldEvent(db: TenantDb, id: string): Promise<void> {
  await sql`delete from webhook_deliveries d where d.tenant_id = ${db.tenantId} and d.event_id = ${id}
    and not exists (select 1 from webhook_deliveries o where o.tenant_id = d.tenant_id and o.event_id = d.event_id
      and o.attempts > 0)`.execute(db.q)
  await sql`delete from webhook_events e where e.tenant_id = ${db.tenantId} and e.id = ${id}
    and not exists (select 1 from webhook_deliveries d where d.tenant_id = e.tenant_id and d.event_id = e.id)`.execute(
    db.q,
  )
}

/** Takes an old event; it goes with its deliveries. */
export async function deleteEvent(db: TenantDb, id: string): Promise<void> {
  await sql`delete from webhook_tries t using webhook_deliveries d where t.tenant_id = ${db.tenantId}
    and d.tenant_id = t.tenant_id and d.id = t.delivery_id and d.event_id = ${id}`.execute(db.q)
  await db.q
    .deleteFrom('webhook_deliveries')
    .where('tenant_id', '=', db.tenantId)
    .where('event_id', '=', id)
    .execute()
  await db.q.deleteFrom('webhook_events').where('tenant_id', '=', db.tenantId).where('id', '=', id).execute()
}
