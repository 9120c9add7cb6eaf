import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TableDoorWire } from '#contract/table.ts'
import type { TableDeskWire } from '#contract/table-desk.ts'
import { parseAmount } from '#domain/money.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: TableShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const toMinor = (text: string) => parseAmount(text) ?? Number.NaN
const sessionAt = (phone: Phone) => `/api/v1/table-sessions/${phone.sessionId}`
const deskAt = (phone: Phone) => `/api/v1/staff/table-sessions/${phone.sessionId}`
const wish = (act: 'move' | 'join' | 'free', tableId: string, anyway: string[] = []) => ({
  act,
  table_id: tableId,
  anyway,
})
const tables = async () => {
  const path = `/api/v1/staff/tables?branch_id=${shop.branchIds[0]}`
  const desk = await (await shop.staff('cashier')).call<TableDeskWire>('GET', path)
  return desk.areas.flatMap((area) => area.tables)
}
const byCode = async (code: string) => {
  const found = (await tables()).find((table) => table.code === code)
  if (!found) throw new Error('no such table')
  return found
}
const place = async (phone: Phone, act: 'move' | 'join' | 'free', code: string) =>
  (await shop.staff('host')).call('POST', `${deskAt(phone)}/place`, wish(act, (await byCode(code)).id))
const refusedPlace = async (phone: Phone, act: 'move' | 'join' | 'free', code: string) =>
  (await shop.staff('host')).refused('POST', `${deskAt(phone)}/place`, wish(act, (await byCode(code)).id))
const doorOf = (phone: Phone, code: string) =>
  phone.guest.call<TableDoorWire>('GET', `/api/v1/tables/${code}`)

