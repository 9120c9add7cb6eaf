import { minuteMs } from '../core/durations.ts'
import type { Minor } from '../core/money.ts'

/** What a company's orders may cost without being asked about, and what it may owe; minor units, none = without limit. */
export interface CompanyLimits {
  /** An order above it asks the approver; 0 = every order does. */
  readonly order: Minor | null
  /** The same of all orders of a month. */
  readonly month: Minor | null
  /** The restaurant's own limit: no order goes beyond it, whoever approves. */
  readonly credit: Minor | null
}

/** What stands already, minor units. */
export interface CompanyUse {
  /** Orders of this month: on account, and those that wait for the approver. */
  readonly month: Minor
  readonly owed: Minor
  /** Of the orders that wait for the approver. */
  readonly waiting: Minor
}

/** Why an order on account is asked about: for its own sum, or for the month's. `within` = nobody is asked. */
export type CompanyWhy = 'within' | 'order' | 'month'

/**
 * Takes a company's limits, what stands already and an order's sum; returns whether the approver is asked and why, or
 * 'credit' when the restaurant gives no more credit. Rule "Orders on account".
 */
export function judgeCompanyOrder(
  limits: CompanyLimits,
  use: CompanyUse,
  amount: Minor,
): CompanyWhy | 'credit' {
  if (beyond(use.owed + use.waiting + amount, limits.credit)) return 'credit'
  if (beyond(amount, limits.order)) return 'order'
  return beyond(use.month + amount, limits.month) ? 'month' : 'within'
}

/** Takes limits and what stands already; returns the largest order that asks nobody, none = any. Rule "Orders on account". */
export function freeToOrder(limits: CompanyLimits, use: Pick<CompanyUse, 'month'>): Minor | null {
  const free = [limits.order, limits.month === null ? null : Math.max(0, limits.month - use.month)]
  const known = free.filter((one) => one !== null)
  return known.length === 0 ? null : Math.min(...known)
}

const beyond = (sum: Minor, limit: Minor | null) => limit !== null && sum > limit

/** When an order was placed and when it is wanted; UTC ms. */
export interface CompanyTimes {
  readonly placed: number
  /** Of an order for later: when its making begins, until when its slot can be ordered for, and its slot. */
  readonly releaseAt?: number | undefined
  readonly orderableUntil?: number | undefined
  readonly slotStart?: number | undefined
  /** Of an order for now: when the branch closes. */
  readonly closesAt?: number | undefined
}

/**
 * Takes an order's times; returns until when the approver may answer (UTC ms): an order for later until its slot can be
 * ordered for no more or its making begins, or as long as one for now when that is nearer; one for now 30 minutes, and not
 * beyond closing. Rule "Orders on account"; safety 10.
 */
export function decideBy({
  placed,
  releaseAt = placed,
  orderableUntil = Infinity,
  slotStart,
  closesAt,
}: CompanyTimes): number {
  const soon = placed + companyWaitMinutes * minuteMs
  if (slotStart !== undefined) return Math.max(Math.min(releaseAt, orderableUntil), Math.min(soon, slotStart))
  return closesAt === undefined ? soon : Math.min(soon, closesAt)
}

/** How long an order for now waits for its approver (safety 10). */
const companyWaitMinutes = 30
/** How many orders of one member may wait at once: each holds stock and slots. */
export const companyMostWaiting = 5
/** Members of one company at most. */
export const companyMostMembers = 500

/** Takes a business date (YYYY-MM-DD); returns its month, YYYY-MM, by which limits count and statements are written. */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}
