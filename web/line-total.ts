import type { BillLineWire } from '#contract/ordering/cart.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'

/** Takes a line of a bill; returns what it costs after product discounts, as a decimal string. */
export function lineTotal({ subtotal, discount }: Pick<BillLineWire, 'subtotal' | 'discount'>): string {
  return toDecimal((parseAmount(subtotal) ?? 0) - (parseAmount(discount) ?? 0))
}
