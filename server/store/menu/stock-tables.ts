import type { OrderType } from '#domain/core/order-type.ts'
import type { Default, Time } from '../core/column-types.ts'

/** What a branch makes different of the menu, and counted stock: db/migrations/*_menu-truth.sql. */
export interface StockTables {
  deposits: {
    tenant_id: string
    id: string
    item_id: string
    name_ar: string
    name_en: string
    amount: number
    min_count: Default<number>
    max_count: Default<number>
    position: Default<number>
  }
  item_prices: {
    tenant_id: string
    id: string
    item_id: string
    branch_id: string | null
    type: OrderType | null
    price: number
    price_before: number | null
  }
  hidden_items: { tenant_id: string; branch_id: string; item_id: string; hidden_at: Time }
  item_stock: {
    tenant_id: string
    branch_id: string
    item_id: string
    left_count: number
    guest_held: Default<number>
  }
}

/** What an order took of counted stock: pieces by item, and whether it did so without a proven number (safety 9). */
export interface OrderStock {
  readonly taken: Readonly<Record<string, number>>
  readonly guest: boolean
}
