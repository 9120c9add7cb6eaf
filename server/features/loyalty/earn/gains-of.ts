import { earnedBack, earnedPoints, earningBase } from '#domain/loyalty/earning.ts'
import { gainTypes } from '#domain/loyalty/gain.ts'
import { shareOf } from '#domain/core/money.ts'
import { hasReferral, judgeReferral, referralTerms, type ReferralTrouble } from '#domain/loyalty/referral.ts'
import type { SettingKey } from '#domain/site/setting-keys.ts'
import { settingText, type Settings } from '#domain/site/settings.ts'
import type { NewGain } from '#server/store/loyalty/gains.ts'
import type { Ledger, NewEntry } from '#server/store/loyalty/ledgers.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import type { ReferralSeen } from '#server/store/loyalty/referrals.ts'
import type { ValueBack } from '#domain/ordering/order-value.ts'

/** What becomes of an invitation by an order. */
export interface ReferralEnd {
  readonly state: 'rewarded' | 'void'
  readonly why: ReferralTrouble | null
}

/** An entry to add, and in which ledger. */
export interface LedgerEntry {
  readonly ledger: Ledger
  readonly entry: NewEntry
}

/** Takes a finished order of a customer, settings and what is known of the customer's invitation; returns what becomes of that. */
export function endOfReferral(
  order: OrderRow,
  settings: Settings,
  seen: ReferralSeen | undefined,
): ReferralEnd | undefined {
  const terms = referralTerms(settings)
  if (!seen || !hasReferral(terms)) return undefined
  const verdict = judgeReferral(terms, seen, earningBase(order.bill))
  if (verdict === 'waiting') return undefined
  return verdict ? { state: 'void', why: verdict } : { state: 'rewarded', why: null }
}

/**
 * Takes a finished order, its customer, settings, a rewarded invitation, if there is one, and what of the order is back;
 * returns what the order gives to whom, with what of it belongs to refunds from before. Rule "When an order earns", rule "Taking back what was earned".
 */
export function gainsOf(
  order: OrderRow,
  customerId: string,
  settings: Settings,
  { rewarded, back }: { readonly rewarded: ReferralSeen | undefined; readonly back: ValueBack },
): NewGain[] {
  const number = (key: SettingKey) => Number(settingText(settings, key))
  const rules = { perUnit: number('order.points_earned'), from: number('order.points_earned_from') }
  const cashback = shareOf(earningBase(order.bill), number('order.cashback_basis_points'))
  const terms = referralTerms(settings)
  const mine = { customer_id: customerId, ledger: 'wallet' as const }
  const all: Omit<NewGain, 'back'>[] = [
    { ...mine, kind: 'points', ledger: 'points', amount: earnedPoints(order.bill, rules) },
    { ...mine, kind: 'cashback', amount: cashback },
  ]
  if (rewarded) all.push({ ...mine, kind: 'referral_friend', amount: terms.friend })
  if (rewarded && !rewarded.ownerGone)
    all.push({ ...mine, kind: 'referral_owner', customer_id: rewarded.ownerId, amount: terms.owner })
  return all
    .filter((gain) => gain.amount > 0)
    .map((gain) => ({ ...gain, back: earnedBack(gain.amount, back.returned, back.value) }))
}

/** Takes an order and what it gives; returns the entries of it. */
export function entriesOf(orderId: string, gains: readonly NewGain[]): LedgerEntry[] {
  return gains
    .filter((gain) => gain.amount > gain.back)
    .map(({ kind, customer_id, ledger, amount, back }) => ({
      ledger,
      entry: {
        customerId: customer_id,
        type: gainTypes[kind].got,
        amount: amount - back,
        source: `earned:${orderId}`,
        kind,
        // the friend's order is nobody's business but the friend's
        ...(kind !== 'referral_owner' && { orderId }),
      },
    }))
}
