import type { Bill } from './bill.ts'
import type { Minor } from '../core/money.ts'
import { oneLineBill } from './one-line-bill.ts'

/**
 * Takes what a changed order costs more (minor units, VAT inside), the order's number and its bill after the change;
 * returns the bill of that difference alone. Decision 0069.
 */
export function moreBill(
  amount: Minor,
  number: number | null,
  { currency, vatBasisPoints }: Pick<Bill, 'currency' | 'vatBasisPoints'>,
): Bill {
  const order = String(number ?? 0).padStart(3, '0')
  const name = { ar: `فرق تعديل الطلب ${order}`, en: `Change of order ${order}` }
  return oneLineBill(amount, { id: 'more', name, currency, vatBasisPoints })
}
