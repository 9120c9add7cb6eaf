import type { Bill } from './bill.ts'
import type { Currency, Minor } from './money.ts'
import { oneLineBill } from './one-line-bill.ts'

const name = { ar: 'عربون حجز طاولة', en: 'Table reservation deposit' }

/** Takes a deposit (minor units, VAT inside) and the restaurant's rate; returns its bill. Safety 6. */
export function depositBill(
  amount: Minor,
  { currency, vatBasisPoints }: { readonly currency: Currency; readonly vatBasisPoints: number },
): Bill {
  return oneLineBill(amount, { id: 'deposit', name, currency, vatBasisPoints })
}
