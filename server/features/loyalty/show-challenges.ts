import type { ChallengeDetailsWire, ChallengeWire } from '#contract/loyalty/challenges.ts'
import type { PageOf } from '#contract/customers/customer-lists.ts'
import { isRunning, percentOf, runFor, targetOf, type ChallengeGoal } from '#domain/loyalty/challenge.ts'
import { dateWords } from '#domain/core/clock-words.ts'
import { getCountry } from '#domain/core/country.ts'
import { durationWords } from '#domain/loyalty/duration-words.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import {
  findChallenge,
  listRunCounts,
  listRunningChallenges,
  listRuns,
  type RunRow,
  type WordedChallenge,
} from '#server/store/loyalty/challenges.ts'
import { zoneOf } from './challenge-zone.ts'

/** Who looks, in which language. */
export interface Looking {
  readonly tenantId: string
  /** None for a guest. */
  readonly customerId: string | undefined
  readonly language: Language
}

/** Takes who looks; returns the challenges that run, with how far the customer is. Spec 7 (get-by-customer-id). */
export async function showChallenges(deps: Deps, look: Looking): Promise<PageOf<ChallengeWire>> {
  const catalogue = await deps.catalogues.current(look.tenantId)
  const now = deps.clock()
  const data = await deps.db.snapshot(look.tenantId, async (db) => {
    const challenges = await listRunningChallenges(db, new Date(now))
    const runs = look.customerId === undefined ? [] : await listRuns(db, look.customerId)
    return challenges.map((one) => showChallenge(one, runsOf(one, runs), { catalogue, look, now }))
  })
  return { data, meta: { current_page: 1, last_page: 1, per_page: data.length, total: data.length } }
}

/** Takes a challenge's id; returns it with its terms and the orders that count, or refuses 'not-found'. Spec 7 (details/{id}). */
export async function showChallengeDetails(
  deps: Deps,
  look: Looking,
  id: string,
): Promise<ChallengeDetailsWire | Refusal> {
  const catalogue = await deps.catalogues.current(look.tenantId)
  const now = deps.clock()
  const found = await deps.db.snapshot(look.tenantId, async (db) => {
    const challenge = await findChallenge(db, id)
    if (!challenge) return undefined
    const runs =
      look.customerId === undefined ? [] : runsOf(challenge, await listRuns(db, look.customerId, [id]))
    const last = runs.at(-1)
    return { challenge, runs, orders: last ? await listRunCounts(db, last) : [] }
  })
  // one that is not shown in the list is nobody's but those who have tried it
  if (!found || (!isRunning(found.challenge, now) && found.runs.length === 0)) return refuse('not-found')
  const { challenge, runs, orders } = found
  const { rules, terms, goal } = challenge
  const [zone] = getCountry(catalogue.tenant.country).time_zones
  return {
    ...showChallenge(challenge, runs, { catalogue, look, now }),
    terms: wordIn(terms, look.language),
    types: [...(rules.types ?? [])],
    branches: catalogue.branches
      .filter((branch) => rules.branchIds?.includes(branch.id))
      .map((branch) => wordIn(branch.name, look.language)),
    minimum: rules.minimum ? toDecimal(rules.minimum) : null,
    orders: orders.map((one) => ({
      order_id: one.order_id,
      amount: unitsOf(goal, one.amount - one.back),
      at_words: momentWords((one.delivered_at ?? new Date(now)).getTime(), now, zone, look.language),
    })),
  }
}

const runsOf = ({ id }: WordedChallenge, runs: readonly RunRow[]) =>
  runs.filter((run) => run.challenge_id === id)

/** Progress in the goal's own unit: money as it travels, all else as a number. */
function unitsOf(goal: ChallengeGoal, amount: number): string {
  return goal.kind === 'spend' ? toDecimal(amount) : String(amount)
}

interface Seen {
  readonly catalogue: Catalogue
  readonly look: Looking
  readonly now: number
}

function showChallenge(
  challenge: WordedChallenge,
  rows: readonly RunRow[],
  { catalogue, look, now }: Seen,
): ChallengeWire {
  const { goal, duration, reward, endsAt, most } = challenge
  const last = rows.at(-1)
  const wins = rows.filter((row) => row.paid > 0).length
  const next = runFor(
    challenge,
    rows.map((row) => ({ ...row, startsAt: +row.starts_at, endsAt: +row.ends_at, won: row.paid > 0 })),
    now,
  )
  // a try whose time is over, or that is won while another may follow, is no longer what the customer is at
  const current = last && next?.number === last.number ? last : undefined
  const progress = current?.progress ?? 0
  const won = last !== undefined && last.paid > 0
  return {
    id: challenge.id,
    name: wordIn(challenge.name, look.language),
    goal: {
      kind: goal.kind,
      target: unitsOf(goal, targetOf(goal)),
      items:
        goal.kind === 'items'
          ? goal.itemIds.flatMap((id) => {
              const item = catalogue.items.get(id)
              return item ? [wordIn(item.name, look.language)] : []
            })
          : [],
    },
    duration: { ...duration, words: durationWords(duration, look.language) },
    reward: {
      kind: reward.ledger,
      amount: reward.ledger === 'wallet' ? toDecimal(reward.amount) : String(reward.amount),
    },
    progress: unitsOf(goal, progress),
    percent: percentOf(progress, goal),
    state: !next || !isRunning(challenge, now) ? (won ? 'won' : 'over') : stateOf(current),
    run_ends_at: current && current.paid === 0 ? current.ends_at.toISOString() : null,
    wins,
    most: most ?? null,
    ends_at: endsAt === undefined ? null : new Date(endsAt).toISOString(),
    // its end is the first moment without it
    ends_words: endsAt === undefined ? null : dateWords(endsAt - 1, zoneOf(catalogue)),
  }
}

function stateOf(current: RunRow | undefined): ChallengeWire['state'] {
  if (!current) return 'open'
  return current.paid > 0 ? 'won' : 'running'
}
