import type { Bill } from '../pricing/bill.ts'
import { toDecimal, type Currency, type Minor } from '../core/money.ts'
import { refuse, type Refusal } from '../core/refusal.ts'

/** What a restaurant allows of one top-up and of a wallet. Minor units. */
export interface TopUpTerms {
  readonly least: Minor
  readonly most: Minor
  /** The most that a wallet may hold; 0 = no limit. */
  readonly fullAt: Minor
}

/**
 * Takes the terms and what is in the wallet, minor units; returns the least and the most that may be added now. The most
 * is below the least when the wallet is full.
 */
function topUpRange({ least, most, fullAt }: TopUpTerms, balance: Minor): { least: Minor; most: Minor } {
  return { least, most: fullAt > 0 ? Math.min(most, Math.max(0, fullAt - balance)) : most }
}

/** Takes an amount in minor units, the terms and the balance; returns nothing when it may be added, or 'top-up-amount' with the range. */
export function refuseTopUp(
  amount: Minor | undefined,
  terms: TopUpTerms,
  balance: Minor,
): Refusal | undefined {
  const { least, most } = topUpRange(terms, balance)
  if (amount !== undefined && amount >= least && amount <= most) return undefined
  return refuse('top-up-amount', {
    fields: { amount: ['top-up-amount'] },
    details: { least: toDecimal(least), most: toDecimal(most) },
  })
}

/**
 * Takes an amount in minor units; returns the bill of a top-up. Nothing is sold by it: VAT is due when the wallet pays for
 * an order. Decision 0048.
 */
export function billOfTopUp(amount: Minor, currency: Currency): Bill {
  return {
    currency,
    lines: [],
    count: 0,
    subtotal: 0,
    discount: 0,
    food: 0,
    vatBasisPoints: 0,
    pricesIncludeVat: true,
    taxable: 0,
    vat: 0,
    total: amount,
    toPay: amount,
  }
}
