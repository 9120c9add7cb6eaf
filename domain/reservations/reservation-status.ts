/** The four statuses of spec 4. */
export const reservationStatuses = ['pending', 'pending_payment', 'confirmed', 'cancelled'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

/** What became of the visit, a field of its own (rule "Visits"). */
export const visitStates = ['expected', 'arrived', 'seated', 'left', 'no_show'] as const
export type VisitState = (typeof visitStates)[number]

/** What staff do with the visit of a confirmed reservation. */
export const visitActs = ['arrived', 'seated', 'left', 'no_show', 'expected'] as const
export type VisitAct = (typeof visitActs)[number]

/** What a guest wants with a saved reservation: change its form, confirm it, give it up. Spec 7 ("status, action"). */
export type ReservationInput = 'update' | 'confirm' | 'cancel'

/**
 * Takes what a browser sent of status and action; returns what is meant: the action, else "confirmed" as the wish to
 * confirm and "cancelled" as the wish to cancel, else an update: nothing is answered as done that was not. Any other status is recomputed, not believed. Spec 4, 7; rule "What a browser may say".
 */
export function inputOf(status: string | undefined, action: string | undefined): ReservationInput {
  if (action === 'cancel' || action === 'confirm') return action
  if (status === 'cancelled') return 'cancel'
  return status === 'confirmed' ? 'confirm' : 'update'
}

/**
 * Takes the status that a reservation has, what is wanted and what is left to pay (minor units); returns the status that
 * it gets, or undefined when that is not possible. Spec 4: updating gives pending_payment if cost is above 0, else pending;
 * confirming gives confirmed when it is 0.00, else pending_payment. What was confirmed stays confirmed when it is changed
 * (decision 0051).
 */
export function statusAfter(
  from: ReservationStatus,
  input: ReservationInput,
  toPay: number,
): ReservationStatus | undefined {
  if (from === 'cancelled') return undefined
  if (input === 'cancel') return 'cancelled'
  if (from === 'confirmed') return toPay > 0 ? undefined : 'confirmed'
  if (toPay > 0) return 'pending_payment'
  return input === 'confirm' ? 'confirmed' : 'pending'
}

const visits: Readonly<Record<VisitState, readonly VisitState[]>> = {
  expected: ['arrived', 'seated', 'no_show'],
  arrived: ['seated', 'no_show', 'expected'],
  seated: ['left', 'arrived', 'expected'],
  left: ['seated'],
  no_show: ['arrived', 'seated', 'expected'],
}

/** Takes two states of a visit; returns whether staff may go from one to the other: also back, for a wrong tap. */
export function mayVisit(from: VisitState, to: VisitState): boolean {
  return visits[from].includes(to)
}

/** Takes a state of the visit; returns whether its tables are taken then. */
export function takesTables(visit: VisitState): boolean {
  return visit !== 'left' && visit !== 'no_show'
}
