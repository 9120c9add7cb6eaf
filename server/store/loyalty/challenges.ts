import { sql, type Selectable } from 'kysely'
import type { Challenge } from '#domain/loyalty/challenge.ts'
import type { Words } from '#domain/core/words.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import { wordsOf } from '../core/words-of.ts'

export type RunRow = Selectable<Schema['challenge_runs']>
export type CountRow = Selectable<Schema['challenge_counts']>

/** A challenge with what people read of it. */
export type WordedChallenge = Challenge & {
  readonly name: Words
  readonly terms: Words
  readonly madeAt: number
}

type Row = Selectable<Schema['challenges']>

function challengeOf(row: Row): WordedChallenge {
  return {
    id: row.id,
    name: wordsOf(row, 'name'),
    terms: wordsOf(row, 'terms'),
    goal: row.goal,
    rules: row.rules,
    duration: { amount: row.duration_amount, unit: row.duration_unit },
    reward: { ledger: row.reward_ledger, amount: row.reward_amount },
    startsAt: row.starts_at.getTime(),
    paused: row.paused,
    madeAt: row.made_at.getTime(),
    ...(row.ends_at && { endsAt: row.ends_at.getTime() }),
    ...(row.most !== null && { most: row.most }),
  }
}

const all = (db: TenantDb) => db.q.selectFrom('challenges').selectAll().where('tenant_id', '=', db.tenantId)

/** Takes a moment; returns the challenges that run then, those that end first first. */
export async function listRunningChallenges(db: TenantDb, at: Date): Promise<WordedChallenge[]> {
  const rows = await all(db)
    .where('paused', '=', false)
    .where('starts_at', '<=', at)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .orderBy('ends_at')
    .orderBy('id')
    .execute()
  return rows.map(challengeOf)
}

/** Takes ids; returns their challenges. */
export async function findChallenges(db: TenantDb, ids: readonly string[]): Promise<WordedChallenge[]> {
  const rows = await all(db)
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute()
  return rows.map(challengeOf)
}

/** Takes an id; returns its challenge, or undefined. */
export async function findChallenge(db: TenantDb, id: string): Promise<WordedChallenge | undefined> {
  const row = await all(db).where('id', '=', id).executeTakeFirst()
  return row && challengeOf(row)
}

/** How a challenge goes: who tries it, who has won, and what that cost (in its reward's unit). */
export interface ChallengeCount {
  readonly id: string
  readonly players: number
  readonly wins: number
  readonly paid: number
}

/** All of a tenant with how they go, the newest first. */
export async function listChallenges(
  db: TenantDb,
): Promise<{ challenge: WordedChallenge; count: ChallengeCount }[]> {
  const [rows, counts] = await Promise.all([
    all(db).orderBy('made_at', 'desc').orderBy('id').limit(200).execute(),
    db.q
      .selectFrom('challenge_runs')
      .select((eb) => [
        'challenge_id as id',
        eb.fn.count<number>('customer_id').distinct().as('players'),
        eb.fn.count<number>('won_at').as('wins'),
        eb.fn.sum<number>('paid').as('paid'),
      ])
      .where('tenant_id', '=', db.tenantId)
      .groupBy('challenge_id')
      .execute(),
  ])
  const byId = new Map(counts.map((one) => [one.id, one]))
  return rows.map((row) => {
    const found = byId.get(row.id)
    const count = { players: Number(found?.players ?? 0), wins: Number(found?.wins ?? 0) }
    return { challenge: challengeOf(row), count: { id: row.id, ...count, paid: Number(found?.paid ?? 0) } }
  })
}

