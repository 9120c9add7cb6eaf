import { timingSafeEqual } from 'node:crypto'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Access as Rule } from '#server/authorization/guarded.ts'
import { holds, refuseStranger } from '#server/authorization/rules.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import type { ReservationRow } from '#server/store/reservations/reservations.ts'
import type { Call } from '../../http/call.ts'

/**
 * How far a caller may go with a reservation: its owner (the account or browser, or the key of a message's link); one who
 * goes on with it on another device while nothing of a person is in it; one who only holds its id.
 */
export type Access = 'owner' | 'heir' | 'holder'

/**
 * Takes a reservation, who asks and the key of a link, if there is one; returns how far they may go. One of a signed-in
 * customer is no other's: a guest is asked to sign in, another customer is told that it is not there. Rule "Whose a reservation is".
 */
export function accessOf(row: ReservationRow, call: Call, key: string | undefined): Access | Refusal {
  if (holds(call, row) || (key !== undefined && sameKey(key, row.key))) return 'owner'
  if (customerIdOf(row.shopper) !== undefined) return refuseStranger(call, row, 'reservation-unavailable')
  const held = row.status === 'pending' || row.status === 'pending_payment'
  return held && row.source === 'web' && row.name === '' && row.phone === '' ? 'heir' : 'holder'
}

const steps: readonly Access[] = ['holder', 'heir', 'owner']

/**
 * Takes who asks, the key of a link and how far they want to go: seeing it (`holder`), going on with it (`heir`) or what its
 * owner alone may do. Refuses as accessOf does, and 'reservation-not-yours' to one who may not go so far. A walk-in has no page.
 */
export function reservationFor(call: Call, key: string | undefined, least: Access): Rule<ReservationRow> {
  return {
    missing: 'reservation-unavailable',
    judge: (row) => {
      if (row.source === 'walkin') return refuse('reservation-unavailable')
      const access = accessOf(row, call, key)
      if (isRefusal(access)) return access
      return steps.indexOf(access) < steps.indexOf(least) ? refuse('reservation-not-yours') : undefined
    },
  }
}

function sameKey(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
