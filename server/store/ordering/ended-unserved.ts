import { sql } from 'kysely'
import { statusesSql } from './status-sql.ts'

/**
 * Takes how a statement calls the table of orders, where it gives it a name; returns of its rows what endedUnserved() of
 * domain/ordering/order-status.ts says.
 */
export const endedUnservedOf = (orders?: string) => {
  const of = (column: string) => sql.ref(orders ? `${orders}.${column}` : column)
  return sql<boolean>`(${of('status')} in ${statusesSql('isLost')}
  or ${of('status')} in ${statusesSql('isRefunded')} and ${of('delivered_at')} is null)`
}

export const endedUnserved = endedUnservedOf()
