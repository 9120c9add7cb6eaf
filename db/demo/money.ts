import { parseAmount, type Minor } from '#domain/core/money.ts'

/** Takes an amount of the demo's data, "38.00"; returns it in minor units. Throws on what is none. */
export function money(text: string): Minor {
  const amount = parseAmount(text)
  if (amount === undefined) throw new Error(`not an amount: ${text}`)
  return amount
}
