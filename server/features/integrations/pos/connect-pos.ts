import { createHash, randomBytes } from 'node:crypto'
import type { PosConnectBody, PosDeskWire } from '#contract/integrations/pos.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { endedUnserved } from '#domain/ordering/order-status.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import type { PosAccount } from '#server/adapters/pos/port.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  findConnection,
  listPosOrders,
  retryPosOrder,
  saveConnection,
  type ConnectionRow,
} from '#server/store/integrations/pos.ts'
import type { HookLook } from '../webhooks/webhook-endpoints.ts'

const foodicsUrl = 'https://api.foodics.com/v5'

/** Takes the secret part of the webhook's address; returns what is stored of it. */
export function posHookHash(token: string): string {
  return createHash('sha256').update(`pos-hook:${token}`).digest('base64url')
}

/** Takes who looks; returns the till and the orders that went there. Refuses 'not-allowed'. */
export async function showPos(deps: Deps, look: HookLook): Promise<PosDeskWire | Refusal> {
  if (!mayEverywhere(look.staff, 'integrations')) return refuse('not-allowed')
  const show = await showing(deps, look)
  return deps.db.read(look.staff.tenantId, show)
}

/**
 * Takes the till's token and how it is used; keeps it once the till has taken it. Refuses 'not-allowed',
 * 'address-not-public' and 'gateway-not-working'.
 */
export async function connectPos(
  deps: Deps,
  look: HookLook,
  body: PosConnectBody,
): Promise<PosDeskWire | Refusal> {
  const { staff } = look
  if (!mayEverywhere(staff, 'integrations')) return refuse('not-allowed')
  const before = await deps.db.read(staff.tenantId, findConnection)
  const stored = before && (JSON.parse(deps.seal.open(before.sealed_account)) as PosAccount)
  const apiUrl = urlOf(deps, body.simulator_url, stored)
  const token = body.token || stored?.token
  // a demo calls nobody outside (safety 33)
  if (apiUrl === undefined) return refuse('field-required', { fields: { simulator_url: ['field-required'] } })
  if (!token) return refuse('field-required', { fields: { token: ['field-required'] } })
  if (!deps.given.allows(apiUrl))
    return refuse('address-not-public', { fields: { simulator_url: ['address-not-public'] } })
  const account: PosAccount = { apiUrl, token }
  const known = await deps.pos.whoAmI(account)
  if ('error' in known) return refuse('gateway-not-working', { details: { result: known.error } })
  const show = await showing(deps, look)
  const hook = before ? deps.seal.open(before.sealed_hook) : randomBytes(24).toString('base64url')
  const row: Omit<ConnectionRow, 'tenant_id'> = {
    system: 'foodics',
    enabled: body.enabled,
    sealed_account: deps.seal.close(JSON.stringify(account)),
    business_reference: known.reference,
    business_name: known.name,
    sealed_hook: before?.sealed_hook ?? deps.seal.close(hook),
    hook_hash: posHookHash(hook),
    payment_method_id: body.payment_method_id,
    delivery_charge_id: body.delivery_charge_id,
    made_at: before?.made_at ?? new Date(deps.clock()),
  }
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    await saveConnection(db, row)
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'pos-connect',
      subject: 'foodics',
      before: before && { name: before.business_name, enabled: before.enabled },
      after: { name: row.business_name, enabled: row.enabled },
    })
    return show(db)
  })
}

/** Takes an order that the till refused; it goes once more. Refuses 'not-allowed' and 'order-unavailable'. */
export async function retryPos(deps: Deps, look: HookLook, orderId: string): Promise<PosDeskWire | Refusal> {
  const { staff } = look
  if (!mayEverywhere(staff, 'integrations')) return refuse('not-allowed')
  const show = await showing(deps, look)
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    if (!(await retryPosOrder(db, orderId, new Date(deps.clock())))) return refuse('order-unavailable')
    await writeAudit(db, { staffId: staff.staffId, action: 'pos-retry', subject: orderId })
    return show(db)
  })
}

function urlOf(
  { settled }: Deps,
  simulator: string | undefined,
  stored: PosAccount | undefined,
): string | undefined {
  if (settled.mode === 'demo' && simulator) return simulator.replace(/\/+$/, '')
  return stored?.apiUrl ?? (settled.mode === 'demo' ? undefined : foodicsUrl)
}

async function showing(
  deps: Deps,
  { staff, language }: HookLook,
): Promise<(db: TenantDb) => Promise<PosDeskWire>> {
  const { branches } = await deps.catalogues.current(staff.tenantId)
  const now = deps.clock()
  const host = deps.hosts.primaryHost(staff.tenantId) ?? deps.settled.platformHost
  const hooks = `${originOf(deps.settled, host)}/api/v1/pos/webhooks/foodics`
  return async (db) => {
    const row = await findConnection(db)
    const orders = row ? await listPosOrders(db) : []
    return {
      connected: row !== undefined,
      enabled: row?.enabled ?? false,
      business: row ? `${row.business_name} (${row.business_reference})` : '',
      hook_url: row ? `${hooks}/${deps.seal.open(row.sealed_hook)}` : '',
      payment_method_id: row?.payment_method_id ?? '',
      delivery_charge_id: row?.delivery_charge_id ?? '',
      simulators_allowed: deps.settled.mode === 'demo',
      orders: orders.map((one) => ({
        order_id: one.order_id,
        number: one.number === null ? '' : String(one.number).padStart(3, '0'),
        state: one.state,
        pos_status: one.pos_status,
        error: one.error,
        when: momentWords(one.made_at.getTime(), now, branches[0]?.timeZone ?? 'UTC', language),
        void_there:
          one.state === 'sent' &&
          endedUnserved(one.status, one.delivered_at !== null) &&
          one.pos_status !== 'declined',
      })),
    }
  }
}
