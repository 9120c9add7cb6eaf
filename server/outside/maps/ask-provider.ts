import type { z } from 'zod'
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
    if (response.status !== 200 || !response.body) return unavailable
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true })
      if (text.length > largestAnswer) return unavailable
    }
    const read = shape.safeParse(JSON.parse(text + decoder.decode()))
    return read.success ? read.data : unavailable
  } catch {
    return unavailable
  }
}
