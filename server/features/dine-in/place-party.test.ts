import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import type { TableByCodeWire } from '#contract/dine-in/table.ts'
import type { TableDeskWire } from '#contract/dine-in/table-desk.ts'
import { takeReservations } from '#server/testing/make-reservations.ts'
import { makeTableShop, type TableShop } from '#server/testing/make-table-shop.ts'
import { sitDown, type Phone } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: TableShop
let branchId: string
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeTableShop(test)
  branchId = shop.branchIds[0] ?? ''
  await takeReservations(test, shop, { areas: { Hall: [2] } })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const placeOf = (phone: Phone) => `/api/v1/staff/table-sessions/${phone.sessionId}/place`
const move = (tableId: string, anyway: string[] = []) => ({ act: 'move', table_id: tableId, anyway })
const tables = async () => {
  const desk = await (
    await shop.staff('host')
  ).call<TableDeskWire>('GET', `/api/v1/staff/tables?branch_id=${branchId}`)
  return desk.areas.flatMap((area) => area.tables)
}
const byCode = async (code: string) => {
  const found = (await tables()).find((table) => table.code === code)
  if (!found) throw new Error('no such table')
  return found
}
const freeTable = async () => byCode(await shop.code())
const book = async (booking: object) =>
  (await shop.staff('host')).call<BookingWire>('POST', '/api/v1/staff/reservations', {
    branch_id: branchId,
    name: 'Noura',
    phone: '+966551234567',
    tell: false,
    ...booking,
  })

