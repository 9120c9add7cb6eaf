import { toWesternDigits } from '#domain/core/digits.ts'

/** Takes what was typed; returns the whole number in digits of either script (spec 5), or NaN: "1e2" and "0x10" are none. */
export function whole(typed: string): number {
  const plain = toWesternDigits(typed.trim())
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN
}

/** Takes what was typed and the most that it may be; tells whether it is a count from 1. */
export function isCount(typed: string, most: number): boolean {
  const number = whole(typed)
  return number > 0 && number <= most
}

/** Takes what was typed of a latitude or longitude ("24.71", "٢٤٫٧١"); returns the degrees, or undefined when it is none. */
export function readDegree(typed: string): number | undefined {
  const plain = toWesternDigits(typed.trim())
    .replace(/\u066B/, '.')
    .replace(/\u2212/, '-')
  return /^-?\d{1,3}(?:\.\d{1,15})?$/.test(plain) ? Number(plain) : undefined
}
