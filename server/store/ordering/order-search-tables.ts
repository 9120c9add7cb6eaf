/** Orders as they are looked up years later: db/migrations/*_order-search.sql. */
export interface OrderSearchTables {
  order_search: {
    tenant_id: string
    order_id: string
    branch_id: string
    placed_at: Date
    number: number | null
    words: string
  }
}
