import { nextTry, pauseUntil } from '#domain/integrations/webhook.ts'
import type { Deps } from '#server/core/deps.ts'
import type { GivenAnswer } from '#server/adapters/webhooks/port.ts'
import { signWebhook } from '#server/adapters/webhooks/sign-webhook.ts'
import {
  claimDelivery,
  recordTry,
  type ClaimedDelivery,
} from '#server/store/integrations/webhook-deliveries.ts'
import { changeEndpoint } from '#server/store/integrations/webhooks.ts'

/** Longer than a call can take, so that nobody else begins before this one has ended. */
const claimMs = 30_000

/**
 * Takes a delivery that is due; sends it and writes down what came of it. Dies the process in between, it is sent again
 * when the claim lapses, with the same event id: told at least once, and known again by its id. Safety 28, decision 0074.
 */
export async function deliverWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'seal' | 'given'>,
  tenantId: string,
  id: string,
): Promise<void> {
  const began = deps.clock()
  const held = await deps.db.write(tenantId, (db) =>
    claimDelivery(db, id, new Date(began), new Date(began + claimMs)),
  )
  if (!held) return
  const started = performance.now()
  const answer = await deps.given.call({
    url: held.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Maidah-Webhooks/1',
      ...signWebhook({ id: held.event_id, at: began, body: held.body }, secretsOf(deps, held, began)),
    },
    body: held.body,
  })
  const tookMs = Math.round(performance.now() - started)
  const at = new Date(deps.clock())
  const done = 'status' in answer && answer.status >= 200 && answer.status < 300
  const again = done ? undefined : nextTry(held.tries + 1, at.getTime())
  await deps.db.write(tenantId, async (db) => {
    const ours = await recordTry(db, held, {
      at,
      tookMs,
      ...saidOf(answer),
      state: done ? 'delivered' : again === undefined ? 'dead' : 'waiting',
      dueAt: again === undefined ? null : new Date(again),
      endedAt: done || again === undefined ? at : null,
    })
    if (!ours) return
    const failures = done ? 0 : held.failures + 1
    const pause = done ? null : new Date(pauseUntil(failures, at.getTime()))
    if (failures > 0 || held.failures > 0)
      await changeEndpoint(db, held.endpoint_id, { failures, pause_until: pause })
  })
}

function secretsOf({ seal }: Pick<Deps, 'seal'>, held: ClaimedDelivery, now: number): string[] {
  const { sealed_secret, sealed_former, former_until } = held
  const former = sealed_former !== null && (former_until?.getTime() ?? 0) > now ? [sealed_former] : []
  return [sealed_secret, ...former].map((sealed) => seal.open(sealed))
}

function saidOf(answer: GivenAnswer): { status: number | null; error: string | null } {
  return 'status' in answer ? { status: answer.status, error: null } : { status: null, error: answer.error }
}
