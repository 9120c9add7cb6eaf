import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import { deskOf, joinQueue, makeQueueShop, nextMobile, type QueueShop } from '#server/testing/make-queue.ts'
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

describe('joining a queue', () => {
  it('spec 7: branches-waiting, setting-areas, waiting-settings and check tell who has a queue and how long it is', async () => {
    const { shop, branchId, areaIds } = place
    const look = shop.guest()
    for (const area_id of areaIds) await join({ area_id })
    const { data } = await look.call<{ data: { id: string; state: string; count: number }[] }>(
      'GET',
      `${v1}/branch/frontend/branches-waiting`,
    )
    expect(data.map(({ state, count }) => [state, count])).toEqual([
      ['in_queue', 2],
      ['no_waiting_list', 0],
    ])
    const areas = await look.call<{ data: object[] }>(
      'GET',
      `${v1}/branch/frontend/setting-areas?branch_id=${branchId}`,
    )
    expect(areas.data).toMatchObject([
      { id: areaIds[0], name: 'Area 1', count: 1 },
      { id: areaIds[1], count: 1 },
    ])
    const settings = `${v1}/branch/branches/${branchId}/waiting-settings?frontend=true`
    expect(await look.call('GET', settings)).toMatchObject({
      waiting_settings: { enable_area: '1', state: 'in_queue', person_count_from: 1, call_minutes: 10 },
    })
    expect(await look.call('GET', `${waiting}/check/${branchId}`)).toEqual({ count: 2 })
    expect(await look.call('GET', `${waiting}/check/${branchId}?area_id=${areaIds[1]}`)).toEqual({ count: 1 })
  })

  it('spec 3: create answers WaitingEntity_id; the ticket has number, place, parties ahead and a range of minutes', async () => {
    // a program may write the number as text, in the digits of its language (spec 5)
    const branch_settings = { enable_area: '1', person_count_to: 99 }
    const four = { guests_count: '٤' as unknown as number, name: 'Omar', branch_settings }
    const [first, second] = [await join(), await join(four)]
    expect([first.number, second.number]).toEqual(['A-01', 'A-02'])
    const ticket = await second.ticket()
    expect(ticket).toMatchObject({ number: 'A-02', place: 2, ahead: 1, guests_count: 4, state: 'waiting' })
    const area = { id: place.areaIds[0], name: 'Area 1' }
    expect(ticket).toMatchObject({ branch: { id: place.branchId, name: 'Olaya' }, area })
    expect(ticket.own).toMatchObject({ name: 'Omar' })
    expect(ticket.wait?.to).toBeGreaterThan(ticket.wait?.from ?? 0)
    const last = `${v1}/waiting-list/settings/get-last-active-waiting-entity?branch_id=${place.branchId}`
    const asked = `${last}&area_id=${place.areaIds[0]}`
    expect(await first.guest.call('GET', asked)).toMatchObject({
      data: { number: 'A-02', place: 2 },
      mine: { id: first.id, state: 'waiting' },
    })
    expect(await place.shop.guest().call('GET', asked)).toMatchObject({ mine: null })
  })

  it('one active entry per person and branch, by browser and by number; afterwards again', async () => {
    const phone = nextMobile()
    const mine = await join({ phone })
    const again = { branch_id: place.branchId, area_id: place.areaIds[1], guests_count: 2, name: 'Sara' }
    expect(
      await mine.guest.refused('POST', `${waiting}/create`, { ...again, phone: nextMobile() }),
    ).toMatchObject({
      status: 409,
      code: 'waiting-already',
      details: { id: mine.id },
    })
    const other = await place.shop.guest().refused('POST', `${waiting}/create`, { ...again, phone })
    expect(other).toMatchObject({ code: 'waiting-already' })
    expect(other.details).toBeUndefined()
    await mine.guest.call('POST', `${waiting}/cancel/${mine.id}`, {})
    expect((await join({ phone }, mine.guest)).number).toBe('A-02')
    const rush = Array.from({ length: 4 }, () => place.shop.guest())
    const twin = { ...again, phone: nextMobile() }
    const answers = await Promise.all(
      rush.map((guest, i) =>
        guest.send('POST', `${waiting}/create`, { ...twin, area_id: place.areaIds[i % 2] }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  })

  it('a party that never left is out of the queue half a day later: the next day begins with its own', async () => {
    const phone = nextMobile()
    const late = await join({ phone })
    test.pass(11 * 3_600_000)
    await test.sweep()
    expect(await late.ticket()).toMatchObject({ state: 'waiting', place: 1 })
    test.pass(2 * 3_600_000)
    await test.sweep()
    expect(await late.ticket()).toMatchObject({ state: 'canceled', ended_by: 'clock' })
    const next = await join({ phone })
    expect(await next.ticket()).toMatchObject({ state: 'waiting', place: 1, ahead: 0 })
    expect((await deskOf(host, place.branchId)).areas[0]?.parties).toHaveLength(1)
  })

  it('spec 5: the area is always asked, the party fits the settings, name and mobile are checked field by field', async () => {
    const guest = place.shop.guest()
    const body = {
      branch_id: place.branchId,
      area_id: place.areaIds[0],
      guests_count: 2,
      name: ' ',
      phone: '12',
    }
    expect(await guest.refused('POST', `${waiting}/create`, body)).toMatchObject({
      code: 'fill-all-fields',
      errors: { name: ['Field is required'], phone: ['The mobile number is not valid'] },
    })
    const good = { ...body, name: 'Sara', phone: '٠٥٠٠٠٠٠٠٠١' }
    // far outside too it is the field that is wrong, by its own words
    for (const guests_count of [0, 13, 1000])
      expect(await guest.refused('POST', `${waiting}/create`, { ...good, guests_count })).toMatchObject({
        code: 'waiting-party',
        errors: { guests_count: ['The number of guests is outside the limits'] },
      })
    expect(await guest.refused('POST', `${waiting}/create`, { ...good, area_id: 'nowhere' })).toMatchObject({
      code: 'waiting-area',
    })
    const { area_id: _, ...without } = good
    expect(await guest.refused('POST', `${waiting}/create`, without)).toMatchObject({ code: 'bad-input' })
    const other = { ...good, branch_id: place.shop.branchIds[1] }
    expect(await guest.refused('POST', `${waiting}/create`, other)).toMatchObject({ code: 'waiting-off' })
  })

  it('a companion with the link sees the place and nothing of a person, and changes nothing', async () => {
    const mine = await join({ name: 'Zulaikha', note: 'a window' })
    const friend = place.shop.guest()
    const shown = await mine.ticket(friend)
    expect(shown).toMatchObject({ place: 1, own: null, may: [] })
    expect(JSON.stringify(shown)).not.toMatch(/Zulaikha|window|\+966/)
    for (const [method, path, body] of [
      ['POST', `${waiting}/changeQueue/${mine.id}`, { action: 'sub' }],
      ['PUT', `${waiting}/update/${mine.id}`, { guests_count: 3 }],
      ['POST', `${waiting}/cancel/${mine.id}`, {}],
    ] as const)
      expect(await friend.refused(method, path, body)).toMatchObject({ code: 'waiting-not-yours' })
  })
})

describe('while waiting', () => {
  it('spec 4: delay (changeQueue, sub) moves back one place at a time, three times, and the last cannot', async () => {
    const [a, b, c] = [await join(), await join(), await join()]
    const sub = (one: typeof a) =>
      one.guest.call<WaitingEntryWire>('POST', `${waiting}/changeQueue/${one.id}`, {
        id: one.id,
        action: 'sub',
      })
    expect(await sub(a)).toMatchObject({ place: 2, delays_left: 2 })
    expect(await placesOf(a, b, c)).toEqual([2, 1, 3])
    expect(await sub(a)).toMatchObject({ place: 3, delays_left: 1, may: ['cancel', 'update', 'preorder'] })
    const path = `${waiting}/changeQueue/${a.id}`
    expect(await a.guest.refused('POST', path, { action: 'sub' })).toMatchObject({ code: 'waiting-last' })
    await join()
    expect(await sub(a)).toMatchObject({ place: 4, delays_left: 0 })
    await join()
    expect(await a.guest.refused('POST', path, { action: 'sub' })).toMatchObject({ code: 'waiting-delays' })
  })

  it('spec 4: update changes party and words; another area is the end of that queue', async () => {
    const [a, b, other] = [await join(), await join(), await join({ area_id: place.areaIds[1] })]
    const path = `${waiting}/update/${a.id}`
    const changed = await a.guest.call<WaitingEntryWire>('PUT', path, {
      guests_count: 5,
      note: 'a high chair',
    })
    expect(changed).toMatchObject({ guests_count: 5, place: 1, own: { note: 'a high chair' } })
    const moved = await a.guest.call<WaitingEntryWire>('PUT', path, { area_id: place.areaIds[1] })
    expect(moved).toMatchObject({ number: 'B-02', place: 2 })
    expect(await placesOf(b, other)).toEqual([1, 1])
    expect(await a.guest.refused('PUT', path, { guests_count: 40 })).toMatchObject({ code: 'waiting-party' })
  })

  it('spec 3, 4: cancel takes a reason of the list, another one, or none; who is behind moves up', async () => {
    const [a, b, c] = [await join(), await join(), await join()]
    const { data } = await a.guest.call<{ data: { id: string; name: string }[] }>(
      'GET',
      `${v1}/branch/waitlist-cancellation-reasons`,
    )
    const reason = data[0]
    await a.guest.call('POST', `${waiting}/cancel/${a.id}`, { reason: reason?.id })
    expect(await b.guest.call('POST', `${waiting}/cancel/${b.id}`, {})).toMatchObject({
      state: 'canceled',
      place: null,
      ended_by: 'guest',
      may: [],
    })
    expect(await placesOf(c)).toEqual([1])
    expect(await b.guest.refused('POST', `${waiting}/cancel/${b.id}`, {})).toMatchObject({
      code: 'waiting-changed',
    })
    const { ended, averages } = await deskOf(host, place.branchId)
    expect(ended.map((one) => one.reason).toSorted()).toEqual(['', reason?.name])
    expect(averages).toMatchObject({ left: 2, seated: 0 })
  })

  it('spec 7: who gives no reason may send no body at all, under the same content type, or none as null', async () => {
    const [a, b, c] = [await join(), await join(), await join()]
    for (const [one, body] of [
      [a, undefined],
      [b, ''],
      [c, JSON.stringify({ reason: null })],
    ] as const)
      expect(await one.guest.call('POST', `${waiting}/cancel/${one.id}`, body)).toMatchObject({
        state: 'canceled',
      })
    const d = await join()
    expect(await d.guest.refused('POST', `${waiting}/cancel/${d.id}`, '{')).toMatchObject({
      code: 'bad-input',
    })
  })
})

describe('abuse', () => {
  it('a room behind one Wi-Fi may join at once; one phone that joins and leaves without end may not', async () => {
    const strict = await makeTestApp({ beside: test })
    const queue = await makeQueueShop(strict)
    for (let i = 0; i < 60; i += 1) await joinQueue(queue)
    const one = await joinQueue(queue)
    const again = async () => {
      await one.guest.send('POST', `${waiting}/cancel/${one.id}`, {})
      const body = { branch_id: queue.branchId, area_id: queue.areaIds[0], guests_count: 2, name: 'S' }
      return (await one.guest.send('POST', `${waiting}/create`, { ...body, phone: nextMobile() })).status
    }
    const tries: number[] = []
    for (let i = 0; i < 8; i += 1) tries.push(await again())
    expect(tries.at(-1)).toBe(429)
    await joinQueue(queue)
    await strict.close()
  })
})
