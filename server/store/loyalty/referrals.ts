import { limits } from '#domain/core/limits.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { ReferralFacts, ReferralTrouble } from '#domain/loyalty/referral.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { kindsWith } from '#domain/ordering/order-kind.ts'
import type { Schema } from '../schema.generated.ts'

export type ReferralRow = Selectable<Schema['referrals']>

/** Takes a friend; returns the invitation that the friend came by, if any. */
export function findReferral(db: TenantDb, friendId: string): Promise<ReferralRow | undefined> {
  return db.q
    .selectFrom('referrals')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('friend_id', '=', friendId)
    .executeTakeFirst()
}

/** Takes an invitation; keeps it. Returns false when the number, the device or the friend has had one. */
export async function insertReferral(
  db: WriteDb,
  row: Omit<Insertable<Schema['referrals']>, 'tenant_id'>,
): Promise<boolean> {
  const made = await db.q
    .insertInto('referrals')
    .values({ tenant_id: db.tenantId, ...row })
    .onConflict((on) => on.doNothing())
    .returning('friend_id')
    .executeTakeFirst()
  return made !== undefined
}

/** How many friends one page shows. */
const most = 50

/** Takes an owner; returns the friends that came, newest first, with their names. */
export function listFriends(
  db: TenantDb,
  ownerId: string,
): Promise<(ReferralRow & { name: string; deleted_at: Date | null })[]> {
  return db.q
    .selectFrom('referrals as r')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.friend_id'),
    )
    .selectAll('r')
    .select(['c.name', 'c.deleted_at'])
    .where('r.tenant_id', '=', db.tenantId)
    .where('r.owner_id', '=', ownerId)
    .orderBy('r.claimed_at', 'desc')
    .limit(most)
    .execute()
}

/** What is known of an invitation when its friend's order is finished. */
export type ReferralSeen = ReferralFacts & { readonly ownerId: string; readonly ownerGone: boolean }

/** Takes a friend with a waiting invitation and the number of the order; returns what is known of the two. One statement. */
export async function readReferralFacts(
  db: TenantDb,
  friendId: string,
  { mobile, at }: { mobile: string; at: Date },
): Promise<ReferralSeen | undefined> {
  const { rows } = await sql<{
    owner_id: string
    owner_gone: boolean
    same_phone: boolean
    same_device: boolean
    same_card: boolean
    rewarded: number
  }>`
    select r.owner_id, o.deleted_at is not null as owner_gone,
      coalesce(o.mobile = ${mobile} or o.mobile = f.mobile, false) as same_phone,
      exists (select from customer_sessions s where s.tenant_id = r.tenant_id and s.customer_id = r.owner_id
        and s.browser is not null and (s.browser = r.browser or s.browser in (select t.browser from customer_sessions t
          where t.tenant_id = r.tenant_id and t.customer_id = r.friend_id and t.browser is not null))) as same_device,
      exists (select from customer_cards a join customer_cards b on b.tenant_id = a.tenant_id and b.mark = a.mark
        where a.tenant_id = r.tenant_id and a.customer_id = r.owner_id and b.customer_id = r.friend_id) as same_card,
      (select count(*)::int from referrals x where x.tenant_id = r.tenant_id and x.owner_id = r.owner_id
        and x.state = 'rewarded' and x.ended_at > ${at}::timestamptz - ${limits.referralDays} * interval '1 day') as rewarded
    from referrals r
    join customers o on o.tenant_id = r.tenant_id and o.id = r.owner_id
    join customers f on f.tenant_id = r.tenant_id and f.id = r.friend_id
    where r.tenant_id = ${db.tenantId} and r.friend_id = ${friendId} and r.state = 'waiting'`.execute(db.q)
  const row = rows[0]
  return (
    row && {
      ownerId: row.owner_id,
      ownerGone: row.owner_gone,
      samePhone: row.same_phone,
      sameDevice: row.same_device,
      sameCard: row.same_card,
      rewarded: row.rewarded,
    }
  )
}

