import type { Generated } from 'kysely'
import type { CouponBenefit } from '#domain/pricing/coupon-benefit.ts'
import type { CouponRules } from '#domain/loyalty/coupon.ts'
import type { RefundLine } from '#domain/pricing/refund-split.ts'
import type { Default, Json, JsonOrDefault, Time, TimeOrNull } from '../core/column-types.ts'

/** Who sold, as it stood when the document was made. */
export interface Seller {
  readonly name_ar: string
  readonly name_en: string
  readonly address_ar: string
  readonly address_en: string
  readonly tax_number: string
  readonly tax_url: string
  readonly country: string
}

/** A part that went back, and how many pieces of it when staff chose pieces. */
export interface CreditLine extends RefundLine {
  readonly pieces?: number
}

/** Coupons, tenders other than cards, invoices and credit notes: db/migrations/*_money.sql. */
export interface MoneyTables {
  coupons: {
    tenant_id: string
    id: string
    code: string | null
    name_ar: Default<string>
    name_en: Default<string>
    benefit: Json<CouponBenefit>
    rules: JsonOrDefault<CouponRules>
    paused: Default<boolean>
    starts_at: TimeOrNull
    ends_at: TimeOrNull
    limit_per_customer: number | null
    limit_per_day: number | null
    made_at: Time
    version: Default<number>
  }
  coupon_counts: {
    tenant_id: string
    coupon_id: string
    used: Default<number>
    most: number | null
    seq: Default<number>
  }
  coupon_uses: {
    tenant_id: string
    coupon_id: string
    seq: number
    kind: 'use' | 'return'
    /** None: it paid into a wallet. */
    order_id: string | null
    turn: number
    customer_id: string | null
    mobile: string
    amount: number
    day: string
    at: Time
  }
  document_counters: {
    tenant_id: string
    branch_id: string
    kind: 'invoice' | 'credit_note'
    last: number
  }
  invoices: {
    tenant_id: string
    order_id: string
    branch_id: string
    number: number
    seller: Json<Seller>
    issued_at: Time
  }
  credit_notes: {
    tenant_id: string
    id: string
    order_id: string
    branch_id: string
    number: number
    lines: Json<CreditLine[]>
    value: number
    vat: number
    wallet: number
    rest: number
    points: number
    points_count: number
    rest_to: 'card' | 'till' | 'company' | 'nobody'
    /** The wallet's part went to no wallet, since the account is gone: staff give it. */
    by_hand: Default<boolean>
    reason: string
    actor: string
    issued_at: Time
  }
  coupon_guesses: { tenant_id: string; id: Generated<number>; shopper: string; at: Time }
  points_shortfalls: { tenant_id: string; customer_id: string; points: Default<number> }
}
