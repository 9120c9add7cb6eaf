import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import type { TableSessionWire } from '#contract/dine-in/table.ts'
import { carryOutbox } from '#server/testing/carry-outbox.ts'
import {
  deskOf,
  joinQueue,
  makeQueueShop,
  nextMobile,
  partyOf,
  serve,
  type QueueShop,
} from '#server/testing/make-queue.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let place: QueueShop
let host: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  place = await makeQueueShop(test)
  host = await place.shop.staff('host')
})

const v1 = '/api/v1'
const waiting = `${v1}/waiting-list/waiting`
const join = (more = {}, guest?: Visitor) => joinQueue(place, more, guest)
const placesOf = async (...all: { ticket(): Promise<WaitingEntryWire> }[]) =>
  Promise.all(all.map(async (one) => (await one.ticket()).place))

describe('the host', () => {
  it('safety 2: a party that is added again by the same press stands in the queue once', async () => {
    const areas = (await deskOf(host, place.branchId)).areas
    const body = { branch_id: place.branchId, area_id: areas[0]?.id, guests_count: 2, name: 'Salem' }
    const key = { 'idempotency-key': 'at-the-door-1' }
    const add = () => host.call<{ id: string; number: string }>('POST', `${v1}/staff/waiting`, body, key)
    const [first, ...more] = [await add(), ...(await Promise.all([add(), add()]))]
    for (const one of more) expect(one).toEqual(first)
    const other = await host.refused('POST', `${v1}/staff/waiting`, { ...body, name: 'Huda' }, key)
    expect(other).toMatchObject({ code: 'key-reused' })
  })

  it('calls: the ticket says until when, the party is told by a message in its language, once', async () => {
    const [a, b] = [await join(), await join()]
    await serve(host, place.branchId, a.id, { act: 'call' })
    expect(await a.ticket()).toMatchObject({
      state: 'called',
      place: null,
      may: ['delay', 'cancel', 'update', 'preorder'],
    })
    expect((await a.ticket()).call?.until_time).toMatch(/M$/)
    expect(await placesOf(b)).toEqual([1])
    const look = new pg.Client(test.database.superuserUrl)
    await look.connect()
    await carryOutbox(test, look, place.shop.tenantId)
    await carryOutbox(test, look, place.shop.tenantId)
    const sent = await look.query<{ body: string }>('select body from messages where tenant_id = $1', [
      place.shop.tenantId,
    ])
    await look.end()
    expect(sent.rows.map(({ body }) => body)).toEqual([expect.stringContaining(`waiting-list/${a.id}`)])
    expect(sent.rows[0]?.body).toContain('A-01')
  })

  it('seats at a suggested table: the smallest that fits, as a table session where the phone sits at once', async () => {
    const a = await join({ guests_count: 3 })
    const party = await partyOf(host, place.branchId, a.id)
    expect(party.tables[0]).toMatchObject({ id: place.tableIds[0]?.[1], seats: 4 })
    const seated = await serve(host, place.branchId, a.id, { act: 'seat', table_id: party.tables[0]?.id })
    expect(seated).toMatchObject({ state: 'seated' })
    const ticket = await a.ticket()
    expect(ticket).toMatchObject({ state: 'seated', table: '12', may: ['rate'] })
    const path = `${v1}/table-sessions/${ticket.own?.session_id}`
    const session = await a.guest.call<TableSessionWire>('GET', path)
    expect(session).toMatchObject({ state: 'open', table: '12', me: { name: 'Sara', state: 'in' } })
    const b = await join({ guests_count: 3 })
    const next = await partyOf(host, place.branchId, b.id)
    expect(next.tables[0]?.id).toBe(place.tableIds[0]?.[2])
    const taken = { act: 'seat', version: next.version, table_id: party.tables[0]?.id }
    const acts = `${v1}/staff/waiting/${b.id}/acts`
    expect(await host.refused('POST', acts, taken)).toMatchObject({ code: 'table-taken' })
    expect(await placesOf(b)).toEqual([1])
  })

  it('what a party chooses while it waits is its table’s first round when it is seated; what is gone by then stays to be looked at', async () => {
    const [a, b] = [await join(), await join()]
    const choose = async (one: typeof a) => {
      const path = `${waiting}/${one.id}/preorder`
      const opened = await one.guest.call<WaitingEntryWire>('POST', path, {})
      expect(await one.guest.call<WaitingEntryWire>('POST', path, {})).toMatchObject({ own: opened.own })
      expect(await place.shop.guest().refused('POST', path, {})).toMatchObject({ code: 'waiting-not-yours' })
      const cart = `${v1}/carts/${opened.own?.cart_id}`
      await one.guest.call('POST', `${cart}/lines`, { item_id: place.shop.itemId('Tea'), quantity: 2 })
      // it waits for a table: it goes nowhere else, and is nobody's usual cart
      expect(await one.guest.refused('PUT', cart, { type: 'pickup' })).toMatchObject({
        code: 'type-unavailable',
      })
      expect(await one.guest.call('GET', `${v1}/carts/current`)).toEqual({ cart: null })
      expect((await partyOf(host, place.branchId, one.id)).preorder).toBe(2)
    }
    const seat = async (one: typeof a, table_id = '') => {
      const { session_id } = await serve(host, place.branchId, one.id, { act: 'seat', table_id })
      const { inside } = await one.guest.call<TableSessionWire>('GET', `${v1}/table-sessions/${session_id}`)
      return { inside, me: inside?.members.find((member) => member.mine)?.id }
    }
    await choose(a)
    await choose(b)
    const first = await seat(a, place.tableIds[0]?.[0])
    expect(first.inside?.rounds).toMatchObject([{ lines: [{ quantity: 2, member_id: first.me }] }])
    expect(first.inside?.cart.bill.lines).toEqual([])
    const owner = await place.shop.staff()
    const sold = { branch_id: place.branchId, sold_out: true }
    await owner.call('PUT', `${v1}/staff/items/${place.shop.itemId('Tea')}/sold-out`, sold)
    const second = await seat(b, place.tableIds[0]?.[1])
    expect(second.inside?.rounds).toEqual([])
    expect(second.inside?.cart.removed).toEqual(['Tea'])
  })

  it('of two who seat the same party, or two parties at one table, one wins and the other is told', async () => {
    const [a, b] = [await join(), await join()]
    const other = await place.shop.staff('manager')
    const [{ version }, second] = [
      await partyOf(host, place.branchId, a.id),
      await partyOf(host, place.branchId, b.id),
    ]
    const [one, two] = place.tableIds[0] ?? []
    const seat = (who: Visitor, id: string, seen: number, table_id: string | undefined) =>
      who.send('POST', `${v1}/staff/waiting/${id}/acts`, { act: 'seat', version: seen, table_id })
    const racers = await Promise.all([seat(host, a.id, version, one), seat(other, a.id, version, two)])
    expect(racers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const c = await join()
    const third = await partyOf(host, place.branchId, c.id)
    const free = third.tables[0]?.id
    const same = await Promise.all([
      seat(host, b.id, second.version, free),
      seat(other, c.id, third.version, free),
    ])
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('skips who is not there, who then is next but one; a call without an answer ends as no-show by itself', async () => {
    const [a, b] = [await join(), await join()]
    await serve(host, place.branchId, a.id, { act: 'call' })
    await serve(host, place.branchId, a.id, { act: 'skip' })
    expect(await placesOf(a, b)).toEqual([2, 1])
    await serve(host, place.branchId, b.id, { act: 'call' })
    test.pass(9 * 60_000)
    await test.sweep()
    expect((await b.ticket()).state).toBe('called')
    test.pass(2 * 60_000)
    await test.sweep()
    expect(await b.ticket()).toMatchObject({ state: 'no_show', ended_by: 'clock' })
    expect((await a.ticket()).state).toBe('waiting')
    expect((await deskOf(host, place.branchId)).averages).toMatchObject({ no_shows: 1 })
  })

  it('adds a walk-in, who holds its ticket by the link alone; switches the list out of service and back', async () => {
    const added = await host.call<{ id: string; number: string }>('POST', `${v1}/staff/waiting`, {
      branch_id: place.branchId,
      area_id: place.areaIds[0],
      guests_count: 2,
      name: 'Salem',
    })
    expect(added.number).toBe('A-01')
    const holder = place.shop.guest()
    expect(await holder.call('GET', `${waiting}/${added.id}`)).toMatchObject({ own: { name: 'Salem' } })
    const settings = { person_count_from: 1, person_count_to: 6, call_minutes: 5, enabled: true }
    const save = (out_of_service: boolean) =>
      host.call('PUT', `${v1}/staff/waiting-settings`, {
        branch_id: place.branchId,
        out_of_service,
        ...settings,
      })
    expect(await save(true)).toMatchObject({ out_of_service: true, call_minutes: 5 })
    const body = { branch_id: place.branchId, area_id: place.areaIds[0], guests_count: 2, name: 'Omar' }
    const phone = nextMobile()
    expect(await holder.refused('POST', `${waiting}/create`, { ...body, phone })).toMatchObject({
      code: 'waiting-out-of-service',
    })
    expect(await holder.call('GET', `${waiting}/${added.id}`)).toMatchObject({ list_state: 'out_of_service' })
    await save(false)
    await holder.call('POST', `${waiting}/create`, { ...body, phone })
  })

  it('rule "Queue on the console": only who serves the door may, in their own branches', async () => {
    const a = await join()
    const kitchen = await place.shop.staff('kitchen')
    const acts = `${v1}/staff/waiting/${a.id}/acts`
    expect(await kitchen.refused('POST', acts, { act: 'call', version: 1 })).toMatchObject({
      code: 'not-allowed',
    })
    const elsewhere = await place.shop.staff('host', [place.shop.branchIds[1] ?? ''])
    expect(await elsewhere.refused('POST', acts, { act: 'call', version: 1 })).toMatchObject({
      code: 'waiting-not-found',
    })
  })
})

describe('afterwards', () => {
  it('spec 7: rating, once and by those who were seated; averages and the error of what was said are on the desk', async () => {
    const a = await join()
    const path = `${waiting}/rating/${a.id}`
    expect(await a.guest.refused('POST', path, { rating: 5 })).toMatchObject({ code: 'rating-failed' })
    test.pass(20 * 60_000)
    await serve(host, place.branchId, a.id, { act: 'seat', table_id: place.tableIds[0]?.[0] })
    const friend = place.shop.guest()
    expect(await friend.refused('POST', path, { rating: 1 })).toMatchObject({ code: 'rating-failed' })
    const rated = await a.guest.call<WaitingEntryWire>('POST', path, { rating: 4, comment: 'quick' })
    expect(rated.own?.rating).toEqual({ rating: 4, comment: 'quick' })
    expect(await a.guest.refused('POST', path, { rating: 5 })).toMatchObject({ code: 'rating-failed' })
    const { averages } = await deskOf(host, place.branchId)
    expect(averages).toMatchObject({ seated: 1, wait_minutes: 20, stars: '4.0' })
    expect(averages.forecast_error).not.toBeNull()
  })

  it('rule "Retention": after a month nothing names those who waited', async () => {
    const a = await join({ name: 'Zulaikha' })
    await a.guest.call('POST', `${waiting}/cancel/${a.id}`, { reason: 'Zulaikha is tired' })
    test.pass(31 * 24 * 3_600_000)
    await test.sweep()
    const look = new pg.Client(test.database.superuserUrl)
    await look.connect()
    const { rows } = await look.query('select * from waiting_entries where tenant_id = $1', [
      place.shop.tenantId,
    ])
    await look.end()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/Zulaikha|\+966/)
  })
})
