import { CallError } from '#contract/core/client.ts'

/**
 * Takes what saving a reservation threw, and the words for a server that gave no answer; returns what the visitor is told:
 * the server's own message wherever there is one. Spec 8.
 */
export function refusalWords(error: unknown, unreachable: string): string {
  return error instanceof CallError ? error.message : unreachable
}