describe('rule "Moving a party": a seated party moves to another table', () => {
  it('with its phones, cart, rounds and bill; the old table is free at once and its code shows nothing of them', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    await phone.add(shop.itemId('Shawarma'))
    const [before, to] = [await phone.session(), await freeTable()]
    const from = await byCode(printed)
    const round = before.inside?.rounds[0]?.order_id ?? ''
    const host = await shop.staff('host')
    await host.call('POST', placeOf(phone), move(to.id))
    const after = await phone.session()
    expect(after).toMatchObject({ id: before.id, table: to.name, area: 'Terrace' })
    expect(after.version).toBeGreaterThan(before.version)
    expect(after.inside?.bill).toEqual(before.inside?.bill)
    expect(after.inside?.cart.bill.lines).toEqual(before.inside?.cart.bill.lines)
    // what its phone was about to send is sent, to the new table
    const sent = before.inside?.cart
    await phone.guest.call('POST', `/api/v1/table-sessions/${phone.sessionId}/rounds`, {
      cart_version: sent?.version,
      total: sent?.bill.total,
    })
    expect(await byCode(printed)).toMatchObject({ sessions: [], told: { act: 'move', to: to.name } })
    expect((await byCode(to.code)).sessions).toMatchObject([{ id: before.id, party: 1, rounds: 2 }])
    const stranger = await sitDown(shop, printed, 'Omar')
    expect(stranger.sessionId).not.toBe(before.id)
    expect((await stranger.inside()).bill.total).toBe('0.00')
    const table = await phone.guest.call<TableByCodeWire>('GET', `/api/v1/tables/${to.code}`)
    expect(table.session_id).toBe(before.id)
    // the kitchen and the board: where to, and where from
    const manager = await shop.staff('manager')
    const page = await manager.call<{ ticket: { table: unknown }; journal: { reason: string }[] }>(
      'GET',
      `/api/v1/staff/orders/${round}`,
    )
    expect(page.ticket.table).toMatchObject({ name: to.name, from: from.name })
    expect(page.journal.at(-1)?.reason).toBe(`Table: ${from.name} → ${to.name}`)
    const rounds = (await phone.inside()).rounds.map(({ order_id }) => order_id)
    const second = rounds.find((id) => id !== round)
    const other = await manager.call<{ ticket: { table: unknown } }>('GET', `/api/v1/staff/orders/${second}`)
    expect(other.ticket.table).toMatchObject({ name: to.name, from: '' })
  })

  it('is refused by name where that cannot be, and nothing has changed then', async () => {
    const { phone } = await shop.tableWith('Tea')
    const { printed } = await shop.tableWith()
    const taken = await byCode(printed)
    const host = await shop.staff('host')
    const refused = async (tableId: string, anyway: string[] = []) =>
      host.refused('POST', placeOf(phone), move(tableId, anyway))
    expect(await refused(taken.id)).toMatchObject({ status: 409, code: 'table-taken' })
    expect(await refused('none')).toMatchObject({ status: 404, code: 'table-gone' })
    const blocked = await freeTable()
    await host.call('POST', '/api/v1/staff/table-blocks', {
      branch_id: branchId,
      table_ids: [blocked.id],
      start: new Date(test.deps.clock() - 60_000).toISOString(),
      end: new Date(test.deps.clock() + 3_600_000).toISOString(),
      reason: 'broken',
    })
    expect(await refused(blocked.id, ['table-booked-soon'])).toMatchObject({ code: 'table-blocked' })
    expect(await byCode(blocked.code)).toMatchObject({ held: 'blocked' })
    expect(await (await shop.staff('kitchen')).refused('POST', placeOf(phone), move(taken.id))).toMatchObject(
      { code: 'not-allowed' },
    )
    const left = (await phone.inside()).left
    await (
      await shop.staff('cashier')
    ).call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/payments`, {
      tender: 'cash',
      wish: { what: 'whole' },
      amount: left,
    })
    const free = await freeTable()
    expect(await refused(free.id)).toMatchObject({ code: 'already-paid' })
    await host.call('POST', `/api/v1/staff/table-sessions/${phone.sessionId}/acts`, { act: 'close' })
    expect(await refused(free.id)).toMatchObject({ status: 404, code: 'table-session-over' })
  })

  it('staff look first at what is small or reserved soon, and may go on', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    for (let i = 0; i < 2; i += 1) {
      const joined = await sitDown(shop, printed)
      const members = (await phone.inside()).members.filter(({ state }) => state === 'waiting')
      for (const member of members)
        await phone.guest.call('POST', `/api/v1/table-sessions/${joined.sessionId}/members/${member.id}`, {
          admit: true,
        })
    }
    const small = (await tables()).find((table) => table.name === 'T1')
    const soon = new Date(test.deps.clock() + 30 * 60_000).toISOString()
    await book({ source: 'phone', guests: 2, start: soon, table_ids: [small?.id] })
    const host = await shop.staff('host')
    const id = small?.id ?? ''
    expect(await host.refused('POST', placeOf(phone), move(id))).toMatchObject({
      code: 'table-too-small',
      details: { guests: 3, seats: 2 },
    })
    expect(await host.refused('POST', placeOf(phone), move(id, ['table-too-small']))).toMatchObject({
      code: 'table-booked-soon',
    })
    expect((await tables()).find((table) => table.id === id)?.booked).toMatchObject({ soon: true })
    await host.call('POST', placeOf(phone), move(id, ['table-too-small', 'table-booked-soon']))
    expect((await phone.session()).table).toBe('T1')
  })

  it('its reservation moves with it, and is refused a table that another has', async () => {
    const { phone, printed } = await shop.tableWith('Tea')
    const from = await byCode(printed)
    const walked = await book({ source: 'walkin', guests: 3, table_ids: [from.id] })
    const [to, other] = [await freeTable(), await freeTable()]
    const late = new Date(test.deps.clock() + 45 * 60_000).toISOString()
    await book({ source: 'phone', guests: 2, start: late, table_ids: [other.id] })
    const host = await shop.staff('host')
    expect(await host.refused('POST', placeOf(phone), move(other.id, ['table-booked-soon']))).toMatchObject({
      code: 'tables-taken',
    })
    expect((await phone.session()).table).toBe(from.name)
    await host.call('POST', placeOf(phone), move(to.id))
    const claims = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('table_claims')
        .select('table_id')
        .where('tenant_id', '=', shop.tenantId)
        .where('reservation_id', '=', walked.id)
        .execute(),
    )
    expect(claims).toEqual([{ table_id: to.id }])
    expect(await byCode(from.code)).toMatchObject({ held: null, sessions: [] })
    expect((await byCode(to.code)).sessions).toMatchObject([{ party: 3 }])
    // the old table may be reserved anew
    await book({ source: 'walkin', guests: 2, table_ids: [from.id] })
  })
})

describe('rivals over a table', () => {
  const statuses = async (asks: Promise<Response>[]) => {
    const answers = await Promise.all(asks)
    const codes = await Promise.all(
      answers.map(async (one) => ((await one.json()) as { code?: string }).code ?? 'done'),
    )
    return codes.toSorted()
  }

  it('two staff move two parties to one table: one gets it', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, two] = [await shop.tableWith('Tea'), await shop.tableWith('Tea')]
      const [to, a, b] = [await freeTable(), await shop.staff('host'), await shop.staff('cashier')]
      const codes = await statuses([
        a.send('POST', placeOf(one.phone), move(to.id)),
        b.send('POST', placeOf(two.phone), move(to.id)),
      ])
      expect(codes).toEqual(['done', 'table-taken'])
      expect((await byCode(to.code)).sessions).toHaveLength(1)
      const still = await Promise.all([byCode(one.printed), byCode(two.printed)])
      expect(still.flatMap(({ sessions }) => sessions)).toHaveLength(1)
    }
  })

  it('while a guest sends a round and another pays a share: both are done, at the new table', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { phone } = await shop.tableWith('Shawarma')
      await phone.guest.call('PUT', `/api/v1/table-sessions/${phone.sessionId}/split`, { into: 2 })
      await phone.add(shop.itemId('Tea'))
      const [to, host] = [await freeTable(), await shop.staff('host')]
      const [, round, held] = await Promise.all([
        host.call('POST', placeOf(phone), move(to.id)),
        phone.round(),
        phone.pay({ what: 'part', split_no: 1, part_no: 0 }),
      ])
      await phone.guest.pay(held.pay_url)
      await phone.guest.call('GET', `/api/v1/payments/${held.reference}`)
      const inside = await phone.inside()
      expect(inside.rounds.map(({ order_id }) => order_id)).toContain(round.order_id)
      expect(inside.bill.total).toBe('25.30')
      expect(inside.payments).toMatchObject([{ amount: '11.00', paid: true }])
      expect(inside.left).toBe('14.30')
      const manager = await shop.staff('manager')
      const page = await manager.call<{ ticket: { table: { name: string } } }>(
        'GET',
        `/api/v1/staff/orders/${round.order_id}`,
      )
      expect(page.ticket.table.name).toBe(to.name)
    }
  })
})
