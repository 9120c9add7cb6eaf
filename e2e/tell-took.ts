import { test } from '@playwright/test'

/**
 * Takes what is awaited on other screens, and its name; waits for it and tells how long that took. A figure to read, not a
 * limit: a busy machine fails no test by it.
 */
export const tellTook = async (what: string, seen: Promise<unknown>): Promise<void> => {
  const began = performance.now()
  await seen
  const took = `${Math.round(performance.now() - began)} ms`
  test.info().annotations.push({ type: what, description: took })
  console.log(`${what}: ${took}`)
}
