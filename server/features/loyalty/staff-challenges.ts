import type {
  ChallengeBody,
  ChallengeTryWire,
  StaffChallengesWire,
  StaffChallengeWire,
} from '#contract/loyalty/loyalty-desk.ts'
import { dayMs } from '#domain/core/durations.ts'
import { isRunning } from '#domain/loyalty/challenge.ts'
import { dateWords } from '#domain/core/clock-words.ts'
import { limits } from '#domain/core/limits.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { settingText } from '#domain/site/settings.ts'
import { tryChallenge } from '#domain/loyalty/try-challenge.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { dateText, toLocal } from '#domain/core/zoned-time.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  changeChallenge,
  countUnended,
  findChallenge,
  insertChallenge,
  listChallenges,
  type ChallengeCount,
  type WordedChallenge,
} from '#server/store/loyalty/challenges.ts'
import { listCustomerGroups } from '#server/store/customers/customers.ts'
import { listPastOrders } from '#server/store/ordering/past-orders.ts'
import { zoneOf } from './challenge-zone.ts'
import { challengeOfBody } from './challenge-of-body.ts'

/** Days that a dry run looks back. */
const tryDays = limits.challengeTryDays

/** Takes staff; returns the restaurant's challenges with how they go, newest first. */
export async function listStaffChallenges(
  { db, clock, catalogues }: Deps,
  { tenantId }: StaffSession,
  language: Language,
): Promise<StaffChallengesWire> {
  const zone = zoneOf(await catalogues.current(tenantId))
  return db.snapshot(tenantId, async (read) => {
    const [all, groups] = [await listChallenges(read), await listCustomerGroups(read)]
    return {
      data: all.map(({ challenge, count }) => show(challenge, count, { now: clock(), zone })),
      groups: groups.map((group) => ({ id: group.id, name: wordIn(group.name, language) })),
    }
  })
}

async function read(deps: Deps, tenantId: string, body: ChallengeBody): Promise<WordedChallenge | Refusal> {
  const catalogue = await deps.catalogues.current(tenantId)
  return challengeOfBody(body, {
    id: makeId(),
    now: deps.clock(),
    zone: zoneOf(catalogue),
    isItem: (id) => catalogue.items.has(id),
  })
}

/** Takes what staff typed; makes the challenge. Refuses 'bad-input' by field, and 'too-many-challenges'. */
export async function addChallenge(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  body: ChallengeBody,
): Promise<StaffChallengeWire | Refusal> {
  const challenge = await read(deps, tenantId, body)
  if (isRefusal(challenge)) return challenge
  const zone = zoneOf(await deps.catalogues.current(tenantId))
  const now = new Date(deps.clock())
  return writeUnlessRefused(deps.db, tenantId, async (db) => {
    if ((await countUnended(db, now)) >= limits.challengesRunning) return refuse('too-many-challenges')
    await insertChallenge(db, challenge)
    await writeAudit(db, { staffId, action: 'challenge-add', subject: challenge.id, after: challenge })
    return show(challenge, undefined, { now: now.getTime(), zone })
  })
}

/** Takes what staff typed; plays it on the orders of the last 30 days and changes nothing. */
export async function dryRunChallenge(
  deps: Deps,
  { tenantId }: StaffSession,
  body: ChallengeBody,
): Promise<ChallengeTryWire | Refusal> {
  const challenge = await read(deps, tenantId, body)
  if (isRefusal(challenge)) return challenge
  const since = new Date(deps.clock() - tryDays * dayMs)
  const orders = await deps.db.read(tenantId, (db) => listPastOrders(db, since))
  const { cost, ...tried } = tryChallenge(challenge, orders)
  const { settings } = await deps.catalogues.current(tenantId)
  const isPoints = challenge.reward.ledger === 'points'
  const money = isPoints ? cost * Number(settingText(settings, 'order.point_value')) : cost
  return {
    days: tryDays,
    orders: orders.length,
    ...tried,
    cost: isPoints ? String(cost) : toDecimal(cost),
    cost_money: toDecimal(money),
  }
}

/** Takes a challenge and what becomes of it; returns it after that. One that is over stays over. */
export async function changeChallengeState(
  { db, clock, catalogues }: Deps,
  { tenantId, staffId }: StaffSession,
  id: string,
  state: 'running' | 'paused' | 'over',
): Promise<StaffChallengeWire | Refusal> {
  const zone = zoneOf(await catalogues.current(tenantId))
  const now = clock()
  return writeUnlessRefused(db, tenantId, async (tx) => {
    const before = await findChallenge(tx, id)
    if (!before) return refuse('not-found')
    if (before.endsAt !== undefined && before.endsAt <= now) return refuse('transition-not-allowed')
    // what has not begun ends by beginning never
    const ends = new Date(Math.max(now, before.startsAt + 1))
    await changeChallenge(tx, id, state === 'over' ? { ends_at: ends } : { paused: state === 'paused' })
    await writeAudit(tx, {
      staffId,
      action: `challenge-${state}`,
      subject: id,
      before: { paused: before.paused },
    })
    const after = await listChallenges(tx)
    const found = after.find((one) => one.challenge.id === id)
    return found ? show(found.challenge, found.count, { now, zone }) : refuse('not-found')
  })
}

function show(
  challenge: WordedChallenge,
  count: ChallengeCount | undefined,
  { now, zone }: { now: number; zone: string },
): StaffChallengeWire {
  const { goal, reward, rules, startsAt, endsAt, paused } = challenge
  const moment = (at: number) => new Date(at).toISOString()
  const inUnit = (amount: number) => (reward.ledger === 'wallet' ? toDecimal(amount) : String(amount))
  const over = endsAt !== undefined && endsAt <= now
  return {
    id: challenge.id,
    name: challenge.name,
    terms: challenge.terms,
    goal: showGoal(goal),
    duration: { ...challenge.duration },
    reward:
      reward.ledger === 'wallet'
        ? { kind: 'wallet', amount: toDecimal(reward.amount) }
        : { kind: 'points', points: reward.amount },
    types: [...(rules.types ?? [])],
    branch_ids: [...(rules.branchIds ?? [])],
    group_ids: [...(rules.groupIds ?? [])],
    minimum: rules.minimum === undefined ? null : toDecimal(rules.minimum),
    most: challenge.most ?? null,
    starts_at: moment(startsAt),
    ends_at: endsAt === undefined ? null : moment(endsAt),
    // its end is the first moment without it
    ends_on: endsAt === undefined ? null : dateText(toLocal(endsAt - 1, zone)),
    ends_words: endsAt === undefined ? null : dateWords(endsAt - 1, zone),
    state: over ? 'over' : paused ? 'paused' : isRunning(challenge, now) ? 'running' : 'planned',
    players: count?.players ?? 0,
    wins: count?.wins ?? 0,
    paid: inUnit(count?.paid ?? 0),
  }
}

function showGoal(goal: WordedChallenge['goal']): StaffChallengeWire['goal'] {
  if (goal.kind === 'spend') return { kind: 'spend', amount: toDecimal(goal.amount) }
  if (goal.kind === 'orders') return { ...goal }
  return { kind: 'items', item_ids: [...goal.itemIds], count: goal.count }
}
