import { CallError } from '#contract/caller.ts'

/** Refusals of a cart that belongs to an account while nobody is signed in (any more). */
const codes: ReadonlySet<string> = new Set(['sign-in-required', 'session-expired'])

/** Takes what a call of the cart threw; returns whether its account has to sign in first. The cart stays where it is. */
export function mustSignInFirst(error: unknown): boolean {
  return error instanceof CallError && codes.has(error.body.code)
}
