import { hourMs } from '../core/durations.ts'
import { refuse, type Refusal } from '../core/refusal.ts'

/**
 * How many codes that are none may be tried within an hour. By one shopper; and at one restaurant by all who have not
 * signed in: beyond that guests are asked to sign in, and those who have go on. Never by network address: a dining room
 * shares one. Decision 0049.
 */
export const guessLimits = { windowMs: hourMs, ofShopper: 10, ofGuests: 500 } as const

/** Wrong codes of the last hour, this try among them. */
export interface GuessCounts {
  readonly ofShopper: number
  readonly ofTenant: number
}

/** Takes how many wrong codes were tried lately and whether this one has signed in; returns nothing, or 'coupon-guesses'. */
export function refuseGuess({ ofShopper, ofTenant }: GuessCounts, signedIn: boolean): Refusal | undefined {
  if (ofShopper > guessLimits.ofShopper) return refuse('coupon-guesses', { details: { why: 'shopper' } })
  if (!signedIn && ofTenant > guessLimits.ofGuests)
    return refuse('coupon-guesses', { details: { why: 'guests' } })
  return undefined
}
