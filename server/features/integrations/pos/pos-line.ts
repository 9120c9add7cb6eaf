import { allot, toDecimal } from '#domain/core/money.ts'
import type { BillLine, BillOption } from '#domain/pricing/bill.ts'
import type { PosOrder } from '#server/adapters/pos/port.ts'

/** In which ids of the till a line is told. */
export interface PosLineIds {
  readonly productId: string
  readonly optionIds: readonly string[]
}

/**
 * Takes a line of a bill and its ids at the till; returns it as the till's own orders are: the product without its options,
 * each option for the whole line, and the line's VAT in parts that add up to it (safety 6).
 */
export function posLine(line: BillLine, { productId, optionIds }: PosLineIds): PosOrder['lines'][number] {
  const totals = line.options.map((option) => chargedOf(option) * option.price * line.quantity)
  const product = line.subtotal - totals.reduce((sum, one) => sum + one, 0)
  // the till is told of the service charge within the total alone, and so of its VAT
  const [vat = 0] = allot(line.vat, [line.paid - (line.service ?? 0), line.service ?? 0])
  const [tax = 0, ...taxes] = allot(vat, [product, ...totals])
  return {
    productId,
    quantity: line.quantity,
    unitPrice: toDecimal(line.quantity === 0 ? 0 : product / line.quantity),
    total: toDecimal(product),
    note: line.note,
    ...(line.tax && { vatBasisPoints: line.tax.basisPoints }),
    tax: toDecimal(tax),
    options: line.options.map((option, at) => ({
      id: optionIds[at] ?? '',
      quantity: option.quantity * line.quantity,
      price: toDecimal(option.price),
      total: toDecimal(totals[at] ?? 0),
      tax: toDecimal(taxes[at] ?? 0),
    })),
  }
}

const chargedOf = ({ quantity, free = 0 }: BillOption) => Math.max(0, quantity - free)
