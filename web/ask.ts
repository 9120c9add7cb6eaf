import { CallError } from '#contract/core/client.ts'

/**
 * Takes a call of the typed client; returns its answer. A refusal becomes a route error with the server's status
 * and body, so that the page's error boundary shows the right page.
 */
export async function ask<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof CallError) throw Response.json(error.body, { status: statusOf(error) })
    throw error
  }
}

/** An address with an id that cannot be one is an address that does not exist. */
function statusOf({ status }: CallError): number {
  return status === 400 ? 404 : status
}
