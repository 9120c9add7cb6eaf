import type { Bill } from './bill.ts'
import { divideHalfUp, type Currency, type Minor } from './money.ts'

const name = { ar: 'عربون حجز طاولة', en: 'Table reservation deposit' }

/**
 * Takes a deposit (minor units, VAT inside) and the restaurant's rate; returns its bill: one line, so that the one payment
 * machine takes it, gives it back in parts and prints it like any order. Safety 6.
 */
export function depositBill(
  amount: Minor,
  { currency, vatBasisPoints }: { readonly currency: Currency; readonly vatBasisPoints: number },
): Bill {
  const vat = divideHalfUp(amount * vatBasisPoints, 10_000 + vatBasisPoints)
  return {
    currency,
    lines: [
      {
        lineId: 'deposit',
        itemId: 'deposit',
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