/** Takes a friend whose invitation is decided. */
export async function endReferral(
  db: WriteDb,
  friendId: string,
  end: { state: 'rewarded' | 'void'; why: ReferralTrouble | null; order_id: string; ended_at: Date },
): Promise<void> {
  await db.q
    .updateTable('referrals')
    .set(end)
    .where('tenant_id', '=', db.tenantId)
    .where('friend_id', '=', friendId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Takes a code; returns whose it is, unless the account is gone. */
export function findReferralOwner(
  db: TenantDb,
  code: string,
): Promise<{ id: string; name: string; mobile: string | null; email: string | null } | undefined> {
  return db.q
    .selectFrom('customers')
    .select(['id', 'name', 'mobile', 'email'])
    .where('tenant_id', '=', db.tenantId)
    .where('referral_code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** One of an invitation's two: the account, and what the known browsers call its number and e-mail (decision 0017). */
export interface Invited {
  readonly id: string
  readonly recipients: readonly string[]
}

/**
 * Takes the two of an invitation and the friend's browser; tells whether one browser is or was signed in as both. A session
 * ends with the sign-out that comes before the other's sign-in, so the browsers that are remembered tell it.
 */
export async function shareDevice(
  db: TenantDb,
  owner: Invited,
  friend: Invited & { readonly browser: string | null },
): Promise<boolean> {
  const browsersOf = ({ id, recipients }: Invited) => sql`
    select s.browser from customer_sessions s where s.tenant_id = ${db.tenantId} and s.customer_id = ${id} and s.browser is not null
    union select k.browser from known_browsers k where k.tenant_id = ${db.tenantId} and k.recipient = any (${[...recipients]}::text[])`
  const { rows } = await sql`select 1 from (${browsersOf(owner)}) o
    where o.browser = ${friend.browser} or o.browser in (${browsersOf(friend)}) limit 1`.execute(db.q)
  return rows.length > 0
}

/** Takes a customer's shopper name; tells whether an order of theirs was handed over before. */
export async function hasDelivered(db: TenantDb, shopper: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('orders')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('delivered_at', 'is not', null)
    .where('kind', 'in', kindsWith('isVisit'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes an owner; returns what invitations have brought so far, less what went back, minor units. */
export async function sumReferralGains(db: TenantDb, ownerId: string): Promise<number> {
  const row = await db.q
    .selectFrom('order_gains')
    .select((eb) => eb.fn.sum<number | null>(eb('amount', '-', eb.ref('back'))).as('sum'))
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', ownerId)
    .where('kind', '=', 'referral_owner')
    .executeTakeFirst()
  return Number(row?.sum ?? 0)
}

/** Takes a customer and the keyed mark of a card that paid; keeps that it was theirs. */
export async function keepCard(db: WriteDb, customerId: string, mark: string): Promise<void> {
  await db.q
    .insertInto('customer_cards')
    .values({ tenant_id: db.tenantId, customer_id: customerId, mark })
    .onConflict((on) => on.columns(['tenant_id', 'customer_id', 'mark']).doNothing())
    .execute()
}

/** Takes a moment; counts the invitations that were rewarded since then. */
export async function countRewarded(db: TenantDb, since: Date): Promise<number> {
  const { count } = await db.q
    .selectFrom('referrals')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('state', '=', 'rewarded')
    .where('ended_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes an owner; returns all invitations of it, newest first, without saying who came. */
export function listInvitations(
  db: TenantDb,
  ownerId: string,
): Promise<Pick<ReferralRow, 'state' | 'claimed_at' | 'ended_at'>[]> {
  return db.q
    .selectFrom('referrals')
    .select(['state', 'claimed_at', 'ended_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('owner_id', '=', ownerId)
    .orderBy('claimed_at', 'desc')
    .execute()
}
