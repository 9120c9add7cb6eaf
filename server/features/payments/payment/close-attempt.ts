import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * Takes a live attempt that the order does not need any more; closes it at its gateway, so that the order may be paid by
 * another one. What the gateway cannot close stays asked for (late money). Refuses 'already-paid', 'payment-under-way',
 * 'busy'. Safety 1, 3.
 */
export async function closeAttempt(
  deps: Deps,
  tenantId: string,
  reference: string,
): Promise<Refusal | undefined> {
  const settled = await settleAttempt(deps, tenantId, reference, { close: true })
  if (settled === 'captured') return refuse('already-paid')
  if (settled === 'submitted') return refuse('payment-under-way')
  return settled === 'closed' || settled === 'late'
    ? undefined
    : refuse('busy', { why: `its payment could not be closed: ${settled}` })
}
