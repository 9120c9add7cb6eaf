import type { WebhookDeliveriesWire, WebhookDeliveryWire } from '#contract/integrations/webhooks.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  findDelivery,
  listDeliveries,
  listTries,
  replayDelivery,
  type DeliveryWithEvent,
} from '#server/store/integrations/webhook-deliveries.ts'
import { addEvent, lockEndpoint } from '#server/store/integrations/webhooks.ts'
import { bodyOf } from './event-body.ts'
import type { HookLook } from './webhook-endpoints.ts'

const perPage = 30

/** Takes an address; returns what it was told, newest first. Refuses 'not-allowed' and 'not-found'. */
export async function showDeliveries(
  deps: Deps,
  look: HookLook,
  id: string,
  before?: string,
): Promise<WebhookDeliveriesWire | Refusal> {
  if (!mayEverywhere(look.staff, 'integrations')) return refuse('not-allowed')
  const when = await whenOf(deps, look)
  return deps.db.write(look.staff.tenantId, async (db) => {
    const endpoint = await lockEndpoint(db, id)
    return endpoint ? showPage(db, endpoint, when, before) : refuse('not-found')
  })
}

/** Takes an address; sends it a `ping`. Refuses 'not-allowed' and 'not-found'. */
export async function testWebhook(
  deps: Deps,
  look: HookLook,
  id: string,
): Promise<WebhookDeliveriesWire | Refusal> {
  const { staff } = look
  if (!mayEverywhere(staff, 'integrations')) return refuse('not-allowed')
  const when = await whenOf(deps, look)
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const endpoint = await lockEndpoint(db, id)
    if (!endpoint) return refuse('not-found')
    const [eventId, at] = [makeId(), new Date(deps.clock())]
    const body = bodyOf({ id: eventId, type: 'ping', at, data: {} })
    await addEvent(db, { id: eventId, type: 'ping', subject: id, body, at, endpointId: id })
    await writeAudit(db, { staffId: staff.staffId, action: 'webhook-test', subject: id })
    return showPage(db, endpoint, when)
  })
}

/** Takes a delivery; it goes out again, the same event with the same id. Refuses 'not-allowed' and 'not-found'. */
export async function replay(deps: Deps, look: HookLook, id: string): Promise<WebhookDeliveryWire | Refusal> {
  const { staff } = look
  if (!mayEverywhere(staff, 'integrations')) return refuse('not-allowed')
  const when = await whenOf(deps, look)
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    if (!(await replayDelivery(db, id, new Date(deps.clock())))) return refuse('not-found')
    const row = await findDelivery(db, id)
    if (!row) return refuse('not-found')
    const { staffId } = staff
    await writeAudit(db, { staffId, action: 'webhook-replay', subject: id, after: { event: row.event_id } })
    const [shown] = await show(db, [row], when)
    return shown ?? refuse('not-found')
  })
}

type When = (at: Date) => string
type Endpoint = NonNullable<Awaited<ReturnType<typeof lockEndpoint>>>

async function whenOf(deps: Deps, { staff, language }: HookLook): Promise<When> {
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const now = deps.clock()
  return (at) => momentWords(at.getTime(), now, branches[0]?.timeZone ?? 'UTC', language)
}

async function showPage(
  db: TenantDb,
  endpoint: Endpoint,
  when: When,
  before?: string,
): Promise<WebhookDeliveriesWire> {
  const rows = await listDeliveries(db, { endpointId: endpoint.id, before, most: perPage + 1 })
  const shown = rows.slice(0, perPage)
  return {
    data: await show(db, shown, when, endpoint.pause_until),
    next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
  }
}

async function show(
  db: TenantDb,
  rows: readonly DeliveryWithEvent[],
  when: When,
  pausedUntil: Date | null = null,
): Promise<WebhookDeliveryWire[]> {
  const tries = await listTries(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    event_id: row.event_id,
    type: row.type,
    subject: row.subject,
    state: row.state,
    body: row.body,
    when: when(row.made_at),
    // an address that fails rests as a whole: nothing goes there sooner
    next: row.due_at ? when(pausedUntil && pausedUntil > row.due_at ? pausedUntil : row.due_at) : '',
    tries: tries
      .filter(({ delivery_id }) => delivery_id === row.id)
      .map(({ number, at, status, error, took_ms }) => ({
        number,
        status,
        took_ms,
        error: error ?? '',
        when: when(at),
      })),
  }))
}
