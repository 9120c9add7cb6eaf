import { sql } from 'kysely'

/** An order's row as endedUnserved() of domain/ordering/order-status.ts reads it. */
export const endedUnserved = sql<boolean>`(status in ('canceled', 'missed', 'b2b_canceled')
  or status in ('partially_refunded', 'refunded') and delivered_at is null)`
