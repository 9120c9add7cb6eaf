import { divideHalfUp, type Minor } from '../core/money.ts'

/** Takes an amount with VAT in it and a rate (basis points); returns the VAT, so that VAT = rate × the rest as well as it can. */
export function vatInside(gross: Minor, basisPoints: number): Minor {
  return gross - divideHalfUp(gross * 10_000, 10_000 + basisPoints)
}

/** What a document has left of one rate after its notes: money with VAT, and VAT. Minor units. */
export interface TaxLeft {
  readonly gross: Minor
  readonly vat: Minor
}

/**
 * Takes what is left of one rate of a document, what goes back of it now (minor units, VAT inside) and the rate; returns the
 * VAT of the note. It is the VAT that fits the note's own net amount; the last note takes what is left. Only where the
 * rounding of many notes would leave the last one more than a minor unit away from its own, a note bears one of it: so no
 * note is off by more than one, which EN 16931 allows (BR-CO-17). Rule "Issued documents".
 */
export function noteVat(left: TaxLeft, gross: Minor, basisPoints: number): Minor {
  const after = left.gross - gross
  if (after <= 0) return left.vat
  const own = vatInside(gross, basisPoints)
  // in 1 / (10,000 + rate) of a minor unit, so that nothing is rounded
  const parts = 10_000 + basisPoints
  const astray = (left.vat - own) * parts - after * basisPoints
  const fit = own + (astray > parts ? 1 : astray < -parts ? -1 : 0)
  return Math.min(Math.max(fit, left.vat - after, 0), gross, left.vat)
}
