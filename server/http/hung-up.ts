import type { AppContext } from './request.ts'

/** What is logged and counted of a call whose caller did not wait for the answer; nobody reads it. */
export const hungUpStatus = 499

/** Takes a call that failed; returns whether its caller has gone: then the failure is that, and nothing of ours. */
export function hasHungUp(c: AppContext): boolean {
  return c.env?.incoming?.socket.destroyed === true
}

/** Returns the answer that nobody waits for. */
export function hungUpAnswer(): Response {
  return new Response(null, { status: hungUpStatus })
}
