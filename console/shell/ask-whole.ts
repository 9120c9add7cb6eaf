import { CallError } from '#contract/core/client.ts'
import { ask } from '#web/ask.ts'

/**
 * Takes a call for what is the whole restaurant's; returns its answer, or undefined to a member who works in some of its
 * branches alone: the room says so then, as it does to other roles.
 */
export function askWhole<T>(call: Promise<T>): Promise<T | undefined> {
  const whole = call.catch((error: unknown) => {
    if (error instanceof CallError && error.body.code === 'not-allowed') return undefined
    throw error
  })
  return ask(whole)
}
