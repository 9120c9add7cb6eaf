import { toWesternDigits } from './digits.ts'

/** Whole minor units: halalas, piastres, fils, dirhams. All four currencies have two decimals (spec 9). */
export type Minor = number

const currencies = ['SAR', 'EGP', 'AED', 'QAR'] as const
export type Currency = (typeof currencies)[number]

/** Takes a currency's code, ISO 4217; tells whether it is one that restaurants sell in. Spec 9. */
export function isCurrency(code: string): code is Currency {
  return currencies.some((one) => one === code)
}

/**
 * Takes an amount in minor units; returns the wire form with two places ("12.50", "-3.00"). Throws on a
 * fraction, since that is a bug and never input. Spec 9.
 */
export function toDecimal(amount: Minor): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount: ${amount}`)
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Takes what a person or a caller wrote for an amount ("12.5", "١٢٫٥٠", "1,250.00"); returns minor units, or
 * undefined when it is no amount or could be read in two ways ("1,250": thousands or decimals?). Safety 36.
 */
export function parseAmount(text: string): Minor | undefined {
  const plain = toWesternDigits(text.trim()).replaceAll('٫', '.').replaceAll('٬', ',')
  const match = /^(-?)(\d{1,3}(?:,\d{3})+(?=\.)|\d+)(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return undefined
  const [, sign, whole = '', part = ''] = match
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  if (!Number.isSafeInteger(amount)) return undefined
  return sign && amount !== 0 ? -amount : amount
}

/**
 * Takes an amount in minor units and a rate in basis points (1500 = 15 %); returns the share in minor units,
 * rounded half up (away from zero for negative amounts). Rule "Rounding": rounding half up.
 */
export function shareOf(amount: Minor, basisPoints: number): Minor {
  return divideHalfUp(amount * basisPoints, 10_000)
}

/**
 * Takes two whole numbers, the second above zero; returns their quotient as a whole number, halves away from
 * zero. Exact for products up to 2^53; larger ones throw.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator)) throw new RangeError('amount too large')
  const size = Math.abs(numerator)
  const quotient = Math.floor(size / denominator)
  const rest = size - quotient * denominator
  return Math.sign(numerator) * (rest * 2 >= denominator ? quotient + 1 : quotient) || 0
}

/**
 * Takes an amount in minor units and weights (whole, not negative); returns one whole part per weight that
 * add up to the amount exactly, by largest remainder (first wins a tie). With all weights zero the first part
 * takes everything. Safety 6.
 */
export function allot(amount: Minor, weights: readonly number[]): Minor[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (weights.length === 0) return []
  if (sum === 0) return weights.map((_, i) => (i === 0 ? amount : 0))
  const exact = weights.map((w) => (BigInt(Math.abs(amount)) * BigInt(w)) / BigInt(sum))
  const rests = weights.map((w) => (BigInt(Math.abs(amount)) * BigInt(w)) % BigInt(sum))
  let left = Math.abs(amount) - exact.reduce((a, b) => a + Number(b), 0)
  const order = rests
    .map((rest, i) => ({ rest, i }))
    .sort((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest > b.rest ? -1 : 1))
  const parts = exact.map(Number)
  for (const { i } of order) {
    if (left === 0) break
    parts[i] = (parts[i] ?? 0) + 1
    left -= 1
  }
  return parts.map((part) => (amount < 0 ? -part || 0 : part))
}
