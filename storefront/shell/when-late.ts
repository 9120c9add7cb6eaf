import { constants } from '#domain/limits.ts'

/** Takes what says "loading"; runs it once the wait is longer than 200 ms, so that quick answers do not flicker (spec 9). Returns how to call it off. */
export function whenLate(show: () => void): () => void {
  const timer = setTimeout(show, constants.minimumLoadingMs)
  return () => clearTimeout(timer)
}
