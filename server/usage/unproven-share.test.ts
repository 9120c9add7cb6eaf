import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/core/wire.ts'
import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import { makeCustomer } from '#server/testing/make-customer.ts'
import { makeQueueShop, nextMobile, type QueueShop } from '#server/testing/make-queue.ts'
import {
  bookingGuest,
  dayAhead,
  reservationsPath,
  takeReservations,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile } from '#server/testing/sign-in-customer.ts'

let test: TestApp
let shop: Shop
let floor: ReservationFloor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
})
afterAll(() => test.close())
beforeEach(async () => {
  shop = await makeShop(test)
  const eight = [4, 4, 4, 4]
  floor = await takeReservations(test, shop, { areas: { hall: eight, terrace: eight } })
})

describe('tables of one time (decision 0206)', () => {
  const date = () => dayAhead(test, 3)
  const bookAs = async (guest: ReturnType<Shop['guest']>, area: string, phone: string) => {
    const hands = bookingGuest(guest, floor)
    const response = await guest.send('POST', reservationsPath, hands.place(date(), '20:00', 2, area))
    if (!response.ok) return ((await response.json()) as ErrorBody).code
    const { id } = (await response.json()) as { id: string }
    const confirmed = await guest.send('PUT', `${reservationsPath}/${id}`, {
      name: 'N',
      phone,
      action: 'confirm',
    })
    return confirmed.ok ? 'confirmed' : ((await confirmed.json()) as ErrorBody).code
  }

  it('ten fresh browsers with made-up numbers leave half of all areas to proven guests', async () => {
    const got: string[] = []
    for (let one = 0; one < 10; one += 1)
      got.push(await bookAs(shop.guest(), one % 2 ? 'hall' : 'terrace', makeMobile()))
    expect(got.filter((one) => one === 'confirmed')).toHaveLength(4)
    expect(got.filter((one) => one === 'slot-proof')).toHaveLength(6)
    for (const area of ['hall', 'terrace', 'hall', 'terrace']) {
      const guest = shop.guest()
      const own = makeMobile()
      await makeCustomer(test, shop, guest, own)
      expect(await bookAs(guest, area, own)).toBe('confirmed')
    }
  })

  it('a number has one table at a time, a family’s next meal is another', async () => {
    const phone = makeMobile()
    expect(await bookAs(shop.guest(), 'hall', phone)).toBe('confirmed')
    expect(await bookAs(shop.guest(), 'terrace', phone)).toBe('reservation-twice')
    const hands = bookingGuest(shop.guest(), floor)
    const lunch = await hands.hold(dayAhead(test, 4), '20:00')
    expect(await hands.confirm(lunch.id, { phone })).toMatchObject({ status: 'confirmed' })
    // who proved the number is led to its table, a stranger is not
    const refusedTo = async (guest: ReturnType<Shop['guest']>) => {
      const held = await bookingGuest(guest, floor).hold(date(), '20:00', 2, 'terrace')
      const body = { name: 'N', phone, action: 'confirm' }
      return guest.refused('PUT', `${reservationsPath}/${held.id}`, body)
    }
    const owner = shop.guest()
    await makeCustomer(test, shop, owner, phone)
    const answered = await refusedTo(owner)
    expect(answered).toMatchObject({ status: 409, code: 'reservation-twice' })
    const other = String(answered.details?.['reservation_id'])
    expect(await owner.call('GET', `${reservationsPath}/${other}`)).toMatchObject({ time: '20:00' })
    expect((await refusedTo(shop.guest())).details?.['reservation_id']).toBeUndefined()
  })

  it('a visitor from abroad books with the number that was proven', async () => {
    const guest = shop.guest()
    await makeCustomer(test, shop, guest, '+96550012345')
    expect(await bookAs(guest, 'hall', '+96550012345')).toBe('confirmed')
  })
})

describe('places of a queue (decision 0206)', () => {
  const join = async (queue: QueueShop, guest = queue.shop.guest()) => {
    const response = await guest.send('POST', '/api/v1/waiting-list/waiting/create', {
      branch_id: queue.branchId,
      area_id: queue.areaIds[0],
      guests_count: 6,
      name: 'Family',
      phone: nextMobile(),
    })
    return response.ok ? 'joined' : ((await response.json()) as ErrorBody).code
  }

  it('299 parties from one address take 120, and a family with the code or the host still joins', async () => {
    const queue = await makeQueueShop(test)
    const got: string[] = []
    for (let one = 0; one < 130; one += 1) got.push(await join(queue))
    expect(got.filter((one) => one === 'joined')).toHaveLength(120)
    expect(new Set(got.slice(120))).toEqual(new Set(['waiting-proof']))
    const family = queue.shop.guest()
    await makeCustomer(test, queue.shop, family, makeMobile())
    expect(await join(queue, family)).toBe('joined')
  })

  it('at most half of a queue are parties that nobody proved', async () => {
    const queue = await makeQueueShop(test)
    for (let hour = 0; hour < 2; hour += 1) {
      for (let one = 0; one < 80; one += 1) await join(queue)
      test.pass(3600_000)
    }
    expect(await join(queue)).toBe('waiting-proof')
    expect(waitingLimits.queue / 2).toBe(150)
    const family = queue.shop.guest()
    await makeCustomer(test, queue.shop, family, makeMobile())
    expect(await join(queue, family)).toBe('joined')
    test.resetClock()
  })
})
