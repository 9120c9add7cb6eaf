import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { fullRefundUntil, mayStillChange } from '#domain/reservations/reservation-clock.ts'
import type { ReservationStatus } from '#domain/reservations/reservation-status.ts'
import type { DepositMoney, ReservationRow } from '#server/store/reservations/reservations.ts'
import type { Access } from './reservation-access.ts'

const hourMs = 3_600_000
const rateDays = 14

/** Takes a row and what was paid; returns what is kept of its deposit, and what is left to pay. Minor units. */
export function paidOf(row: Pick<ReservationRow, 'id' | 'cost'>, money: ReadonlyMap<string, DepositMoney>) {
  const deposit = money.get(row.id)
  const retained = (deposit?.captured ?? 0) - (deposit?.refunding ?? 0)
  return {
    paid: deposit?.captured ?? 0,
    refunded: deposit?.refunding ?? 0,
    retained,
    toPay: Math.max(0, row.cost - retained),
  }
}

/** Takes a row; returns the refund rule that it was made by. */
export function refundRuleOf({ settings }: Pick<ReservationRow, 'settings'>) {
  const { hours, percent_after, late = false } = settings.refund
  return { hours, percentAfter: percent_after, late }
}

/**
 * Takes a reservation that its guest moves and now (UTC ms); returns what changes of its terms: who moves it when not all of
 * the deposit goes back any more does not get all of it back by that (decision 0126).
 */
export function termsAfterMove(row: ReservationRow, now: number): { settings?: string } {
  if (row.status !== 'confirmed' || now <= fullRefundUntil(refundRuleOf(row), row.start_at.getTime()))
    return {}
  return { settings: JSON.stringify({ ...row.settings, refund: { ...row.settings.refund, late: true } }) }
}

/** Takes a reservation and now (UTC ms); refuses one that came to its end: 'reservation-cancelled', 'reservation-over'. */
export function refuseEnded(row: ReservationRow, now: number): Refusal | undefined {
  if (row.status === 'cancelled')
    return refuse(row.reason === 'expired' ? 'reservation-over' : 'reservation-cancelled')
  return row.hold_until && row.hold_until.getTime() <= now ? refuse('reservation-over') : undefined
}

/** Takes a reservation, what was paid, how far the caller may go and now (UTC ms); returns what they may do. */
export function mayDo(
  row: ReservationRow,
  money: ReadonlyMap<string, DepositMoney>,
  access: Access,
  now: number,
): ReservationWire['may'] {
  if (access === 'holder') return []
  const held = row.hold_until !== null && row.hold_until.getTime() > now
  const { toPay } = paidOf(row, money)
  if (row.status === 'pending' && held) return ['continue', 'update', 'confirm', 'cancel']
  if (row.status === 'pending_payment' && held)
    return [
      'continue',
      'update',
      ...(toPay > 0 && row.name ? (['pay'] as const) : (['confirm'] as const)),
      'cancel',
    ]
  if (row.status !== 'confirmed' || access !== 'owner') return []
  const start = row.start_at.getTime()
  const before = row.visit === 'expected' && now < start
  const change = before && mayStillChange(row.settings.change_hours, start, now)
  const seen = row.visit === 'seated' || row.visit === 'left' || row.visit === 'arrived'
  const rate = seen && row.stars === null && now > start && now < start + rateDays * 24 * hourMs
  return [
    ...(change ? (['change'] as const) : []),
    ...(before ? (['cancel'] as const) : []),
    ...(rate ? (['rate'] as const) : []),
  ]
}

const minuteMs = 60_000

/** Takes a reservation, its next status and now; returns until when its tables are held: both statuses hold for `duration` minutes; a further update does not begin it anew, nor one to a free time and back. */
export function holdAfter(row: ReservationRow, status: ReservationStatus, now: number): Date | null {
  if (status === 'confirmed' || status === 'cancelled') return null
  const lasts = row.settings.duration * minuteMs
  const isFirst = row.hold_until !== null && row.hold_until.getTime() <= row.made_at.getTime() + lasts
  const begins = row.status === 'pending' && status === 'pending_payment' && isFirst
  return begins ? new Date(now + lasts) : row.hold_until
}
