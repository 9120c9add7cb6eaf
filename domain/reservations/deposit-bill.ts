import type { Bill } from '../pricing/bill.ts'
import type { Currency, Minor } from '../core/money.ts'
import { oneLineBill } from '../pricing/one-line-bill.ts'

const name = { ar: 'عربون حجز طاولة', en: 'Table reservation deposit' }

/** Takes a deposit (minor units, VAT inside) and the restaurant's rate; returns its bill. Safety 6. */
export function depositBill(
  amount: Minor,
  { currency, vatBasisPoints }: { readonly currency: Currency; readonly vatBasisPoints: number },
): Bill {
  return oneLineBill(amount, { id: 'deposit', name, currency, vatBasisPoints })
}
