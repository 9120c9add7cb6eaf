import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countedBills, countedSale, isDaySale, type SaleRow } from '#domain/reports/counted-sale.ts'
import { endedUnserved, orderStatuses } from '#domain/ordering/order-status.ts'
import { lendTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { endedUnservedOf } from '../ordering/ended-unserved.ts'
import { countedSaleSql } from './sale-sql.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await lendTestDatabase()
})
afterAll(() => test.close())

const kinds = Object.keys(countedBills) as SaleRow['kind'][]
/** Every row that there can be. */
const rows = kinds.flatMap((kind) =>
  orderStatuses.flatMap((status) =>
    [null, 7].flatMap((number) =>
      [null, new Date('2026-11-27T10:00:00.000Z')].map((delivered_at): SaleRow => ({
        kind,
        status,
        number,
        delivered_at,
      })),
    ),
  ),
)

it('counts in SQL as the domain does, whatever a row is', async () => {
  const sale = countedSaleSql('o')
  const { rows: said } = await test.db.platform(({ q }) =>
    sql<Record<string, boolean>>`
      select ${endedUnservedOf('o')} as unserved, ${sale.isCounted} as counted, ${sale.isOrder} as ordered, ${sale.isLost} as lost,
        ${sale.isSale} as sold, ${sale.isDishes} as dishes, ${sale.isWhole} as whole,
        ${sale.isCounted} and ${sale.isSale} and not ${sale.isDishes} as day
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ ...row, n })))}::jsonb)
        as o (n int, kind text, status text, number int, delivered_at timestamptz) order by o.n`.execute(q),
  )
  const meant = rows.map((row) => {
    const unserved = endedUnserved(row.status, row.delivered_at !== null)
    const counted = countedSale(row)
    return {
      unserved,
      counted: counted !== undefined,
      ordered: counted?.isOrder ?? false,
      lost: counted?.isLost ?? false,
      sold: counted?.isSale ?? !unserved,
      dishes: countedBills[row.kind] === 'dishes',
      whole: countedBills[row.kind] === 'whole',
      day: isDaySale(row),
    }
  })
  expect(said).toEqual(meant)
})
