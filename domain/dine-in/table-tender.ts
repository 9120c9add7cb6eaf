import type { Bill } from '../pricing/bill.ts'
import type { Minor } from '../core/money.ts'
import { refundParts } from '../pricing/refund-split.ts'

/** Who brings something to a table's bill: the phone's seat, and whose it is. */
export interface TableGiver {
  readonly memberId: string
  readonly shopper: string
}

/** What guests want taken off a table's bill: a coupon, and one guest's points. Rule "Coupon and points of a table". */
export interface TableTender {
  readonly coupon?: TableGiver & { readonly code: string }
  readonly points?: TableGiver
}

/** What was taken for it when the bill's first payment began, and how much of the points went back since. */
export interface TakenTender {
  readonly coupon?: {
    readonly id: string
    readonly customerId: string | null
    readonly amount: Minor
    readonly day: string
    readonly turn: number
  }
  readonly points?: {
    readonly customerId: string
    readonly count: number
    readonly back: number
    readonly turn: number
  }
}

/** The same of a bill that came into another's: under which session it was taken, and for which part of the bill. */
export interface TakenMore {
  readonly sessionId: string
  readonly part: number
  readonly taken: TakenTender
}

/**
 * Takes the part of a table's bill that has the points, the lines that nobody was served after all, and what of each
 * line's money went back, minor units; returns how many points go back in all: those of a line as its money does, all of
 * them when all of it did. Rule "Refunds": points part to points; safety 6.
 */
export function pointsBack(
  bill: Bill,
  voidLines: ReadonlySet<string>,
  refunded: ReadonlyMap<string, Minor>,
): number {
  const counts = new Map(refundParts(bill).map((part) => [part.key, part.pointsCount]))
  return bill.lines.reduce((sum, line) => {
    const count = counts.get(line.lineId) ?? 0
    const amount = line.paid + (line.deposit ?? 0)
    const gone = voidLines.has(line.lineId) ? amount : Math.min(amount, refunded.get(line.lineId) ?? 0)
    // a line that points paid alone has no money that could go back: it goes when it is void
    if (amount === 0) return sum + (voidLines.has(line.lineId) ? count : 0)
    return sum + Math.floor((count * gone) / amount)
  }, 0)
}
