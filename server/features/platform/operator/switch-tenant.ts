import type { OperatorTenantWire } from '#contract/platform/operator.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { OperatorSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { writeOperatorLog } from '#server/store/platform/operators.ts'
import { findTenantCard, setTenantOff } from '#server/store/platform/tenants.ts'
import { showTenant } from './show-tenants.ts'

/**
 * Takes a restaurant and whether it is on; an off one's website is closed as by its owner's own switch, which then does
 * nothing: no new orders, while staff finish, refund and read what there is. Both logs have it. Refuses 'not-found'.
 * Decision 0075.
 */
export async function switchTenant(
  deps: Deps,
  actor: OperatorSession,
  input: { readonly tenantId: string; readonly on: boolean },
  language: Language,
): Promise<OperatorTenantWire | Refusal> {
  const { tenantId, on } = input
  const done = await writeUnlessRefused(deps.db, tenantId, async (tx) => {
    const before = await setTenantOff(tx, on ? null : new Date(deps.clock()))
    const card = before && (await findTenantCard(tx))
    if (!before || !card) return refuse('not-found')
    if ((before.offSince === null) === on) return { changed: false }
    const action = on ? 'tenant-on' : 'tenant-off'
    await writeAudit(tx, { staffId: null, action, subject: tenantId })
    await writeOperatorLog(tx, actor, { action, subject: tenantId, name: card.name.en })
    return { changed: true }
  })
  return isRefusal(done) ? done : showTenant(deps, tenantId, language)
}
