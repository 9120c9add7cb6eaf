import { CallError } from '#contract/core/caller.ts'

/** Takes what a call of the cart threw; returns whether its account has to sign in first. The cart stays where it is. */
export function mustSignInFirst(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}
