import { limits } from '#domain/core/limits.ts'
import { likedPercent, starsAverage } from '#domain/ratings/rating.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** The stars of a branch as guests see them: the average with one digit, of how many. */
export interface BranchStars {
  readonly average: string
  readonly count: number
}

/** How many of those who gave an item a thumb liked it, in whole percent. */
export interface ItemLikes {
  readonly percent: number
  readonly count: number
}

/** Takes a handle; returns the stars of each branch that has enough of them to say something. Decision 0025. */
export async function loadBranchStars(db: TenantDb): Promise<ReadonlyMap<string, BranchStars>> {
  const rows = await db.q
    .selectFrom('branch_ratings')
    .select(['branch_id', 'count', 'overall'])
    .where('tenant_id', '=', db.tenantId)
    .where('count', '>=', limits.ratingsShownFrom)
    .execute()
  return new Map(
    rows.map(({ branch_id, count, overall }) => [
      branch_id,
      { average: starsAverage(overall, count), count },
    ]),
  )
}

/** Takes a handle; returns the likes of each item that has enough of them. Decision 0025. */
export async function loadItemLikes(db: TenantDb): Promise<ReadonlyMap<string, ItemLikes>> {
  const rows = await db.q
    .selectFrom('item_ratings')
    .select(['item_id', 'count', 'liked'])
    .where('tenant_id', '=', db.tenantId)
    .where('count', '>=', limits.ratingsShownFrom)
    .execute()
  return new Map(
    rows.map(({ item_id, count, liked }) => [item_id, { percent: likedPercent(liked, count), count }]),
  )
}