/** Takes now; returns how many challenges are not over. */
export async function countUnended(db: TenantDb, now: Date): Promise<number> {
  const row = await db.q
    .selectFrom('challenges')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Takes a new challenge; makes it. */
export async function insertChallenge(db: WriteDb, challenge: WordedChallenge): Promise<void> {
  const { name, terms, duration, reward } = challenge
  await db.q
    .insertInto('challenges')
    .values({
      tenant_id: db.tenantId,
      id: challenge.id,
      name_ar: name.ar,
      name_en: name.en,
      terms_ar: terms.ar,
      terms_en: terms.en,
      goal: JSON.stringify(challenge.goal),
      rules: JSON.stringify(challenge.rules),
      duration_amount: duration.amount,
      duration_unit: duration.unit,
      reward_ledger: reward.ledger,
      reward_amount: reward.amount,
      most: challenge.most ?? null,
      paused: challenge.paused,
      starts_at: new Date(challenge.startsAt),
      ends_at: challenge.endsAt === undefined ? null : new Date(challenge.endsAt),
      made_at: new Date(challenge.madeAt),
    })
    .execute()
}

/** Takes a challenge and whether it is paused, or when it ends. */
export async function changeChallenge(
  db: WriteDb,
  id: string,
  change: { paused: boolean } | { ends_at: Date },
): Promise<void> {
  await db.q
    .updateTable('challenges')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Takes a customer and challenges, or none for all; returns the customer's runs in their order. */
export function listRuns(
  db: TenantDb,
  customerId: string,
  challengeIds?: readonly string[],
): Promise<RunRow[]> {
  const rows = db.q
    .selectFrom('challenge_runs')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
  const some = challengeIds ? rows.where('challenge_id', 'in', [...challengeIds, '']) : rows
  return some.orderBy('challenge_id').orderBy('number').execute()
}

/** Takes an order; returns what it brought. */
export function listCounts(db: TenantDb, orderId: string): Promise<CountRow[]> {
  return db.q
    .selectFrom('challenge_counts')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .orderBy('challenge_id')
    .execute()
}

/** Takes runs as they are now, new ones among them, under the lock of their customer's accounts; writes them in one statement. */
export async function saveRuns(db: WriteDb, runs: readonly RunRow[]): Promise<void> {
  if (runs.length === 0) return
  await db.q
    .insertInto('challenge_runs')
    .values([...runs])
    .onConflict((on) =>
      on.columns(['tenant_id', 'customer_id', 'challenge_id', 'number']).doUpdateSet((eb) => ({
        progress: eb.ref('excluded.progress'),
        paid: eb.ref('excluded.paid'),
        turn: eb.ref('excluded.turn'),
        won_at: eb.ref('excluded.won_at'),
      })),
    )
    .execute()
}

/** Takes what an order brings; keeps it. */
export async function insertCounts(db: WriteDb, counts: readonly CountRow[]): Promise<void> {
  if (counts.length > 0)
    await db.q
      .insertInto('challenge_counts')
      .values([...counts])
      .execute()
}

/** Takes an order and how much of each of its counts is back by now. */
export async function saveCountsBack(
  db: WriteDb,
  orderId: string,
  backs: readonly Pick<CountRow, 'challenge_id' | 'back'>[],
): Promise<void> {
  if (backs.length === 0) return
  await sql`update challenge_counts c set back = b.back
    from jsonb_to_recordset(${JSON.stringify(backs)}::jsonb) as b(challenge_id text, back bigint)
    where c.tenant_id = ${db.tenantId} and c.order_id = ${orderId} and c.challenge_id = b.challenge_id`.execute(
    db.q,
  )
}

/** Takes a run; returns the orders that count to it, newest first. */
export function listRunCounts(
  db: TenantDb,
  { customer_id, challenge_id, number }: RunRow,
): Promise<(CountRow & { delivered_at: Date | null })[]> {
  return db.q
    .selectFrom('challenge_counts as c')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.order_id'),
    )
    .selectAll('c')
    .select('o.delivered_at')
    .where('c.tenant_id', '=', db.tenantId)
    .where('c.customer_id', '=', customer_id)
    .where('c.challenge_id', '=', challenge_id)
    .where('c.number', '=', number)
    .orderBy('o.delivered_at', 'desc')
    .limit(50)
    .execute()
}
