import { dayMs, minuteMs } from '#domain/core/durations.ts'
import { retentionDays } from '#domain/customers/retention.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { readSettings } from '#server/store/menu/catalogue.ts'
import { forgetAtOnce, forgetOld, forgetSteps, keepLook } from '#server/store/privacy/forget-old.ts'

/** Batches of one kind in one look; what is left waits a minute, so that a large past does not hold the jobs. */
const mostBatches = 20

/** What is older than its restaurant keeps it goes daily, in batches (rule "Retention"). */
export function retentionSweeps(deps: Deps): readonly Sweep[] {
  return [{ due: 'due_retention', act: (tenantId) => forgetOldData(deps, tenantId) }]
}

/**
 * Takes a restaurant; deletes or makes nameless what is older than its settings say. May run twice, and stops anywhere
 * without harm: each batch is a statement of its own.
 */
export async function forgetOldData({ db, clock }: Deps, tenantId: string): Promise<void> {
  const { settings, country } = await db.read(tenantId, readSettings)
  const days = retentionDays(settings, country)
  const now = clock()
  let left = false
  for (const { kind, forget } of forgetSteps) {
    const before = new Date(now - days[kind] * dayMs)
    let batches = 0
    while ((await db.single(tenantId, (own) => forgetOld(own, forget, before))) === forgetAtOnce) {
      batches += 1
      left = batches === mostBatches
      if (left) break
    }
  }
  await db.single(tenantId, (own) => keepLook(own, new Date(now + (left ? minuteMs : dayMs))))
}
