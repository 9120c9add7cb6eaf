import { hourMs } from '../core/durations.ts'
import { limits } from '../core/limits.ts'
import type { OrderType } from '../core/order-type.ts'
import { statusFacts, type OrderStatus } from '../ordering/order-status.ts'

/** What of an order decides whether it can be rated; times are UTC ms. */
export interface RatedOrder {
  readonly status: OrderStatus
  readonly deliveredAt: number | undefined
}

/**
 * Takes an order and now (UTC ms); returns until when it can be rated (UTC ms), or undefined when it cannot: only what
 * was delivered, refunded afterwards or not, and only for some days. Spec 8 "Can't add rate".
 */
export function rateUntil({ status, deliveredAt }: RatedOrder, now: number): number | undefined {
  if (!statusFacts[status].mayBeServed || deliveredAt === undefined) return undefined
  const until = deliveredAt + limits.ratingDays * 24 * hourMs
  return now <= until ? until : undefined
}

/** Takes when a rating was made and now (UTC ms); returns whether its words may still be changed. */
export function mayChangeRating(madeAt: number, now: number): boolean {
  return now <= madeAt + limits.ratingChangeHours * hourMs
}

/** Takes an order's type; returns whether somebody brought it, so that bringing it is rated too. */
export function ratesDelivery(type: OrderType): boolean {
  return type === 'delivery'
}

/** Takes a sum of stars and how many gave them; returns the average with one digit ("4.6"), or '' without any. */
export function starsAverage(sum: number, count: number): string {
  return count > 0 ? (Math.round((sum * 10) / count) / 10).toFixed(1) : ''
}

/** Takes how many liked it of how many; returns whole percent, rounded half up. */
export function likedPercent(liked: number, count: number): number {
  return count > 0 ? Math.round((liked * 100) / count) : 0
}
