import { randomInt } from 'node:crypto'
import type { BoughtRewardWire, RedeemedWire, RewardsWire } from '#contract/loyalty/rewards.ts'
import { dateWords } from '#domain/core/clock-words.ts'
import { getCountry } from '#domain/core/country.ts'
import { ownCouponEnd } from '#domain/loyalty/coupon.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { addEntries, lockBalances } from '#server/store/loyalty/balances.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { insertCoupon } from '#server/store/loyalty/coupons.ts'
import { readBalance } from '#server/store/loyalty/ledgers.ts'
import {
  findRedemption,
  findReward,
  insertRedemption,
  listOpenRewards,
  listRedemptions,
  type Redemption,
  type Reward,
} from '#server/store/loyalty/rewards.ts'
import type { Looking } from './show-challenges.ts'

/** Takes who looks; returns what points buy, and for a customer the balance and what was bought. Spec 2 "rewards". */
export async function showRewards(deps: Deps, look: Looking): Promise<RewardsWire> {
  const { tenantId, customerId, language } = look
  const catalogue = await deps.catalogues.current(tenantId)
  const now = new Date(deps.clock())
  return deps.db.snapshot(tenantId, async (db) => {
    const rewards = await listOpenRewards(db)
    const balance = customerId === undefined ? 0 : await readBalance(db, 'points', customerId)
    const bought = customerId === undefined ? [] : await listRedemptions(db, customerId, now)
    return {
      balance,
      data: rewards.flatMap((reward) => {
        const item = itemOf(reward, catalogue)
        // a dish that left the menu buys nothing
        if (item === 'gone') return []
        return [
          {
            id: reward.id,
            name: wordIn(reward.name, language),
            cost: reward.cost,
            item: item && {
              id: item.id,
              name: wordIn(item.name, language),
              picture: item.picture ?? null,
              needs_choice: item.optionGroups.some((group) => group.min > 0),
            },
            valid_days: reward.validDays,
            affordable: customerId !== undefined && balance >= reward.cost,
          },
        ]
      }),
      bought: bought.map((one) => showBought(one, catalogue, language)),
    }
  })
}

function itemOf({ benefit }: Pick<Reward, 'benefit'>, { items }: Catalogue) {
  return benefit.kind === 'free_item' ? (items.get(benefit.itemId) ?? ('gone' as const)) : null
}

function showBought(
  { code, name, endsAt, used, benefit }: Redemption,
  { tenant }: Catalogue,
  language: Language,
): BoughtRewardWire {
  const [zone] = getCountry(tenant.country).time_zones
  return {
    code,
    name: wordIn(name, language),
    // its end is the first moment without it
    ends_words: endsAt ? dateWords(endsAt.getTime() - 1, zone) : '',
    used: used > 0,
    item_id: benefit.kind === 'free_item' ? benefit.itemId : null,
  }
}

/**
 * Takes who is signed in, a reward and the key of the press; takes the points and makes a coupon for that customer alone, in
 * one transaction. The same key answers what it bought. Refuses 'reward-unavailable', 'points-insufficient', and 'key-reused'
 * for another reward under the same key. Rule "Rewards", safety 2, 8.
 */
export async function redeemReward(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  rewardId: string,
  { key, language }: { key: string; language: Language },
): Promise<RedeemedWire | Refusal> {
  const catalogue = await deps.catalogues.current(tenantId)
  const made = await writeUnlessRefused(deps.db, tenantId, async (db) => {
    // one after the other: the lock of the account comes before the look at the key
    const balances = await lockBalances(db, [customerId])
    const balance = balances.balance('points', customerId)
    const before = await findRedemption(db, customerId, key)
    if (before) return before.rewardId === rewardId ? { redemption: before, balance } : refuse('key-reused')
    const reward = await findReward(db, rewardId)
    if (!reward || reward.paused || itemOf(reward, catalogue) === 'gone') return refuse('reward-unavailable')
    if (balance < reward.cost)
      return refuse('points-insufficient', { details: { balance, cost: reward.cost } })
    const [zone] = getCountry(catalogue.tenant.country).time_zones
    const endsAt = ownCouponEnd(deps.clock(), reward.validDays, zone)
    await buy(db, reward, { customerId, key, language, endsAt })
    const redemption = await findRedemption(db, customerId, key)
    return redemption ? { redemption, balance: balance - reward.cost } : refuse('reward-unavailable')
  })
  if (isRefusal(made)) return made
  return { ...showBought(made.redemption, catalogue, language), balance: made.balance }
}

interface Buying {
  readonly customerId: string
  readonly key: string
  readonly language: Language
  /** Of its coupon, UTC ms. */
  readonly endsAt: number
}

async function buy(
  db: WriteDb,
  reward: Reward,
  { customerId, key, language, endsAt }: Buying,
): Promise<void> {
  const couponId = makeId()
  const spent = {
    customerId,
    type: 'debit',
    amount: -reward.cost,
    note: wordIn(reward.name, language),
  } as const
  await addEntries(db, 'points', [{ ...spent, source: `reward:${couponId}`, kind: 'redeemed' }])
  await insertCoupon(db, {
    id: couponId,
    code: makeCode(),
    name: reward.name,
    benefit: reward.benefit,
    rules: { customerIds: [customerId] },
    endsAt,
    most: 1,
    limitPerCustomer: 1,
    limitPerDay: null,
  })
  await insertRedemption(db, { customerId, key, rewardId: reward.id, couponId, cost: reward.cost })
}

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Ten signs that people can read to each other, without I, L, O, 0 and 1: too many to guess, and worth nothing to others. */
function makeCode(): string {
  return `R${Array.from({ length: 9 }, () => letters[randomInt(letters.length)]).join('')}`
}
