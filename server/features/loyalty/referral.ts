import type { InvitationWire, ReferralWire } from '#contract/loyalty/challenges.ts'
import { getCountry } from '#domain/core/country.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { hasReferral, readReferralCode, referralTerms, type ReferralTerms } from '#domain/loyalty/referral.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { siteLink } from '#server/ports/notice-text.ts'
import { recipientKeys } from '#server/secrets/recipient-key.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { findCustomer, lockCustomer, shopperOf, type CustomerRow } from '#server/store/customers/customers.ts'
import {
  findReferral,
  findReferralOwner,
  hasDelivered,
  insertReferral,
  listFriends,
  shareDevice,
  sumReferralGains,
  type Invited,
} from '#server/store/loyalty/referrals.ts'

async function termsOf({ catalogues }: Deps, tenantId: string): Promise<ReferralTerms> {
  return referralTerms((await catalogues.current(tenantId)).settings)
}

/** Takes who is signed in; returns the code, both rewards and what became of the friends. Refuses 'not-found' where the restaurant rewards none. */
export async function showReferral(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  language: Language,
): Promise<ReferralWire | Refusal> {
  const terms = await termsOf(deps, tenantId)
  if (!hasReferral(terms)) return refuse('not-found')
  const { tenant } = await deps.catalogues.current(tenantId)
  const [zone] = getCountry(tenant.country).time_zones
  const now = deps.clock()
  return deps.db.snapshot(tenantId, async (db) => {
    const customer = await findCustomer(db, customerId)
    if (!customer) return refuse('session-expired')
    const friends = await listFriends(db, customerId)
    const mine = await findReferral(db, customerId)
    const owner = mine && (await findCustomer(db, mine.owner_id))
    return {
      code: customer.referral_code,
      link: siteLink(deps, tenantId, language, `/referral-code?code=${customer.referral_code}`),
      owner_reward: toDecimal(terms.owner),
      friend_reward: toDecimal(terms.friend),
      minimum: terms.from > 0 ? toDecimal(terms.from) : null,
      friends: friends.map((one) => ({
        name: firstName(one.name),
        state: one.state,
        at_words: momentWords((one.ended_at ?? one.claimed_at).getTime(), now, zone, language),
      })),
      earned: toDecimal(await sumReferralGains(db, customerId)),
      claimed: mine ? { name: firstName(owner?.name ?? ''), state: mine.state } : null,
      may_claim: !mine && customer.mobile !== null && !(await hasDelivered(db, shopperOf(customerId))),
    }
  })
}

/** Others hear a first name alone. */
const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** Takes a code; returns who invites by it, or refuses 'referral-code-unknown'. */
export async function showInvitation(
  deps: Deps,
  tenantId: string,
  typed: string,
): Promise<InvitationWire | Refusal> {
  const terms = await termsOf(deps, tenantId)
  const owner = await deps.db.read(tenantId, (db) => findReferralOwner(db, readReferralCode(typed)))
  if (!owner || !hasReferral(terms)) return refuse('referral-code-unknown')
  return {
    name: firstName(owner.name),
    friend_reward: toDecimal(terms.friend),
    minimum: terms.from > 0 ? toDecimal(terms.from) : null,
  }
}

/**
 * Takes who is signed in and a friend's code; keeps the invitation. Refuses 'referral-code-unknown',
 * 'referral-own-code' (one's own, on a device of the owner, or with the owner's number), 'referral-used' (this number,
 * device or account came by a code before), 'referral-too-late' after a first order, 'mobile-code-first' without a proven number.
 * Rule "Referrals": once per phone number, never oneself.
 */
export async function claimReferral(
  deps: Deps,
  session: CustomerSession,
  typed: string,
  language: Language,
): Promise<ReferralWire | Refusal> {
  if (!hasReferral(await termsOf(deps, session.tenantId))) return refuse('not-found')
  const code = readReferralCode(typed)
  const saved = await writeUnlessRefused(deps.db, session.tenantId, (db) => keep(deps, db, session, code))
  return isRefusal(saved) ? saved : showReferral(deps, session, language)
}

async function keep(
  { seal, clock }: Deps,
  db: WriteDb,
  { tenantId, customerId, browser }: CustomerSession,
  code: string,
): Promise<{ saved: true } | Refusal> {
  const friend = await lockCustomer(db, customerId)
  if (!friend) return refuse('session-expired')
  const owner = await findReferralOwner(db, code)
  if (!owner) return refuse('referral-code-unknown')
  const invited = (one: Person) => ({ ...one, recipients: recipientKeys(seal, tenantId, one) })
  const refused = await refuseFriend(db, invited(owner), { ...invited(friend), browser: browser ?? null })
  if (refused) return refused
  const saved = await insertReferral(db, {
    friend_id: customerId,
    owner_id: owner.id,
    phone_key: seal.mac('referral', tenantId, friend.mobile ?? ''),
    browser: browser ?? null,
    claimed_at: new Date(clock()),
  })
  return saved ? { saved: true } : refuse('referral-used')
}

type Person = Pick<CustomerRow, 'id' | 'mobile' | 'email'>

async function refuseFriend(
  db: TenantDb,
  owner: Person & Invited,
  friend: Person & Invited & { readonly browser: string | null },
): Promise<Refusal | undefined> {
  if (owner.id === friend.id) return refuse('referral-own-code')
  if (friend.mobile === null) return refuse('mobile-code-first')
  if (owner.mobile === friend.mobile) return refuse('referral-own-code')
  if (await shareDevice(db, owner, friend)) return refuse('referral-own-code')
  // two who invite each other are one too many
  const back = await findReferral(db, owner.id)
  if (back?.owner_id === friend.id) return refuse('referral-used')
  return (await hasDelivered(db, shopperOf(friend.id))) ? refuse('referral-too-late') : undefined
}
