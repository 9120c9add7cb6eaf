import { hourMs, minuteMs } from '../core/durations.ts'
import { shareOf, type Minor } from '../core/money.ts'
import type { ReservationStatus, VisitState } from './reservation-status.ts'

/** What of a reservation the clock looks at; UTC ms. */
export interface ClockedReservation {
  readonly status: ReservationStatus
  readonly visit: VisitState
  readonly holdUntil?: number
  readonly start: number
  readonly end: number
  /** Minutes after the start. */
  readonly noShow: number
  readonly remindHours: readonly number[]
  /** How many of the reminders are behind it. */
  readonly reminded: number
}

/** What falls due: its hold ends, a reminder leaves, nobody came, who sat has left without a word. */
export type DueAct = 'expire' | 'remind' | 'no_show' | 'leave'

/** Staff who forget to say that guests have left are not asked for ever. */
const leaveAfterMs = hourMs

/** Takes a reservation; returns what the clock does with it next, and when (UTC ms); undefined when nothing is left to do. */
export function nextAct(one: ClockedReservation): { readonly act: DueAct; readonly at: number } | undefined {
  if (one.status === 'pending' || one.status === 'pending_payment')
    return { act: 'expire', at: one.holdUntil ?? one.start }
  if (one.status !== 'confirmed') return undefined
  if (one.visit === 'arrived' || one.visit === 'seated') return { act: 'leave', at: one.end + leaveAfterMs }
  if (one.visit !== 'expected') return undefined
  const hours = one.remindHours.toSorted((a, b) => b - a)[one.reminded]
  if (hours !== undefined) return { act: 'remind', at: one.start - hours * hourMs }
  return { act: 'no_show', at: one.start + one.noShow * minuteMs }
}

/** Takes hours of reminders, a start and now (UTC ms); returns how many lie behind: who books late is reminded of the rest. */
export function remindedBy(remindHours: readonly number[], start: number, now: number): number {
  return remindHours.filter((hours) => start - hours * hourMs <= now).length
}

/** What a restaurant gives back of a deposit. */
export interface RefundRule {
  readonly hours: number
  /** Whole percent. */
  readonly percentAfter: number
  /** Its guest moved it when not all of the deposit went back any more: all of it never does again. */
  readonly late?: boolean
}

/** Takes a rule and a start (UTC ms); returns until when all of the deposit goes back: never, of one that was moved late. */
export function fullRefundUntil({ hours, late }: RefundRule, start: number): number {
  return late ? Number.NEGATIVE_INFINITY : start - hours * hourMs
}

/**
 * Takes what was paid (minor units), the rule, the start and now (UTC ms); returns what goes back when the guest cancels
 * now. Half units go up.
 */
export function refundNow(paid: Minor, rule: RefundRule, start: number, now: number): Minor {
  if (now <= fullRefundUntil(rule, start)) return paid
  return now >= start ? 0 : shareOf(paid, rule.percentAfter * 100)
}

/** Takes hours before the start until which a guest may change, the start and now (UTC ms); returns whether that is still so. */
export function mayStillChange(changeHours: number, start: number, now: number): boolean {
  return now <= start - changeHours * hourMs
}
