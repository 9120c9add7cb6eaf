import type { z } from 'zod'
import { readAnswer } from '../read-answer.ts'
import { unavailable, type Fetch, type Unavailable } from './port.ts'

export const patienceMs = 4000
const largestAnswer = 500_000

/**
 * Takes a request to a map service and the shape of its answer; returns it read, or 'unavailable' for everything else:
 * no answer in time, a redirect, a status other than 200, too much, or another shape. Never throws.
 */
export async function askProvider<T>(
  fetch: Fetch,
  url: string,
  shape: z.ZodType<T>,
  init: RequestInit = {},
): Promise<T | Unavailable> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    if (response.status !== 200) return unavailable
    const read = shape.safeParse(JSON.parse(await readAnswer(response, largestAnswer)))
    return read.success ? read.data : unavailable
  } catch {
    return unavailable
  }
}
