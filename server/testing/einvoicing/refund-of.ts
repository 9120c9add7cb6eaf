import type { Bill } from '#domain/pricing/bill.ts'
import {
  leftOf,
  refundParts,
  spreadAmount,
  splitRefund,
  type RefundLine,
} from '#domain/pricing/refund-split.ts'

/** Takes a bill and shares of what is left (0 to 1); returns what each refund gives back. */
export function refundsOf(bill: Bill, cuts: readonly number[]): RefundLine[][] {
  const parts = refundParts(bill)
  const before = new Map<string, number>()
  const vatBefore = new Map<string, number>()
  return cuts.flatMap((cut) => {
    const left = leftOf(parts, before)
    const amount = Math.floor([...left.values()].reduce((sum, one) => sum + one, 0) * cut)
    if (amount === 0) return []
    const now = spreadAmount(left, amount)
    const lines = splitRefund(parts, { before, vatBefore, now })
    for (const { key, value, vat } of lines) {
      before.set(key, (before.get(key) ?? 0) + value)
      vatBefore.set(key, (vatBefore.get(key) ?? 0) + vat)
    }
    return [lines]
  })
}
