import { sql } from 'kysely'
import type { GuessCounts } from '#domain/loyalty/coupon-guesses.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Takes who tries a code and when; writes the try and returns its number. */
export async function addGuess(db: TenantDb, shopper: string, at: Date): Promise<number> {
  const row = await db.q
    .insertInto('coupon_guesses')
    .values({ tenant_id: db.tenantId, shopper, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Takes a try that was no guess after all; it does not count. */
export async function dropGuess(db: TenantDb, id: number): Promise<void> {
  await db.q.deleteFrom('coupon_guesses').where('tenant_id', '=', db.tenantId).where('id', '=', id).execute()
}

/** Takes who tries and since when; returns how many tries there were since. */
export async function countGuesses(db: TenantDb, shopper: string, since: Date): Promise<GuessCounts> {
  const { rows } = await sql<{ mine: number; all: number }>`
    select count(*) filter (where shopper = ${shopper})::int as mine, count(*)::int as "all" from coupon_guesses
    where tenant_id = ${db.tenantId} and at > ${since}`.execute(db.q)
  return { ofShopper: rows[0]?.mine ?? 0, ofTenant: rows[0]?.all ?? 0 }
}

/** Takes a moment; forgets the tries from before it. */
export async function forgetGuesses(db: TenantDb, before: Date): Promise<void> {
  await db.q
    .deleteFrom('coupon_guesses')
    .where('tenant_id', '=', db.tenantId)
    .where('at', '<=', before)
    .execute()
}
