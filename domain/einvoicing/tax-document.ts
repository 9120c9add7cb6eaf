import type { CountryCode } from '../core/country.ts'
import type { Currency, Minor } from '../core/money.ts'
import type { Words } from '../core/words.ts'

/**
 * What a tax document does. Numbers of UNCL 1001 are what Saudi Arabia (388, 381, 383, 386) and PINT AE write; Egypt's
 * e-receipt knows a sale and a return of it.
 */
export type TaxDocumentKind = 'invoice' | 'credit-note' | 'debit-note' | 'prepayment'

/** To a consumer (signed at once, reported later), or to a business that deducts its VAT (cleared or sent before it is handed over). */
export type TaxDocumentForm = 'simplified' | 'standard'

export type TaxCategoryCode = 'standard' | 'zero' | 'exempt' | 'outside-scope'

/** Why no VAT is taken: the authority's code, such as VATEX-SA-OOS, and its words. */
export interface TaxReason {
  readonly code: string
  readonly text: Words
}

/** What VAT something bears. Two things are of one category when code, rate and reason's code agree (`sameTaxCategory`). */
export interface TaxCategory {
  readonly code: TaxCategoryCode
  /** 1500 = 15 %; 0 for every category but 'standard'. */
  readonly basisPoints: number
  /** Where no VAT is taken. */
  readonly reason?: TaxReason
}

/** The address of a seller or a buyer, in the parts that authorities ask for. A part that a country does not know is empty. */
export interface TaxAddress {
  readonly street: string
  /** Saudi Arabia: four digits. */
  readonly building: string
  readonly district: string
  readonly city: string
  /** Saudi Arabia: five digits. */
  readonly postalCode: string
  readonly country: CountryCode
}

/** A number that identifies a party besides its VAT number: the commercial register, a licence, a national id. */
export interface PartyId {
  /** Saudi Arabia: CRN, MOM, MLS, SAG, OTH, 700 of a seller; TIN, NAT, IQA, PAS, GCC too of a buyer. */
  readonly scheme: string
  readonly value: string
}

/** Who sells or buys. */
export interface TaxParty {
  readonly name: string
  /** VAT number as the country writes it; empty of a buyer without one. */
  readonly taxNumber: string
  readonly id?: PartyId
  readonly address: TaxAddress
}

/** What makes a line cost less or more than quantity × price; minor units without VAT, above zero. */
export interface TaxAdjustment {
  readonly reason: Words
  readonly amount: Minor
}

/** A line. Minor units without VAT: `base` − `allowances` = `net`; `net` + `vat` is what it costs. */
export interface TaxLine {
  /** Numbers the lines of a document from 1. */
  readonly no: number
  readonly name: Words
  /** Whole pieces, above zero. */
  readonly quantity: number
  /** Quantity × price before allowances; the price of one is base ÷ quantity and may have more than two places. */
  readonly base: Minor
  readonly allowances: readonly TaxAdjustment[]
  readonly net: Minor
  readonly vat: Minor
  readonly category: TaxCategory
}

/** A charge of the whole document (delivery, service, a fee of the owner's own), without VAT. */
export interface TaxCharge {
  readonly kind: 'delivery' | 'service' | 'fee'
  readonly reason: Words
  readonly amount: Minor
  readonly vat: Minor
  readonly category: TaxCategory
}

/** A category's sums: lines and charges without VAT, and the VAT on them. */
export interface TaxSubtotal {
  readonly category: TaxCategory
  readonly net: Minor
  readonly vat: Minor
}

/** An earlier document that this one is about. */
export interface DocumentReference {
  readonly number: string
  readonly uuid?: string
  /** UTC ms. */
  readonly issuedAt: number
}

/** What was paid on a prepayment document and is set off here, by category. */
export interface Prepaid extends DocumentReference {
  readonly subtotals: readonly TaxSubtotal[]
}

/** UNCL 4461 in the product's words. */
export type PaidBy = 'cash' | 'card' | 'credit' | 'wallet' | 'none'

/** The sums of a document, minor units. `payable` = `gross` − `prepaid`. */
export interface TaxTotals {
  readonly lines: Minor
  readonly charges: Minor
  readonly net: Minor
  readonly vat: Minor
  readonly gross: Minor
  readonly prepaid: Minor
  readonly payable: Minor
}

/**
 * A tax document of any country: all that its writer needs, nothing of a database. It is made by `invoiceOfBill` and its
 * neighbours, never by hand; amounts are never negative, the kind says which way the money goes.
 */
export interface TaxDocument {
  readonly kind: TaxDocumentKind
  readonly form: TaxDocumentForm
  /** As it is printed; unique in its series. */
  readonly number: string
  /** RFC 4122, lower case. */
  readonly uuid: string
  /** UTC ms, and the IANA zone whose date and time stand on it. */
  readonly issuedAt: number
  readonly timeZone: string
  readonly currency: Currency
  readonly seller: TaxParty
  /** Always of a standard document. */
  readonly buyer?: TaxParty
  /** When it was or will be supplied, UTC ms; of a standard invoice always. */
  readonly suppliedAt?: number
  readonly lines: readonly TaxLine[]
  readonly charges: readonly TaxCharge[]
  readonly subtotals: readonly TaxSubtotal[]
  readonly prepaid: readonly Prepaid[]
  readonly totals: TaxTotals
  readonly paidBy: PaidBy
  /** Of a credit or debit note: what it changes, and why in the seller's words. */
  readonly of?: readonly DocumentReference[]
  readonly reason?: string
}

/** Takes two categories; returns whether their amounts stand in one sum. */
export function sameTaxCategory(a: TaxCategory, b: TaxCategory): boolean {
  return a.code === b.code && a.basisPoints === b.basisPoints && a.reason?.code === b.reason?.code
}
