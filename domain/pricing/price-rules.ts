import type { Currency } from '../core/money.ts'

/** What the calculator needs to know of the tenant. */
export interface PriceRules {
  readonly currency: Currency
  readonly vatBasisPoints: number
  readonly pricesIncludeVat: boolean
}
