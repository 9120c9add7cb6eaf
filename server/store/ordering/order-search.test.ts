import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStatuses, type OrderStatus } from '#domain/ordering/order-status.ts'
import { foldForSearch } from '#domain/core/search-fold.ts'
import { shownStatus, type EndedOrder, type ShownStatus } from '#domain/ordering/shown-status.ts'
import { waysToPay } from '#domain/payments/way-to-pay.ts'
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
  const input = {
    text,
    branchIds: shop.branchIds,
    statuses: [],
    types: [],
    since: 0,
    before: 4e12,
    most: 50,
    ...more,
  }
  const rows = await test.database.db.read(at.tenantId, (db) => findOrders(db, input))
  return rows.map((row) => row.contact_name)
}

/** Orders of January 2020 as the list finds them, three to a minute; returns what each is found by. */
async function fillOrders(
  count: number,
): Promise<{ id: string; at: number; number: number; words: string }[]> {
  const { rows } = await test.database.db.write(shop.tenantId, async ({ q }) => {
    await sql`insert into orders select (copied).* from (
        select jsonb_populate_record(o, jsonb_build_object('id', 'walk' || n, 'cart_version', 100 + n, 'number', n % 20,
          'business_date', date '2020-01-10' + n / 20, 'contact_mobile', '+966' || 5 * 10 ^ 8 + n,
          'placed_at', timestamptz '2020-01-10' + n / 3 * interval '1 minute',
          'contact_name', (array['Huda Salem', 'Sara Salem', 'Huda Omar'])[1 + n % 3])) as copied
        from orders o, generate_series(1, ${count}::int) n
        where o.tenant_id = ${shop.tenantId} and o.id = (select min(id) from orders where tenant_id = ${shop.tenantId})
      ) made`.execute(q)
    await sql`insert into order_search select tenant_id, id, branch_id, placed_at, number,
        fold_for_search(contact_name) || ' ' || regexp_replace(contact_mobile, '\\D', '', 'g') from orders
      where tenant_id = ${shop.tenantId} and id like 'walk%'`.execute(q)
    return sql<{ id: string; placed_at: Date; number: number; words: string }>`
      select order_id as id, placed_at, number, words from order_search where order_id like 'walk%'`.execute(
      q,
    )
  })
  return rows.map(({ placed_at, ...row }) => ({ ...row, at: placed_at.getTime() }))
}

/** Under which filter an order is found that is said to be so: who looks for money that went out looks for what was refunded. */
const filterOf = (shown: ShownStatus): OrderStatus =>
  shown === 'credited' ? 'refunded' : shown === 'partially_credited' ? 'partially_refunded' : shown

let filled: ReturnType<typeof fillOrders> | undefined
const walked = () => (filled ??= fillOrders(150))

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

  it('finds the same newest ones however far it walks before it asks the indexes, also among those of one moment', async () => {
    const all = await walked()
    const [branch = ''] = shop.branchIds
    const search = async (words: string | null, number: number | null, most: number, walk: number) => {
      const found = await test.database.db.read(shop.tenantId, ({ q }) =>
        sql<{
          order_id: string
          placed_at: Date
        }>`select * from search_orders(${words}, ${number}::integer, ${[branch]},
          '2020-01-01', '2020-02-01', ${most}, ${walk})`.execute(q),
      )
      return found.rows.map((row) => ({ id: row.order_id, at: row.placed_at.getTime() }))
    }
    for (const [words, number] of [
      ['%huda%', null],
      ['%huda%salem%', null],
      ['%9665%', 7],
      [null, 7],
      ['%nobody%', null],
    ] as const) {
      const fit = all.filter(
        (one) =>
          (words !== null && new RegExp(words.replaceAll('%', '.*')).test(one.words)) ||
          one.number === number,
      )
      const newest = fit.map(({ at }) => at).toSorted((a, b) => b - a)
      for (const most of [1, 10, 500])
        for (const walk of [0, 1, 20, 149, 20_000]) {
          const found = await search(words, number, most, walk)
          expect(found.map(({ at }) => at)).toEqual(newest.slice(0, most))
          expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
          expect(fit.map(({ id }) => id)).toEqual(expect.arrayContaining(found.map(({ id }) => id)))
        }
    }
  })

  it.each(['', 'huda', 'salem'])(
    'pages of “%s” leave out none of one moment, and show none twice',
    async (text) => {
      const all = (await walked()).filter(({ words }) => words.includes(text))
      const seen: string[] = []
      for (let after: string | undefined, most = 8; ;) {
        const input = { text, branchIds: shop.branchIds, statuses: [], types: [], after, most }
        const rows = await test.database.db.read(shop.tenantId, (db) =>
          findOrders(db, { ...input, since: Date.UTC(2020, 0, 1), before: Date.UTC(2020, 1, 1) }),
        )
        seen.push(...rows.map(({ id }) => id))
        after = rows.at(-1)?.id
        if (rows.length < most) break
      }
      expect(seen).toHaveLength(all.length)
      expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
    },
  )

  it('decision 0182: the filter finds each order under what it is said to be alone, of every order that there can be', async () => {
    const all = orderStatuses.flatMap((status) =>
      waysToPay.flatMap((pay_method) =>
        [{}, { wallet: 0 }, { wallet: 500 }].flatMap((bill) =>
          [null, new Date()].flatMap((accepted_at) =>
            [null, 'closed'].map((cancel_reason): EndedOrder => {
              return { status, pay_method, bill: bill as EndedOrder['bill'], accepted_at, cancel_reason }
            }),
          ),
        ),
      ),
    )
    await test.database.db.write(shop.tenantId, ({ q }) =>
      sql`insert into orders select (copied).* from (
          select jsonb_populate_record(o, one || jsonb_build_object('id', 'end' || n, 'cart_version', 1000 + n, 'shopper', 'end' || n, 'number', n,
            'business_date', '2019-01-10', 'placed_at', '2019-01-10', 'bill', o.bill - 'wallet' || (one -> 'bill'))) as copied
          from orders o, jsonb_array_elements(${JSON.stringify(all)}::jsonb) with ordinality as made(one, n)
          where o.tenant_id = ${shop.tenantId} and o.id = (select min(id) from orders where tenant_id = ${shop.tenantId})
        ) made`.execute(q),
    )
    for (const status of orderStatuses) {
      const input = { text: '', branchIds: shop.branchIds, types: [], most: all.length }
      const found = await test.database.db.read(shop.tenantId, (db) =>
        findOrders(db, { ...input, statuses: [status], since: 0, before: Date.UTC(2019, 1, 1) }),
      )
      const meant = all.flatMap((one, i) => (filterOf(shownStatus(one)) === status ? [`end${i + 1}`] : []))
      expect(found.map(({ id }) => id).toSorted()).toEqual(meant.toSorted())
      for (const row of found) expect(filterOf(shownStatus(row))).toBe(status)
    }
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
