import { readCode } from '../core/digits.ts'
import type { Minor } from '../core/money.ts'
import type { SettingKey } from '../site/setting-keys.ts'
import { settingText, type Settings } from '../site/settings.ts'

/** What becomes of an invitation: it waits for the friend's first order, both were rewarded, or it is void. Rule "Referrals". */
const referralStates = ['waiting', 'rewarded', 'void'] as const
export type ReferralState = (typeof referralStates)[number]

/** Why an invitation brings nothing. */
export type ReferralTrouble = 'same-phone' | 'same-device' | 'same-card' | 'too-many'

/** The tenant's terms, minor units; both rewards zero = no referral. */
export interface ReferralTerms {
  readonly owner: Minor
  readonly friend: Minor
  /** Least food of the friend's first order, after coupon and points. */
  readonly from: Minor
  /** How many friends of one customer are rewarded within 30 days. */
  readonly most: number
}

/** What is known when the friend's first order is handed over. */
export interface ReferralFacts {
  readonly samePhone: boolean
  readonly sameDevice: boolean
  readonly sameCard: boolean
  /** Friends of the same owner rewarded within the last 30 days. */
  readonly rewarded: number
}

/**
 * Takes the terms, what is known and what the order's food costs after coupon and points; returns 'waiting' when this
 * order is too small to decide it, a trouble that makes the invitation void, or nothing: both are paid. That it is the
 * friend's first order is asked when the code is used. Rule "Referrals": once per phone number, never oneself.
 */
export function judgeReferral(
  terms: ReferralTerms,
  facts: ReferralFacts,
  spent: Minor,
): ReferralTrouble | 'waiting' | undefined {
  if (facts.samePhone) return 'same-phone'
  if (facts.sameDevice) return 'same-device'
  if (facts.sameCard) return 'same-card'
  if (facts.rewarded >= terms.most) return 'too-many'
  return spent < terms.from ? 'waiting' : undefined
}

/** Takes what a person typed or a link carried; returns the code as customers have it: capitals, without spaces and hyphens. Spec 3. */
export function readReferralCode(typed: string): string {
  return readCode(typed).replaceAll('-', '')
}

/** Takes terms; returns whether the restaurant rewards invitations at all. */
export function hasReferral({ owner, friend }: Pick<ReferralTerms, 'owner' | 'friend'>): boolean {
  return owner > 0 || friend > 0
}

/** Takes a tenant's settings; returns its terms. */
export function referralTerms(settings: Settings): ReferralTerms {
  const number = (key: SettingKey) => Number(settingText(settings, key))
  return {
    owner: number('order.referral_owner_amount'),
    friend: number('order.referral_friend_amount'),
    from: number('order.referral_from'),
    most: number('order.referral_most'),
  }
}
