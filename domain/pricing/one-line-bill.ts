import type { Bill } from './bill.ts'
import { divideHalfUp, type Currency, type Minor } from '../core/money.ts'
import type { Words } from '../core/words.ts'

/** What the one line is, in what money, and with what VAT. */
export interface OneLine {
  readonly id: string
  readonly name: Words
  readonly currency: Currency
  readonly vatBasisPoints: number
}

/**
 * Takes an amount (minor units, VAT inside) and what it is for; returns its bill: one line, so that the one payment
 * machine takes it, gives it back in parts and prints it like any order. Safety 6.
 */
export function oneLineBill(amount: Minor, { id, name, currency, vatBasisPoints }: OneLine): Bill {
  const vat = divideHalfUp(amount * vatBasisPoints, 10_000 + vatBasisPoints)
  return {
    currency,
    lines: [
      {
        lineId: id,
        itemId: id,
        name,
        quantity: 1,
        note: '',
        options: [],
        unitPrice: amount,
        subtotal: amount,
        discount: 0,
        vat,
        paid: amount,
      },
    ],
    count: 1,
    subtotal: amount,
    discount: 0,
    food: amount,
    vatBasisPoints,
    pricesIncludeVat: true,
    taxable: amount - vat,
    vat,
    total: amount,
    toPay: amount,
  }
}
