import { sql, type Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { WebhookTables } from './webhooks.ts'

type DeliveryRow = Selectable<WebhookTables['webhook_deliveries']>

/** A delivery with what it tells. */
export type DeliveryWithEvent = DeliveryRow & {
  readonly type: string
  readonly subject: string
  readonly body: string
}

/** A delivery that this process alone may send now. */
export type ClaimedDelivery = DeliveryWithEvent & {
  readonly url: string
  readonly sealed_secret: string
  readonly sealed_former: string | null
  readonly former_until: Date | null
  readonly failures: number
}

/**
 * Takes a delivery that is due, now and when the claim lapses; claims it, unless another did, it has ended or its address
 * is switched off. Whoever held it before writes of it no more.
 */
export async function claimDelivery(
  db: TenantDb,
  id: string,
  now: Date,
  until: Date,
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries d set due_at = ${until}, fence = d.fence + 1, attempts = d.attempts + 1
    from webhook_endpoints e, webhook_events v
    where d.tenant_id = ${db.tenantId} and d.id = ${id} and d.state = 'waiting' and d.due_at <= ${now}
      and e.tenant_id = d.tenant_id and e.id = d.endpoint_id and e.enabled
      and v.tenant_id = d.tenant_id and v.id = d.event_id
    returning d.*, v.type, v.subject, v.body, e.url, e.sealed_secret, e.sealed_former, e.former_until, e.failures`.execute(
    db.q,
  )
  return rows[0]
}

/** What became of a try. */
export interface Tried {
  readonly at: Date
  readonly status: number | null
  readonly error: string | null
  readonly tookMs: number
  readonly state: DeliveryRow['state']
  readonly dueAt: Date | null
  readonly endedAt: Date | null
}

/** Takes a claimed delivery and what became of it; writes it, unless another has claimed it since. Returns whether it did. */
export async function recordTry(db: TenantDb, held: ClaimedDelivery, tried: Tried): Promise<boolean> {
  const { at, status, error, tookMs, state, dueAt, endedAt } = tried
  const row = await db.q
    .updateTable('webhook_deliveries')
    .set({ state, due_at: dueAt, ended_at: endedAt, tries: held.tries + 1 })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', held.id)
    .where('fence', '=', held.fence)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await db.q
    .insertInto('webhook_tries')
    .values({
      tenant_id: db.tenantId,
      delivery_id: held.id,
      number: held.attempts,
      at,
      status,
      error,
      took_ms: tookMs,
    })
    .execute()
  return true
}

/** Takes an address, the delivery after which the page begins, and how many; returns deliveries, newest first. */
export function listDeliveries(
  db: TenantDb,
  { endpointId, before, most }: { endpointId: string; before: string | undefined; most: number },
): Promise<DeliveryWithEvent[]> {
  return selectDeliveries(db)
    .where('d.endpoint_id', '=', endpointId)
    .$if(before !== undefined, (q) =>
      q.where(
        sql<boolean>`(d.made_at, d.id) < (select b.made_at, b.id from webhook_deliveries b
          where b.tenant_id = ${db.tenantId} and b.id = ${before ?? ''})`,
      ),
    )
    .orderBy('d.made_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(most)
    .execute()
}

/** Takes a delivery's id; returns it, or undefined. */
export function findDelivery(db: TenantDb, id: string): Promise<DeliveryWithEvent | undefined> {
  return selectDeliveries(db).where('d.id', '=', id).executeTakeFirst()
}

function selectDeliveries(db: TenantDb) {
  return db.q
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as v', (join) =>
      join.onRef('v.tenant_id', '=', 'd.tenant_id').onRef('v.id', '=', 'd.event_id'),
    )
    .selectAll('d')
    .select(['v.type', 'v.subject', 'v.body'])
    .where('d.tenant_id', '=', db.tenantId)
}

/** Takes deliveries; returns their tries, oldest first. */
export async function listTries(
  db: TenantDb,
  ids: readonly string[],
): Promise<Selectable<WebhookTables['webhook_tries']>[]> {
  if (ids.length === 0) return []
  return db.q
    .selectFrom('webhook_tries')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('delivery_id', 'in', ids)
    .orderBy('number')
    .execute()
}

/** Takes a delivery; it goes out again from `now` on. Whoever holds it now writes of it no more. */
export async function replayDelivery(db: TenantDb, id: string, now: Date): Promise<boolean> {
  const row = await db.q
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      state: 'waiting' as const,
      due_at: now,
      ended_at: null,
      tries: 0,
      fence: eb('fence', '+', 1),
    }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .returning('endpoint_id')
    .executeTakeFirst()
  if (!row) return false
  await db.q
    .updateTable('webhook_endpoints')
    .set({ pause_until: null })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', row.endpoint_id)
    .execute()
  return true
}