describe('domain "Tables": two parties put their tables together', () => {
  it('one session, cart and bill of both to the halala; both codes lead there; what was paid counts once', async () => {
    const host = await shop.tableWith('Shawarma', 'Tea')
    const guest = await shop.tableWith('Tea')
    await host.phone.guest.call('PUT', `${sessionAt(host.phone)}/split`, { into: 3 })
    await host.phone.payCard({ what: 'part', split_no: 1, part_no: 0 })
    await guest.phone.add(shop.itemId('Shawarma'))
    await host.phone.add(shop.itemId('Tea'))
    const [one, two] = [await host.phone.inside(), await guest.phone.inside()]
    const [a, b] = [await byCode(host.printed), await byCode(guest.printed)]
    await place(host.phone, 'join', guest.printed)
    const joined = await host.phone.session()
    expect(joined.table).toBe(`${a.name} + ${b.name}`)
    expect(toMinor(joined.inside?.bill.total ?? '')).toBe(toMinor(one.bill.total) + toMinor(two.bill.total))
    expect(toMinor(joined.inside?.left ?? '')).toBe(toMinor(one.left) + toMinor(two.left))
    expect(joined.inside?.payments).toHaveLength(1)
    expect(joined.inside?.members.map(({ no }) => no)).toEqual([1, 2])
    expect(joined.inside?.cart.bill.lines).toHaveLength(2)
    // the other phone goes on under the id that it knows, and is told the new one
    const other = await guest.phone.session()
    expect(other).toMatchObject({ id: host.phone.sessionId, table: joined.table })
    for (const code of [host.printed, guest.printed])
      expect((await doorOf(guest.phone, code)).session_id).toBe(host.phone.sessionId)
    expect(await byCode(guest.printed)).toMatchObject({ sessions: [], joined_to: host.phone.sessionId })
    // what its phone puts in and sends stands at the common table
    await guest.phone.add(shop.itemId('Tea'))
    await guest.phone.round()
    const now = await host.phone.inside()
    expect(now.rounds).toHaveLength(3)
    expect(now.cart.bill.lines).toHaveLength(0)
    await guest.phone.payCard({ what: 'whole' })
    expect((await host.phone.session()).state).toBe('paid')
    expect((await host.phone.inside()).left).toBe('0.00')
    // a paid bill frees both tables for new guests, and its own phones still see it
    expect((await guest.phone.session()).state).toBe('paid')
    const fresh = await sitDown(shop, guest.printed, 'Omar')
    expect(fresh.sessionId).not.toBe(host.phone.sessionId)
    await (await shop.staff('host')).call('POST', `${deskAt(host.phone)}/acts`, { act: 'close' })
    for (const phone of [host.phone, guest.phone])
      expect(await phone.guest.refused('GET', sessionAt(phone))).toMatchObject({ code: 'table-session-over' })
  })

  it('rounds of the party that came over tell the kitchen; those of the other stay as they are', async () => {
    const [host, guest] = [await shop.tableWith('Tea'), await shop.tableWith('Tea')]
    const [mine] = (await host.phone.inside()).rounds
    const [theirs] = (await guest.phone.inside()).rounds
    await place(host.phone, 'join', guest.printed)
    const [a, b] = [await byCode(host.printed), await byCode(guest.printed)]
    const manager = await shop.staff('manager')
    const tableOf = async (id = '') =>
      (
        await manager.call<{ ticket: { table: { name: string; from: string } } }>(
          'GET',
          `/api/v1/staff/orders/${id}`,
        )
      ).ticket.table
    expect(await tableOf(mine?.order_id)).toMatchObject({ name: a.name, from: '' })
    expect(await tableOf(theirs?.order_id)).toMatchObject({ name: `${a.name} + ${b.name}`, from: b.name })
  })

  it('is refused by name while anybody pays of either bill, and for its own table', async () => {
    const [host, guest] = [await shop.tableWith('Tea'), await shop.tableWith('Tea')]
    const held = await guest.phone.pay({ what: 'whole' })
    expect(await refusedPlace(host.phone, 'join', guest.printed)).toMatchObject({ code: 'payment-under-way' })
    expect(await refusedPlace(guest.phone, 'join', host.printed)).toMatchObject({ code: 'payment-under-way' })
    // it is not lost by that
    await guest.phone.guest.pay(held.pay_url)
    await guest.phone.guest.call('GET', `/api/v1/payments/${held.reference}`)
    expect((await guest.phone.session()).state).toBe('paid')
    expect(await refusedPlace(host.phone, 'join', host.printed)).toMatchObject({ code: 'table-joined' })
    expect(await refusedPlace(host.phone, 'free', host.printed)).toMatchObject({ code: 'table-only-one' })
  })

  it('a coupon of each bill stays what it took, and goes back with the rest when guests choose anew', async () => {
    const owner = await shop.staff('owner')
    const make = async (code: string, amount: string) =>
      owner.call('POST', '/api/v1/staff/coupons', {
        code,
        name: { ar: code, en: code },
        benefit: { kind: 'amount', amount },
        rules: {
          branch_ids: [],
          types: ['dinein'],
          windows: [],
          minimum: null,
          group_ids: [],
          first_order: false,
        },
        first_day: null,
        last_day: null,
        limit_total: 1,
        limit_per_customer: null,
        limit_per_day: null,
      })
    await make('HOSTOFF', '1.00')
    await make('GUESTOFF', '2.50')
    const [host, guest] = [await shop.tableWith('Shawarma'), await shop.tableWith('Shawarma', 'Tea')]
    const choose = (phone: Phone, coupon: string | null) =>
      phone.guest.call('PUT', `${sessionAt(phone)}/tender`, { coupon })
    await choose(host.phone, 'HOSTOFF')
    await choose(guest.phone, 'GUESTOFF')
    const [one, two] = [await host.phone.inside(), await guest.phone.inside()]
    await place(host.phone, 'join', guest.printed)
    const joined = await host.phone.inside()
    expect(toMinor(joined.bill.total)).toBe(toMinor(one.bill.total) + toMinor(two.bill.total))
    // both were taken once: nobody else has them
    const stranger = await shop.tableWith('Shawarma')
    expect(
      await stranger.phone.guest.refused('PUT', `${sessionAt(stranger.phone)}/tender`, {
        coupon: 'GUESTOFF',
      }),
    ).toMatchObject({ code: expect.stringMatching(/^coupon-/) as string })
    await choose(host.phone, null)
    await choose(stranger.phone, 'GUESTOFF')
    expect((await host.phone.inside()).bill.total).toBe('47.30')
  })

  it('a party that grew takes a free table, gives one back, and moves on with one alone', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    const [second, third] = [await shop.code(), await shop.code()]
    await place(phone, 'join', second)
    await place(phone, 'join', third)
    const names = [await byCode(printed), await byCode(second), await byCode(third)].map(({ name }) => name)
    expect((await phone.session()).table).toBe(names.join(' + '))
    expect((await doorOf(phone, third)).session_id).toBe(phone.sessionId)
    const stranger = await shop.tableWith('Tea')
    expect(await refusedPlace(stranger.phone, 'move', second)).toMatchObject({ code: 'table-taken' })
    // its first table is given back: the next one is its first
    await place(phone, 'free', printed)
    expect((await phone.session()).table).toBe(`${names[1]} + ${names[2]}`)
    expect(await byCode(printed)).toMatchObject({ sessions: [], joined_to: null })
    await place(phone, 'move', third)
    expect((await phone.session()).table).toBe(names[2])
    expect(await byCode(second)).toMatchObject({ sessions: [], joined_to: null })
    await place(stranger.phone, 'move', second)
    expect((await phone.inside()).bill.total).toBe('3.30')
  })
})

