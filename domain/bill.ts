import type { Currency, Minor } from './money.ts'
import type { Picture } from './menu.ts'
import type { Words } from './words.ts'

/** A priced line: names and prices frozen from the menu, so that the order reads the same for ever. */
export interface BillLine {
  readonly lineId: string
  readonly itemId: string
  readonly name: Words
  readonly picture?: Picture
  readonly quantity: number
  readonly note: string
  readonly options: readonly BillOption[]
  /** Price of one piece with its options, minor units, before discounts. */
  readonly unitPrice: Minor
  /** unitPrice × quantity. */
  readonly subtotal: Minor
  /** What product discounts took off this line. */
  readonly discount: Minor
  /** This line's share of the document's VAT (largest remainder, safety 6). */
  readonly vat: Minor
  /** What was paid for this line: with VAT and after every allotment. All lines and charges add up to the total. */
  readonly paid: Minor
}

export interface BillOption {
  readonly optionId: string
  readonly group: Words
  readonly name: Words
  readonly quantity: number
  /** Of one, minor units. */
  readonly price: Minor
}

/** The calculator's answer: the same numbers on menu, cart, checkout, payment, refund and receipt. */
export interface Bill {
  readonly currency: Currency
  readonly lines: readonly BillLine[]
  /** Count of pieces. */
  readonly count: number
  /** Lines before discounts. */
  readonly subtotal: Minor
  /** Product discounts, as a positive amount. */
  readonly discount: Minor
  /** Lines after product discounts (safety 7 "food"). */
  readonly food: Minor
  readonly vatBasisPoints: number
  readonly pricesIncludeVat: boolean
  /** Base of the VAT, without it. */
  readonly taxable: Minor
  readonly vat: Minor
  readonly total: Minor
  /** What the card has to pay. */
  readonly toPay: Minor
}
