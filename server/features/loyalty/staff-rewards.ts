import type { RewardBody, StaffRewardWire } from '#contract/loyalty/rewards.ts'
import type { CouponBenefit } from '#domain/pricing/coupon-benefit.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  findReward,
  insertReward,
  listRewards,
  pauseReward,
  type Reward,
} from '#server/store/loyalty/rewards.ts'

/** Takes staff; returns the rewards with how often each was bought, newest first. */
export async function listStaffRewards(
  { db }: Deps,
  { tenantId }: StaffSession,
): Promise<{ data: StaffRewardWire[] }> {
  const rewards = await db.read(tenantId, listRewards)
  return { data: rewards.map((reward) => show(reward, reward.bought)) }
}

/** Takes what staff typed; makes the reward. Refuses 'bad-input' by field: no name, a dish that the menu does not have, nothing off. */
export async function addReward(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  body: RewardBody,
): Promise<StaffRewardWire | Refusal> {
  const { items } = await deps.catalogues.current(tenantId)
  const name = { ar: cleanLine(body.name.ar, 60) ?? '', en: cleanLine(body.name.en, 60) ?? '' }
  const benefit = benefitOf(body.gives, (id) => items.has(id))
  const nameless = name.ar === '' && name.en === ''
  if (!benefit || nameless)
    return refuse('bad-input', {
      fields: { ...(nameless && { name: ['field-required'] }), ...(!benefit && { gives: ['bad-input'] }) },
    })
  const reward: Reward = {
    id: makeId(),
    name: { ar: name.ar || name.en, en: name.en || name.ar },
    cost: body.cost,
    benefit,
    validDays: body.valid_days,
    paused: false,
    madeAt: new Date(deps.clock()),
  }
  await deps.db.write(tenantId, async (db) => {
    await insertReward(db, reward)
    await writeAudit(db, { staffId, action: 'reward-add', subject: reward.id, after: reward })
  })
  return show(reward, 0)
}

/** Takes a reward and whether it is paused; returns it after that, or refuses 'not-found'. */
export function setRewardPaused(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  id: string,
  paused: boolean,
): Promise<StaffRewardWire | Refusal> {
  return db.write(tenantId, async (tx) => {
    const before = await findReward(tx, id)
    if (!before) return refuse('not-found')
    await pauseReward(tx, id, paused)
    const [was, is] = [{ paused: before.paused }, { paused }]
    await writeAudit(tx, { staffId, action: 'reward-pause', subject: id, before: was, after: is })
    const bought = (await listRewards(tx)).find((one) => one.id === id)?.bought ?? 0
    return show({ ...before, paused }, bought)
  })
}

function benefitOf(gives: RewardBody['gives'], isItem: (id: string) => boolean): CouponBenefit | undefined {
  if (gives.kind === 'item')
    return isItem(gives.item_id) ? { kind: 'free_item', itemId: gives.item_id, quantity: 1 } : undefined
  const amount = parseAmount(gives.amount) ?? 0
  return amount > 0 ? { kind: 'amount', amount } : undefined
}

function show(
  { id, name, cost, benefit, validDays, paused, madeAt }: Reward,
  bought: number,
): StaffRewardWire {
  return {
    id,
    name,
    cost,
    gives:
      benefit.kind === 'free_item'
        ? { kind: 'item', item_id: benefit.itemId }
        : { kind: 'amount', amount: toDecimal(benefit.kind === 'amount' ? benefit.amount : 0) },
    valid_days: validDays,
    paused,
    bought,
    made_at: madeAt.toISOString(),
  }
}
