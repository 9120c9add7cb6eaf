import type { OrderType } from '#domain/core/order-type.ts'
import type { WayToPay } from '#domain/payments/way-to-pay.ts'

/** What reports read: db/migrations/*_reports.sql. Amounts in minor units. */
export interface ReportTables {
  report_days_due: { tenant_id: string; branch_id: string; business_date: string; due_at: Date }
  sales_hours: {
    tenant_id: string
    branch_id: string
    business_date: string
    hour: number
    type: OrderType
    pay_method: WayToPay
    orders: number
    lost: number
    food: number
    discount: number
    coupon: number
    points: number
    delivery: number
    service: number
    vat: number
    deposits: number
    total: number
    wallet: number
    captured: number
    till: number
  }
  sales_items: {
    tenant_id: string
    branch_id: string
    business_date: string
    item_id: string
    name_ar: string
    name_en: string
    quantity: number
    amount: number
  }
  sales_refunds: {
    tenant_id: string
    branch_id: string
    business_date: string
    notes: number
    value: number
    vat: number
    card: number
    till: number
    wallet: number
    points: number
    hand: number
  }
}
