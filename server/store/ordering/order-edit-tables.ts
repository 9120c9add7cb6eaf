import type { Bill } from '#domain/pricing/bill.ts'
import type { Json, Time, TimeOrNull } from '../core/column-types.ts'

/** What an order is from its change on. */
export interface EditPlan {
  readonly bill: Bill
  /** Pieces of counted stock that it takes, by item; null = none of its items was ever counted. */
  readonly taken: Readonly<Record<string, number>> | null
  /** Of an order for later: what it takes of its slot, and how long before it it comes to the kitchen. */
  readonly slot: { readonly minutes: number; readonly amount: number; readonly leadMs: number } | null
}

/** Changes of orders: db/migrations/*_order-edits.sql. */
export interface OrderEditTables {
  order_edits: {
    tenant_id: string
    id: string
    order_id: string
    more_order_id: string | null
    state: 'waiting' | 'done' | 'lapsed'
    plan: Json<EditPlan>
    before: Json<Bill>
    staff_id: string
    made_at: Time
    settled_at: TimeOrNull
  }
  invoice_replacements: {
    tenant_id: string
    order_id: string
    branch_id: string
    number: number
    replaces: number
    issued_at: Time
  }
}
