import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { findConnection, findHookTenant, hurryPosOrder } from '#server/store/integrations/pos.ts'
import { posHookHash } from './connect-pos.ts'

/**
 * Takes the secret part of the address and what was posted; the order that it speaks of is asked for at the till next.
 * What it says of the order is not believed: nobody signs it. Refuses 'not-found' for a wrong secret, and
 * 'signature-invalid' when it speaks of another business. Research: integrations 12.
 */
export async function receivePosStatus(
  deps: Deps,
  token: string,
  body: string,
): Promise<{ done: true } | Refusal> {
  const tenantId = await deps.db.platform((db) => findHookTenant(db, posHookHash(token)))
  if (tenantId === undefined) return refuse('not-found')
  const event = deps.pos.readHook(body)
  if (!event) return { done: true }
  return deps.db.write(tenantId, async (db) => {
    const connection = await findConnection(db)
    if (connection?.business_reference !== event.businessReference) return refuse('signature-invalid')
    await hurryPosOrder(db, event.posOrderId, new Date(deps.clock()))
    return { done: true as const }
  })
}
