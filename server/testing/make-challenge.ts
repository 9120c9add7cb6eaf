import type { Database } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import { insertChallenge, type WordedChallenge } from '#server/store/loyalty/challenges.ts'

/** Takes what is special about it; makes a challenge of three orders within a week for 10.00, and returns its id. */
export async function makeChallenge(
  db: Database,
  tenantId: string,
  plan: Partial<WordedChallenge> = {},
): Promise<string> {
  const id = plan.id ?? makeId()
  const now = Date.now()
  const challenge: WordedChallenge = {
    name: { ar: 'ثلاثة طلبات', en: 'Three orders' },
    terms: { ar: '', en: '' },
    goal: { kind: 'orders', count: 3 },
    duration: { amount: 7, unit: 'days' },
    reward: { ledger: 'wallet', amount: 1000 },
    rules: {},
    paused: false,
    startsAt: now - 60_000,
    madeAt: now,
    most: 1,
    ...plan,
    id,
  }
  await db.write(tenantId, (tx) => insertChallenge(tx, challenge))
  return id
}
