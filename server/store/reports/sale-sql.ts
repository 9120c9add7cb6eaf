import { sql } from 'kysely'
import { kindsCounted } from '#domain/reports/counted-sale.ts'
import { endedUnservedOf } from '../ordering/ended-unserved.ts'
import { kindsSql } from '../ordering/kind-sql.ts'
import { textsSql } from '../core/texts-sql.ts'

/** Takes how a statement calls the table of orders; returns of its rows what countedSale() of domain/reports/counted-sale.ts says. */
export function countedSaleSql(orders: string) {
  const of = (column: string) => sql.ref(`${orders}.${column}`)
  const lost = endedUnservedOf(orders)
  return {
    /** Whether the report looks at it. */
    isCounted: sql<boolean>`(${of('number')} is not null
      or ${of('kind')} in ${kindsSql('isSoldByPayment')} and ${of('delivered_at')} is not null)`,
    isOrder: sql<boolean>`(${of('number')} is not null and not ${lost})`,
    isLost: sql<boolean>`(${of('number')} is not null and ${lost})`,
    /** Of a row that the report looks at. */
    isSale: sql<boolean>`not ${lost}`,
    isDishes: sql<boolean>`${of('kind')} in ${textsSql(kindsCounted('dishes'))}`,
    isWhole: sql<boolean>`${of('kind')} in ${textsSql(kindsCounted('whole'))}`,
  }
}
