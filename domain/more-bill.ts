import type { Bill } from './bill.ts'
import { divideHalfUp, type Minor } from './money.ts'

/**
 * Takes what a changed order costs more (minor units, VAT inside), the order's number and its bill after the change;
 * returns the bill of that difference alone: one line, so that the one payment machine takes it. Decision 0069.
 */
export function moreBill(
  amount: Minor,
  number: number | null,
  { currency, vatBasisPoints }: Pick<Bill, 'currency' | 'vatBasisPoints'>,
): Bill {
  const vat = divideHalfUp(amount * vatBasisPoints, 10_000 + vatBasisPoints)
  const order = String(number ?? 0).padStart(3, '0')
  return {
    currency,
    lines: [
      {
        lineId: 'more',
        itemId: 'more',
        name: { ar: `فرق تعديل الطلب ${order}`, en: `Change of order ${order}` },
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
