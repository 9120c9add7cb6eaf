import type { RefundLine } from '#domain/pricing/refund-split.ts'

/** Who sold, as it stood when the document was made. */
export interface Seller {
  readonly name_ar: string
  readonly name_en: string
  readonly address_ar: string
  readonly address_en: string
  readonly tax_number: string
  readonly tax_url: string
  readonly country: string
  /** Its branch makes tax documents of Saudi Arabia's phase 2; absent is not (decision 0245). */
  readonly einvoicing?: true
}

/** A part that went back, and how many pieces of it when staff chose pieces. */
export interface CreditLine extends RefundLine {
  readonly pieces?: number
}
