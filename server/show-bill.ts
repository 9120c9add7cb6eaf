import type { BillWire } from '#contract/cart.ts'
import type { Bill } from '#domain/bill.ts'
import { toDecimal } from '#domain/money.ts'
import { wordIn, type Language } from '#domain/words.ts'

/** Takes a bill and a language; returns it as it travels. */
export function showBill(bill: Bill, language: Language): BillWire {
  return {
    currency: bill.currency,
    lines: bill.lines.map((line) => ({
      line_id: line.lineId,
      item_id: line.itemId,
      name: wordIn(line.name, language),
      picture: line.picture ?? null,
      quantity: line.quantity,
      note: line.note,
      unit_price: toDecimal(line.unitPrice),
      subtotal: toDecimal(line.subtotal),
      discount: toDecimal(line.discount),
      options: line.options.map((option) => ({
        option_id: option.optionId,
        group: wordIn(option.group, language),
        name: wordIn(option.name, language),
        quantity: option.quantity,
        price: toDecimal(option.price),
      })),
    })),
    count: bill.count,
    subtotal: toDecimal(bill.subtotal),
    discount: toDecimal(bill.discount),
    vat_percent: String(bill.vatBasisPoints / 100),
    prices_include_vat: bill.pricesIncludeVat,
    taxable: toDecimal(bill.taxable),
    vat: toDecimal(bill.vat),
    total: toDecimal(bill.total),
    to_pay: toDecimal(bill.toPay),
  }
}
