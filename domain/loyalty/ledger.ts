import type { Words } from '../core/words.ts'

const words = {
  credit: { ar: 'إضافة من المطعم', en: 'Credit' },
  debit: { ar: 'خصم', en: 'Debit' },
  adding: { ar: 'إضافة رصيد', en: 'Added' },
  expired: { ar: 'انتهت صلاحيته', en: 'Expired' },
  cashback: { ar: 'استرداد نقدي', en: 'Cashback' },
  refund: { ar: 'استرداد', en: 'Refund' },
  coupon: { ar: 'قسيمة', en: 'Coupon' },
  challenge_cashback: { ar: 'استرداد نقدي من تحدٍّ', en: 'Challenge cashback' },
  referral_owner: { ar: 'مكافأة دعوة صديق', en: 'Referral reward' },
  referral_friend: { ar: 'مكافأة القادم بدعوة', en: 'Welcome by referral' },
  give_away: { ar: 'هدية', en: 'Give away' },
} as const satisfies Record<string, Words>

/** What a line of the wallet's or the points' log is. Spec 3 "Wallet and points log types", rule "Types of log lines". */
export type LedgerType = keyof typeof words

/** All of them, in the spec's order. Spec 3. */
export const ledgerTypes = Object.keys(words) as [LedgerType, ...LedgerType[]]

/** Takes a log type; returns how people read it. Spec 3. */
export function ledgerWords(type: LedgerType): Words {
  return words[type]
}
