import type { WebhookBody, WebhookSecretWire, WebhooksWire } from '#contract/integrations/webhooks.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { formerSecretMs, mostWebhooks } from '#domain/integrations/webhook.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeWebhookSecret } from '#server/adapters/webhooks/sign-webhook.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  changeEndpoint,
  deleteEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  type EndpointRow,
} from '#server/store/integrations/webhooks.ts'

/** Who looks at the addresses, and in which language. */
export interface HookLook {
  readonly staff: StaffSession
  readonly language: Language
}

/** Takes who looks; returns the addresses. Refuses 'not-allowed'. */
export async function showWebhooks(deps: Deps, look: HookLook): Promise<WebhooksWire | Refusal> {
  const show = await showing(deps, look)
  return isRefusal(show) ? show : deps.db.read(look.staff.tenantId, show)
}

/** Takes an address and what it is told; adds it. Refuses 'not-allowed', 'address-not-public' and 'too-many-rows'. */
export async function addWebhook(
  deps: Deps,
  look: HookLook,
  body: WebhookBody,
): Promise<WebhookSecretWire | Refusal> {
  const { staffId } = look.staff
  const secret = makeWebhookSecret()
  const added = await change(deps, look, async (db) => {
    if (!deps.given.allows(body.url)) return refuseUrl
    if ((await listEndpoints(db)).length >= mostWebhooks) return refuse('too-many-rows')
    const row = {
      id: makeId(),
      url: body.url,
      events: [...new Set(body.events)],
      sealed_secret: deps.seal.close(secret),
      made_at: new Date(deps.clock()),
    }
    await insertEndpoint(db, row)
    await writeAudit(db, { staffId, action: 'webhook-add', subject: row.id, after: shownOf(row) })
    return undefined
  })
  return isRefusal(added) ? added : { secret, endpoints: added }
}

/** Takes an address and what it is to be; changes it. Refuses 'not-allowed', 'not-found' and 'address-not-public'. */
export function changeWebhook(
  deps: Deps,
  look: HookLook,
  id: string,
  body: WebhookBody & { readonly enabled: boolean },
): Promise<WebhooksWire | Refusal> {
  return changeOne(deps, look, id, async (db, row) => {
    if (!deps.given.allows(body.url)) return refuseUrl
    const after = { url: body.url, events: [...new Set(body.events)], enabled: body.enabled }
    await changeEndpoint(db, id, { ...after, failures: 0, pause_until: null })
    const { staffId } = look.staff
    await writeAudit(db, {
      staffId,
      action: 'webhook-change',
      subject: id,
      before: {
        ...shownOf(row),
        enabled: row.enabled,
      },
      after: {
        ...shownOf(after),
        enabled: after.enabled,
      },
    })
    return undefined
  })
}

/** Takes an address; takes it away. Refuses 'not-allowed' and 'not-found'. */
export function removeWebhook(deps: Deps, look: HookLook, id: string): Promise<WebhooksWire | Refusal> {
  return changeOne(deps, look, id, async (db, row) => {
    await deleteEndpoint(db, id)
    const { staffId } = look.staff
    await writeAudit(db, { staffId, action: 'webhook-remove', subject: id, before: shownOf(row) })
    return undefined
  })
}

/** Takes an address; gives it a new secret. The former one signs beside it for a day. Refuses 'not-allowed' and 'not-found'. */
export async function renewSecret(
  deps: Deps,
  look: HookLook,
  id: string,
): Promise<WebhookSecretWire | Refusal> {
  const secret = makeWebhookSecret()
  const renewed = await changeOne(deps, look, id, async (db, row) => {
    await changeEndpoint(db, id, {
      sealed_secret: deps.seal.close(secret),
      sealed_former: row.sealed_secret,
      former_until: new Date(deps.clock() + formerSecretMs),
    })
    await writeAudit(db, { staffId: look.staff.staffId, action: 'webhook-secret', subject: id })
    return undefined
  })
  return isRefusal(renewed) ? renewed : { secret, endpoints: renewed }
}

const refuseUrl = refuse('address-not-public', { fields: { url: ['address-not-public'] } })

const shownOf = ({ url, events }: Pick<EndpointRow, 'url' | 'events'>) => ({ url, events: events.join(', ') })

function changeOne(
  deps: Deps,
  look: HookLook,
  id: string,
  act: (db: WriteDb, row: EndpointRow) => Promise<Refusal | undefined>,
): Promise<WebhooksWire | Refusal> {
  return change(deps, look, async (db) => {
    const row = await lockEndpoint(db, id)
    return row ? act(db, row) : refuse('not-found')
  })
}

async function change(
  deps: Deps,
  look: HookLook,
  act: (db: WriteDb) => Promise<Refusal | undefined>,
): Promise<WebhooksWire | Refusal> {
  const show = await showing(deps, look)
  if (isRefusal(show)) return show
  return writeUnlessRefused(deps.db, look.staff.tenantId, async (db) => (await act(db)) ?? show(db))
}

async function showing(
  deps: Deps,
  { staff, language }: HookLook,
): Promise<((db: TenantDb) => Promise<WebhooksWire>) | Refusal> {
  if (!mayEverywhere(staff, 'integrations')) return refuse('not-allowed')
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const now = deps.clock()
  const zone = branches[0]?.timeZone ?? 'UTC'
  const formerOf = (at: Date | null) =>
    at && at.getTime() > now ? momentWords(at.getTime(), now, zone, language) : ''
  return async (db) => ({
    data: (await listEndpoints(db)).map(({ id, url, events, enabled, former_until, waiting, dead }) => ({
      id,
      url,
      events,
      enabled,
      waiting,
      dead,
      former_until: formerOf(former_until),
    })),
    private_allowed: deps.settled.mode === 'demo',
  })
}
