import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { parseAmount } from '#domain/core/money.ts'
import { deskAt, makeFloor, sessionAt, type Floor } from '#server/testing/make-floor.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { sitDown } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { followTableOrder } from './follow-table-order.ts'

let test: TestApp
let shop: TableShop
let floor: Floor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
  floor = makeFloor(shop)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const toMinor = (text: string) => parseAmount(text) ?? Number.NaN

describe('rule "Joining parties": two parties put their tables together', () => {
  it('one session, cart and bill of both to the halala; both codes lead there; what was paid counts once', async () => {
    const host = await shop.tableWith('Shawarma', 'Tea')
    const guest = await shop.tableWith('Tea')
    await host.phone.guest.call('PUT', `${sessionAt(host.phone)}/split`, { into: 3 })
    await host.phone.payCard({ what: 'part', split_no: 1, part_no: 0 })
    await guest.phone.add(shop.itemId('Shawarma'))
    await host.phone.add(shop.itemId('Tea'))
    const [one, two] = [await host.phone.inside(), await guest.phone.inside()]
    const [a, b] = [await floor.byCode(host.printed), await floor.byCode(guest.printed)]
    await floor.place(host.phone, 'join', guest.printed)
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
      expect((await floor.doorOf(guest.phone, code)).session_id).toBe(host.phone.sessionId)
    expect(await floor.byCode(guest.printed)).toMatchObject({ sessions: [], joined_to: host.phone.sessionId })
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
    await floor.place(host.phone, 'join', guest.printed)
    const [a, b] = [await floor.byCode(host.printed), await floor.byCode(guest.printed)]
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
    // the first table is given back: nothing is carried there any more
    await floor.place(host.phone, 'free', host.printed)
    expect(await tableOf(mine?.order_id)).toMatchObject({ name: b.name, from: a.name })
    expect(await tableOf(theirs?.order_id)).toMatchObject({ name: b.name, from: `${a.name} + ${b.name}` })
  })

  it('a phone that sat at both tables sits there once, and all that it ordered is its own', async () => {
    const [host, guest] = [await shop.tableWith('Tea'), await shop.code()]
    const { guest: phone } = host.phone
    const joined = await phone.call<{ session_id: string }>('POST', `/api/v1/tables/${guest}/sessions`, {
      name: 'Sara',
    })
    const there = { ...host.phone, sessionId: joined.session_id }
    const at = () => phone.call<{ inside: { cart: CartWire } }>('GET', sessionAt(there))
    await phone.add((await at()).inside.cart, shop.itemId('Tea'))
    const { cart } = (await at()).inside
    await phone.call('POST', `${sessionAt(there)}/rounds`, {
      cart_version: cart.version,
      total: cart.bill.total,
    })
    await phone.add((await at()).inside.cart, shop.itemId('Shawarma'))
    await floor.place(host.phone, 'join', guest)
    const inside = await host.phone.inside()
    expect(inside.members).toHaveLength(1)
    const me = inside.members[0]?.id
    expect(inside.rounds.flatMap(({ lines }) => lines.map((line) => line.member_id))).toEqual([me, me])
    expect(Object.values(inside.added_by)).toEqual([me])
  })

  it('safety 6: what a coupon of the other bill was for is cancelled: it goes back, the host’s own stays', async () => {
    const [host, guest] = [await shop.tableWith('Shawarma'), await shop.tableWith('Tea')]
    await floor.coupon('STAYS', '1.00')
    await floor.coupon('GOESBACK', '1.00')
    await floor.choose(host.phone, 'STAYS')
    await floor.choose(guest.phone, 'GOESBACK')
    const cancelled = (await guest.phone.inside()).rounds[0]?.order_id ?? ''
    await floor.place(host.phone, 'join', guest.printed)
    const before = toMinor((await host.phone.inside()).bill.total)
    const manager = await shop.staff('manager')
    const { ticket } = await manager.call<{ ticket: { version: number } }>(
      'GET',
      `/api/v1/staff/orders/${cancelled}`,
    )
    await manager.call('POST', `/api/v1/staff/orders/${cancelled}/transitions`, {
      action: 'cancel',
      version: ticket.version,
      reason: 'no tea',
    })
    await followTableOrder(test.deps, shop.tenantId, cancelled)
    await followTableOrder(test.deps, shop.tenantId, cancelled)
    // 3.00 less the coupon of 1.00, with service
    expect(toMinor((await host.phone.inside()).bill.total)).toBe(before - 220)
    const stranger = await shop.tableWith('Shawarma')
    await floor.choose(stranger.phone, 'GOESBACK')
    expect(
      await stranger.phone.guest.refused('PUT', `${sessionAt(stranger.phone)}/tender`, { coupon: 'STAYS' }),
    ).toMatchObject({ code: expect.stringMatching(/^coupon-/) as string })
  })

  it('the reservation of a party that grew takes the further table too, and gives back what the party does', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    const [own, further] = [await floor.byCode(printed), await floor.byCode(await shop.code())]
    const host = await shop.staff('host')
    const walked = await host.call<{ id: string }>('POST', '/api/v1/staff/reservations', {
      branch_id: shop.branchIds[0],
      source: 'walkin',
      guests: 6,
      table_ids: [own.id],
    })
    const claims = () =>
      test.database.db.read(shop.tenantId, ({ q }) =>
        q
          .selectFrom('table_claims')
          .select('table_id')
          .where('tenant_id', '=', shop.tenantId)
          .where('reservation_id', '=', walked.id)
          .orderBy('id')
          .execute(),
      )
    await floor.place(phone, 'join', further.code)
    expect(await claims()).toEqual([{ table_id: own.id }, { table_id: further.id }])
    await floor.place(phone, 'free', printed)
    expect(await claims()).toEqual([{ table_id: further.id }])
    expect(await floor.byCode(printed)).toMatchObject({ held: null, joined_to: null, sessions: [] })
    // another party that was seated by its own reservation comes in, and its table is given back: free for all
    const other = await shop.tableWith('Tea')
    const theirs = await floor.byCode(other.printed)
    await host.call('POST', '/api/v1/staff/reservations', {
      branch_id: shop.branchIds[0],
      source: 'walkin',
      guests: 2,
      table_ids: [theirs.id],
    })
    await floor.place(phone, 'join', other.printed)
    await floor.place(phone, 'free', other.printed)
    expect(await floor.byCode(other.printed)).toMatchObject({ held: null, joined_to: null })
    expect((await other.phone.session()).table).toBe(further.name)
  })

  it('is refused by name while anybody pays of either bill, and for its own table', async () => {
    const [host, guest] = [await shop.tableWith('Tea'), await shop.tableWith('Tea')]
    const held = await guest.phone.pay({ what: 'whole' })
    expect(await floor.refusedPlace(host.phone, 'join', guest.printed)).toMatchObject({
      code: 'payment-under-way',
    })
    expect(await floor.refusedPlace(guest.phone, 'join', host.printed)).toMatchObject({
      code: 'payment-under-way',
    })
    // it is not lost by that
    await guest.phone.guest.pay(held.pay_url)
    await guest.phone.guest.call('GET', `/api/v1/payments/${held.reference}`)
    expect((await guest.phone.session()).state).toBe('paid')
    expect(await floor.refusedPlace(host.phone, 'join', host.printed)).toMatchObject({ code: 'table-joined' })
    expect(await floor.refusedPlace(host.phone, 'free', host.printed)).toMatchObject({
      code: 'table-only-one',
    })
  })

  it('a coupon of each bill stays what it took, and goes back with the rest when guests choose anew', async () => {
    await floor.coupon('HOSTOFF', '1.00')
    await floor.coupon('GUESTOFF', '2.50')
    const [host, guest] = [await shop.tableWith('Shawarma'), await shop.tableWith('Shawarma', 'Tea')]
    await floor.choose(host.phone, 'HOSTOFF')
    await floor.choose(guest.phone, 'GUESTOFF')
    const [one, two] = [await host.phone.inside(), await guest.phone.inside()]
    await floor.place(host.phone, 'join', guest.printed)
    const joined = await host.phone.inside()
    expect(toMinor(joined.bill.total)).toBe(toMinor(one.bill.total) + toMinor(two.bill.total))
    // both were taken once: nobody else has them
    const stranger = await shop.tableWith('Shawarma')
    expect(
      await stranger.phone.guest.refused('PUT', `${sessionAt(stranger.phone)}/tender`, {
        coupon: 'GUESTOFF',
      }),
    ).toMatchObject({ code: expect.stringMatching(/^coupon-/) as string })
    await floor.choose(host.phone, null)
    await floor.choose(stranger.phone, 'GUESTOFF')
    expect((await host.phone.inside()).bill.total).toBe('47.30')
  })

  it('a party that grew takes a free table, gives one back, and moves on with one alone', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    const [second, third] = [await shop.code(), await shop.code()]
    await floor.place(phone, 'join', second)
    await floor.place(phone, 'join', third)
    const names = [await floor.byCode(printed), await floor.byCode(second), await floor.byCode(third)].map(
      ({ name }) => name,
    )
    expect((await phone.session()).table).toBe(names.join(' + '))
    expect((await floor.doorOf(phone, third)).session_id).toBe(phone.sessionId)
    const stranger = await shop.tableWith('Tea')
    expect(await floor.refusedPlace(stranger.phone, 'move', second)).toMatchObject({ code: 'table-taken' })
    // its first table is given back: the next one is its first
    await floor.place(phone, 'free', printed)
    expect((await phone.session()).table).toBe(`${names[1]} + ${names[2]}`)
    expect(await floor.byCode(printed)).toMatchObject({ sessions: [], joined_to: null })
    await floor.place(phone, 'move', third)
    expect((await phone.session()).table).toBe(names[2])
    expect(await floor.byCode(second)).toMatchObject({ sessions: [], joined_to: null })
    await floor.place(stranger.phone, 'move', second)
    expect((await phone.inside()).bill.total).toBe('3.30')
  })
})
