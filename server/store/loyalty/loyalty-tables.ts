import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import type { ChallengeGoal, ChallengeRules, DurationUnit } from '#domain/loyalty/challenge.ts'
import type { CouponBenefit } from '#domain/pricing/coupon-benefit.ts'
import type { GainKind } from '#domain/loyalty/gain.ts'
import type { GroupSplit } from '#domain/ordering/group-order.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Segment } from '#domain/loyalty/segment.ts'
import type { ReferralState, ReferralTrouble } from '#domain/loyalty/referral.ts'
import type { Default, Json, JsonOrDefault, JsonOrNull, Time, TimeOrNull } from '../core/column-types.ts'

/** Challenges, referral and what orders gave: db/migrations/*_loyalty.sql. */
export interface LoyaltyTables {
  challenges: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    terms_ar: Default<string>
    terms_en: Default<string>
    goal: Json<ChallengeGoal>
    rules: JsonOrDefault<ChallengeRules>
    duration_amount: number
    duration_unit: DurationUnit
    reward_ledger: 'wallet' | 'points'
    reward_amount: number
    most: number | null
    paused: Default<boolean>
    starts_at: Date
    ends_at: Date | null
    made_at: Time
  }
  challenge_runs: {
    tenant_id: string
    challenge_id: string
    customer_id: string
    number: number
    starts_at: Date
    ends_at: Date
    progress: Default<number>
    paid: Default<number>
    turn: Default<number>
    won_at: TimeOrNull
  }
  challenge_counts: {
    tenant_id: string
    order_id: string
    challenge_id: string
    customer_id: string
    number: number
    amount: number
    back: Default<number>
  }
  referrals: {
    tenant_id: string
    friend_id: string
    owner_id: string
    phone_key: string
    browser: string | null
    state: Default<ReferralState>
    why: ReferralTrouble | null
    order_id: string | null
    claimed_at: Date
    ended_at: TimeOrNull
  }
  customer_cards: { tenant_id: string; customer_id: string; mark: string; seen_at: Time }
  order_finishes: { tenant_id: string; order_id: string; at: Time }
  order_gains: {
    tenant_id: string
    order_id: string
    kind: GainKind
    customer_id: string
    ledger: 'wallet' | 'points'
    amount: number
    back: Default<number>
  }
  rewards: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    cost: number
    benefit: Json<CouponBenefit>
    valid_days: Default<number>
    paused: Default<boolean>
    made_at: Time
  }
  reward_redemptions: {
    tenant_id: string
    customer_id: string
    key: string
    reward_id: string
    coupon_id: string
    cost: number
    at: Time
  }
  usual_orders: {
    tenant_id: string
    id: string
    customer_id: string
    name: string
    type: OrderType
    branch_id: string
    lines: Json<CartLine[]>
    draft: JsonOrDefault<CartDraft>
    slot_minutes: number | null
    made_at: Time
    used_at: TimeOrNull
  }
  campaigns: {
    tenant_id: string
    id: string
    name: string
    segment: Json<Segment>
    body_ar: string
    body_en: string
    benefit: JsonOrNull<CouponBenefit>
    valid_days: number
    state: Default<'sending' | 'sent' | 'stopped'>
    next_at: Date | null
    made_at: Date
    ended_at: TimeOrNull
  }
  campaign_targets: {
    tenant_id: string
    campaign_id: string
    customer_id: string
    state: Default<'waiting' | 'sent' | 'declined'>
    coupon_id: string | null
    at: TimeOrNull
  }
  group_orders: {
    tenant_id: string
    id: string
    cart_id: string
    host_name: Default<string>
    open: Default<boolean>
    made_at: Time
    ends_at: Date
    split: JsonOrNull<GroupSplit>
  }
  group_shares: {
    tenant_id: string
    order_id: string
    of_order_id: string
    group_id: string
    member_id: string
    covers: string[]
    made_at: Time
  }
  group_members: {
    tenant_id: string
    group_id: string
    id: string
    browser: string
    name: string
    joined_at: Time
  }
  wallet_shortfalls: { tenant_id: string; customer_id: string; amount: Default<number> }
}
