import { allot, shareOf, type Minor } from '../core/money.ts'

/** Which dishes are meant: of these items or groups; neither given means every dish. */
export interface Picks {
  readonly itemIds?: readonly string[]
  readonly groupIds?: readonly string[]
}

/** What a coupon gives. Money in minor units, percents in basis points (10000 = free). */
export type CouponBenefit =
  | { readonly kind: 'percent'; readonly basisPoints: number; readonly most?: Minor; readonly on?: Picks }
  | { readonly kind: 'amount'; readonly amount: Minor; readonly on?: Picks }
  | { readonly kind: 'free_delivery' }
  /** Paid into the wallet of whoever types its code there; takes nothing off an order. */
  | { readonly kind: 'wallet'; readonly amount: Minor }
  | { readonly kind: 'free_item'; readonly itemId: string; readonly quantity: number }
  | {
      readonly kind: 'buy_get'
      readonly buy: Picks
      readonly buyCount: number
      readonly get: Picks
      readonly getCount: number
      readonly basisPoints: number
      /** How often in one order; none = as often as it fits. */
      readonly times?: number
    }

/** A line as a coupon sees it: food after product discounts, minor units. */
export interface CouponLine {
  readonly itemId: string
  readonly groupId: string
  readonly quantity: number
  readonly food: Minor
}

/**
 * Takes a coupon's benefit and the lines; returns what it takes off each line, minor units, never more than the line's
 * food. A free delivery takes nothing off the food. Safety 7: coupons act on food only.
 */
export function couponOff(benefit: CouponBenefit, lines: readonly CouponLine[]): Minor[] {
  switch (benefit.kind) {
    case 'free_delivery':
    case 'wallet':
      return lines.map(() => 0)
    case 'percent':
    case 'amount': {
      const bases = lines.map((line) => (isPicked(line, benefit.on) ? line.food : 0))
      const base = bases.reduce((sum, food) => sum + food, 0)
      const wanted =
        benefit.kind === 'amount'
          ? benefit.amount
          : Math.min(shareOf(base, benefit.basisPoints), benefit.most ?? Infinity)
      return base === 0 ? lines.map(() => 0) : allot(Math.min(wanted, base), bases)
    }
    case 'free_item': {
      const one = { itemIds: [benefit.itemId] }
      return piecesOff(
        lines,
        { buy: one, buyCount: 0, get: one, getCount: benefit.quantity, times: 1 },
        10_000,
      )
    }
    case 'buy_get':
      return piecesOff(lines, benefit, benefit.basisPoints)
  }
}

type Bargain = Omit<Extract<CouponBenefit, { kind: 'buy_get' }>, 'kind' | 'basisPoints'>

interface Piece {
  readonly line: number
  readonly price: Minor
}

/** The cheapest pieces are the ones got; what is got does not count as bought. */
function piecesOff(lines: readonly CouponLine[], bargain: Bargain, basisPoints: number): Minor[] {
  const got = cheapestFirst(lines, bargain.get)
  const bought = lines.map((line) => (isPicked(line, bargain.buy) ? line.quantity : 0))
  const all = bought.reduce((sum, count) => sum + count, 0)
  const most = bargain.times ?? (bargain.buyCount > 0 ? Math.floor(all / bargain.buyCount) : 1)
  for (let times = most; times > 0; times -= 1) {
    const free = got.slice(0, times * bargain.getCount)
    const spent = free.filter((piece) => (bought[piece.line] ?? 0) > 0).length
    if (all - spent < times * bargain.buyCount) continue
    const offs = lines.map(() => 0)
    for (const { line, price } of free) offs[line] = (offs[line] ?? 0) + shareOf(price, basisPoints)
    return offs
  }
  return lines.map(() => 0)
}

function cheapestFirst(lines: readonly CouponLine[], picks: Picks): Piece[] {
  return lines
    .flatMap((line, n) =>
      isPicked(line, picks)
        ? Array.from({ length: line.quantity }, () => ({
            line: n,
            price: Math.floor(line.food / line.quantity),
          }))
        : [],
    )
    .sort((a, b) => a.price - b.price || a.line - b.line)
}

/** Takes a line and which dishes are meant; returns whether it is one of them. */
export function isPicked(line: Pick<CouponLine, 'itemId' | 'groupId'>, picks: Picks | undefined): boolean {
  const { itemIds = [], groupIds = [] } = picks ?? {}
  if (itemIds.length === 0 && groupIds.length === 0) return true
  return itemIds.includes(line.itemId) || groupIds.includes(line.groupId)
}
