import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { authorize } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import {
  changeReservation,
  lockReservation,
  type ReservationRow,
} from '#server/store/reservations/reservations.ts'
import type { Call } from '../../http/call.ts'
import { accessOf, reservationFor } from './reservation-access.ts'
import { mayDo } from './reservation-rights.ts'

/** Takes a visit, stars and words; keeps them, once. Refuses 'rating-failed' for one that cannot be rated (any more). Spec 8. */
export function rateReservation(
  deps: Deps,
  call: Call,
  id: string,
  rating: { stars: number; comment: string; key?: string | undefined },
): Promise<ReservationRow | Refusal> {
  const comment = cleanText(rating.comment, limits.notes)
  return writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const row = await authorize(reservationFor(call, rating.key, 'holder'), lockReservation(tx, id))
    if (isRefusal(row)) return row
    const access = accessOf(row, call, rating.key)
    if (isRefusal(access)) return access
    if (comment === undefined) return refuse('text-too-long', { fields: { comment: ['text-too-long'] } })
    if (!mayDo(row, new Map(), access, deps.clock()).includes('rate')) return refuse('rating-failed')
    return changeReservation(
      tx,
      row,
      { stars: rating.stars, rating_comment: comment, rated_at: new Date(deps.clock()) },
      { what: 'rated', actor: 'customer' },
    )
  })
}
