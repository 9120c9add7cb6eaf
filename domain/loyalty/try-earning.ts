import { earnedBack, earnedPoints, earningBase, type EarningRules } from './earning.ts'
import { shareOf, type Minor } from '../core/money.ts'
import type { PastOrder } from './try-challenge.ts'

/** What rules would have given: who got something, points, and money into wallets (minor units). */
export interface EarningTry {
  readonly customers: number
  readonly points: number
  readonly cashback: Minor
}

/**
 * Takes rules for points, a cashback in basis points, and orders of before; returns what they would have given, less what
 * refunds took back. The same rules as for real orders, and nothing else.
 */
export function tryEarning(
  rules: EarningRules,
  cashbackBasisPoints: number,
  orders: readonly PastOrder[],
): EarningTry {
  const people = new Set<string>()
  let [points, cashback] = [0, 0]
  for (const { bill, returned, value, customerId } of orders) {
    const net = (amount: number) => amount - earnedBack(amount, returned, value)
    const got = net(earnedPoints(bill, rules))
    const money = net(shareOf(earningBase(bill), cashbackBasisPoints))
    points += got
    cashback += money
    if (got + money > 0) people.add(customerId)
  }
  return { customers: people.size, points, cashback }
}
