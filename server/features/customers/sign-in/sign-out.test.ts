import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { joinQueue, makeQueueShop, type QueueShop } from '#server/testing/make-queue.ts'
import {
  bookingGuest,
  dayAhead,
  takeReservations,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import type { Shop } from '#server/testing/make-shop.ts'
import { makeTables, sitDown } from '#server/testing/make-tables.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let place: QueueShop
let shop: Shop
let floor: ReservationFloor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  place = await makeQueueShop(test)
  shop = place.shop
  floor = await takeReservations(test, shop, { areas: { hall: [2, 2, 2, 2, 2, 2, 2, 2] } })
})
afterAll(() => test.close())

const name = 'Zulaikha'
const signOut = (guest: Visitor, everywhere = false) =>
  guest.call('POST', '/api/v1/user/auth/sign-out', { everywhere })
const current = (guest: Visitor) => guest.call<{ cart: CartWire | null }>('GET', '/api/v1/carts/current')

/** Someone who did what can be done in one browser, signed in before it or after. */
async function makeBusy(first: 'signs in' | 'is a guest') {
  const [guest, mobile] = [shop.guest(), makeMobile()]
  if (first === 'signs in') await signInCustomer(test, shop, guest, mobile)
  const order = await makePaidOrder(test, { ...shop, guest: () => guest })
  const ticket = await joinQueue(place, { name, phone: mobile }, guest)
  const booking = bookingGuest(guest, floor)
  const held = await booking.hold(dayAhead(test, 2), '19:00')
  await booking.confirm(held.id, { name, phone: mobile })
  const [code = ''] = await makeTables(test, shop, `T${mobile.slice(-4)}`)
  const seat = await sitDown({ ...shop, guest: () => guest }, code, name)
  const own = await guest.add(await guest.openCart(), shop.itemId('Tea'))
  const group = { cart_id: own.cart_id, name }
  const { id: groupId } = await guest.call<{ id: string }>('POST', '/api/v1/group-orders', group)
  if (first === 'is a guest') await signInCustomer(test, shop, guest, mobile)
  return {
    guest,
    mobile,
    own,
    groupId,
    ticketId: ticket.id,
    orderId: order.id,
    bookedId: held.id,
    seat: seat.sessionId,
  }
}
type Busy = Awaited<ReturnType<typeof makeBusy>>

/** All that a browser is shown of it. */
async function seenBy(
  visitor: Visitor,
  { ticketId, orderId, bookedId, seat, groupId }: Busy,
): Promise<string> {
  const paths = [
    `/api/v1/waiting-list/waiting/${ticketId}`,
    `/api/v1/waiting-list/settings/get-last-active-waiting-entity?branch_id=${place.branchId}&area_id=${place.areaIds[0]}`,
    `/api/v1/reservation/reservations/${bookedId}`,
    '/api/v1/reservation/reservations',
    `/api/v1/table-sessions/${seat}`,
    `/api/v1/group-orders/${groupId}`,
    '/api/v1/carts/current',
    `/api/v1/orders/${orderId}`,
    '/api/v1/user/orders',
    '/api/v1/user/customers/details',
  ]
  const answers = await Promise.all(paths.map(async (path) => (await visitor.send('GET', path)).text()))
  return answers.join('\n')
}

describe('after signing out', () => {
  it.each(['signs in', 'is a guest'] as const)(
    'attack: the next one at the browser sees nothing of who sat there before (first %s)',
    async (first) => {
      const busy = await makeBusy(first)
      const { guest, mobile } = busy
      expect(await seenBy(guest, busy)).toContain(mobile.slice(4))
      const former = guest.cookies.get('shopper')
      await signOut(guest)
      expect(guest.cookies.has('customer')).toBe(false)
      expect(guest.cookies.get('shopper')).not.toBe(former)
      const stranger = await seenBy(shop.guest(), busy)
      const next = await seenBy(guest, busy)
      expect(next).not.toContain(mobile.slice(4))
      const own = /"(?:mine|role)":(?:true|"host"|"companion")/
      expect(next).not.toMatch(own)
      expect(next.length).toBe(stranger.length)
      expect(await current(guest)).toEqual({ cart: null })
    },
  )

  it('rule "Carts": waits for its holder, and so does the rest, also what was made before signing in', async () => {
    const busy = await makeBusy('is a guest')
    const { guest, mobile, own } = busy
    await signOut(guest)
    test.pass(61_000)
    await signInCustomer(test, shop, guest, mobile)
    expect((await current(guest)).cart).toMatchObject({ cart_id: own.cart_id })
    const seen = await seenBy(guest, busy)
    expect(seen).toContain(mobile.slice(4))
    expect(await guest.call('GET', `/api/v1/waiting-list/waiting/${busy.ticketId}`)).toMatchObject({
      own: expect.objectContaining({}) as unknown,
    })
    test.resetClock()
  })

  it('attack: a session that another device ended leaves nothing behind either', async () => {
    const busy = await makeBusy('signs in')
    const { guest, mobile } = busy
    const other = shop.guest()
    test.pass(61_000)
    await signInCustomer(test, shop, other, mobile)
    await signOut(other, true)
    expect(guest.cookies.has('customer')).toBe(true)
    const former = guest.cookies.get('shopper')
    expect(await seenBy(guest, busy)).not.toContain(mobile.slice(4))
    const cart = await guest.openCart()
    expect(guest.cookies.get('shopper')).not.toBe(former)
    expect((await current(guest)).cart).toMatchObject({ cart_id: cart.cart_id })
    test.resetClock()
  })

  it('attack: who signs in over another account gets a browser of its own', async () => {
    const busy = await makeBusy('signs in')
    const { guest, mobile } = busy
    await signInCustomer(test, shop, guest, makeMobile())
    expect(await seenBy(guest, busy)).not.toContain(mobile.slice(4))
  })

  it('a guest who presses it keeps the cart, and a browser stays known for codes', async () => {
    const guest = shop.guest()
    const cart = await guest.add(await guest.openCart(), shop.itemId('Tea'))
    await signOut(guest)
    expect((await current(guest)).cart).toMatchObject({ cart_id: cart.cart_id })
    const mobile = makeMobile()
    await signInCustomer(test, shop, guest, mobile)
    await signOut(guest)
    const known = await test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('known_browsers').selectAll().where('tenant_id', '=', shop.tenantId).execute(),
    )
    const carried = known.filter((one) => one.carried)
    expect(carried.some((one) => known.some((two) => !two.carried && two.recipient === one.recipient))).toBe(
      true,
    )
  })
})
