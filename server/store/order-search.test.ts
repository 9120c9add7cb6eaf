import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldForSearch } from '#domain/search-fold.ts'

import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { findOrders, keepOrderSearch, searchTerms, type OrderQuery } from './order-search.ts'

let test: TestApp
let shop: Shop
let other: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  other = await makeShop(test)
  for (const [one, name] of [
    [shop, 'أحمد العُلَيّان'],
    [shop, 'Noura Saleh'],
    [other, 'أحمد السري'],
  ] as const) {
    const { guest, cart } = await one.guestWith('Shawarma')
    const order = await guest.place(cart, undefined, { name, mobile: '0551234567' })
    const step = await guest.openPayment(order.id)
    await guest.pay(step.pay_url)
    await guest.call('GET', `/api/v1/payments/${step.reference}`)
    await test.database.db.write(one.tenantId, (db) => keepOrderSearch(db, [order.id]))
  }
})
afterAll(() => test.close())

const look = async (text: string, more: Partial<OrderQuery> = {}, at: Shop = shop) => {
  const wish = {
    text,
    branchIds: shop.branchIds,
    statuses: [],
    types: [],
    since: 0,
    before: 4e12,
    most: 50,
    ...more,
  }
  const rows = await test.database.db.read(at.tenantId, (db) => findOrders(db, wish))
  return rows.map((row) => row.contact_name)
}

describe('looking orders up', () => {
  it('finds by a part of the name as people write it, by number and by mobile however it begins', async () => {
    expect(await look('احمد العليان')).toEqual(['أحمد العُلَيّان'])
    expect(await look('NOURA')).toEqual(['Noura Saleh'])
    expect(await look('٠٠١')).toHaveLength(1)
    expect(await look('#2')).toHaveLength(1)
    for (const mobile of ['0551234567', '551234567', '+966 55 123 4567', '4567'])
      expect(await look(mobile)).toHaveLength(2)
    expect(await look('nobody')).toEqual([])
    expect(await look('%')).toEqual([])
  })

  it('holds to status, type, branch and time', async () => {
    expect(await look('noura', { statuses: ['refunded'] })).toEqual([])
    expect(await look('', { types: ['pickup'] })).toHaveLength(2)
    expect(await look('noura', { types: ['delivery'] })).toEqual([])
    expect(await look('noura', { branchIds: ['elsewhere'] })).toEqual([])
    expect(await look('noura', { before: 1 })).toEqual([])
  })

  it('safety 14: the function finds rows of the connection’s tenant alone, whatever branches are asked for', async () => {
    const branchIds = [...shop.branchIds, ...other.branchIds]
    expect(await look('احمد', { branchIds })).toEqual(['أحمد العُلَيّان'])
    expect(await look('احمد', { branchIds }, other)).toEqual(['أحمد السري'])
    const bare = test.database.db.platform(({ q }) =>
      sql`select * from search_orders('%a%', 1, '{}', now(), now(), 10)`.execute(q),
    )
    await expect(bare).rejects.toThrow(/app\.tenant_id/)
  })

  it('the database folds a text as search does everywhere else', async () => {
    const letters = [...'أإآٱةىیئؤکہپچڤگابتشعغقنهوي ٠٥۹ ـًَّ AZaz éÉñÜ -.#12']
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((all) => all.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 40 }), async (texts) => {
        const { rows } = await test.database.db.read(shop.tenantId, ({ q }) =>
          sql<{
            folded: string
          }>`select fold_for_search(t) as folded from unnest(${texts}::text[]) with ordinality as x(t, i) order by i`.execute(
            q,
          ),
        )
        expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldForSearch))
      }),
      { numRuns: 10 },
    )
  })

  it('takes few digits for a number, more for a mobile too', () => {
    expect(searchTerms('41')).toEqual({ words: null, number: 41 })
    expect(searchTerms('#041')).toEqual({ words: null, number: 41 })
    expect(searchTerms('00966 55')).toEqual({ words: '%96655%', number: null })
    expect(searchTerms('Ali  Omar')).toEqual({ words: '%ali%omar%', number: null })
  })
})
