import { statesWhere } from '../core/states.ts'

/** How far an attempt to pay an order came at its gateway. */
export const attemptStates = ['opening', 'open', 'submitted', 'late', 'captured', 'closed'] as const
export type AttemptState = (typeof attemptStates)[number]

/** An order has one such attempt at most: its guest may be paying by it (attempts_one_live). Safety 11. */
export const liveAttemptStates = statesWhere(attemptStates, {
  opening: true,
  open: true,
  submitted: true,
  late: false,
  captured: false,
  closed: false,
})

/** The gateway is still asked what became of it: also of one that was given up, since its money may come. Safety 3. */
export const askedAttemptStates = statesWhere(attemptStates, {
  opening: true,
  open: true,
  submitted: true,
  late: true,
  captured: false,
  closed: false,
})
