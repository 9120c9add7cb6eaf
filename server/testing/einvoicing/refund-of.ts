import type { CategoryOf } from '#domain/einvoicing/lines-of-bill.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import {
  leftOf,
  refundPartKind,
  refundParts,
  spreadAmount,
  splitRefund,
  type RefundLine,
  type RefundPart,
} from '#domain/pricing/refund-split.ts'

/** Takes a bill, how its lines are taxed and shares of what is left (0 to 1); returns what each refund gives back. */
export function refundsOf(bill: Bill, categoryOf: CategoryOf, cuts: readonly number[]): RefundLine[][] {
  const parts = refundParts(bill).map((part): RefundPart => {
    const line =
      refundPartKind(part.key) === 'line' ? bill.lines.find(({ lineId }) => lineId === part.key) : undefined
    const category = line && categoryOf(line)
    return category ? { ...part, basisPoints: category.basisPoints } : part
  })
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