describe('what must be seen 3: rivals over two tables', () => {
  it('joined both ways at once: one wins, the other is told, and nothing is lost', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const [one, two] = [await shop.tableWith('Tea'), await shop.tableWith('Shawarma')]
      const [a, b] = [await byCode(one.printed), await byCode(two.printed)]
      const [host, cashier] = [await shop.staff('host'), await shop.staff('cashier')]
      const answers = await Promise.all([
        host.send('POST', `${deskAt(one.phone)}/place`, wish('join', b.id)),
        cashier.send('POST', `${deskAt(two.phone)}/place`, wish('join', a.id)),
      ])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const lost = (await answers.find(({ ok }) => !ok)?.json()) as { code: string }
      expect(['table-joined', 'table-changed']).toContain(lost.code)
      const [left, right] = [await one.phone.session(), await two.phone.session()]
      expect(left.id).toBe(right.id)
      expect(left.inside?.bill.total).toBe('25.30')
      expect(left.inside?.members).toHaveLength(2)
    }
  })

  it('joined while guests of both fill the cart, send a round, pay and scan: each is done or told, and the sums are right', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const [one, two] = [await shop.tableWith('Tea'), await shop.tableWith('Shawarma')]
      await two.phone.add(shop.itemId('Tea'))
      const b = await byCode(two.printed)
      const host = await shop.staff('host')
      const sent = (await two.phone.inside()).cart
      const [joined, round, added, paid, third] = await Promise.all([
        host.send('POST', `${deskAt(one.phone)}/place`, wish('join', b.id)),
        two.phone.guest.send('POST', `${sessionAt(two.phone)}/rounds`, {
          cart_version: sent.version,
          total: sent.bill.total,
        }),
        one.phone.add(shop.itemId('Shawarma')),
        one.phone.guest.send('POST', `${sessionAt(one.phone)}/payments`, { what: 'whole' }),
        sitDown(shop, two.printed, 'Omar'),
      ])
      expect(added).toBeDefined()
      if (!joined.ok) expect(((await joined.json()) as { code: string }).code).toBe('payment-under-way')
      if (!round.ok) expect(((await round.json()) as { code: string }).code).toBe('cart-changed')
      if (!paid.ok) throw new Error('a payment of an open bill was refused')
      const look = [await one.phone.inside(), await two.phone.inside()]
      const bills = joined.ok ? look.slice(0, 1) : look
      const ordered = bills.reduce((sum, { bill }) => sum + toMinor(bill.total), 0)
      const waiting = bills.reduce((sum, { cart }) => sum + cart.bill.lines.length, 0)
      expect(ordered).toBe(round.ok ? 2860 : 2530)
      expect(waiting).toBe(round.ok ? 1 : 2)
      expect((await third.session()).id).toBe(joined.ok ? one.phone.sessionId : two.phone.sessionId)
    }
  })
})
