import type { z } from 'zod'

/** Takes a gateway's text and the shape wanted; returns it read, or undefined when it is anything else. */
export function readJson<T>(text: string, shape: z.ZodType<T>): T | undefined {
  try {
    const read = shape.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
