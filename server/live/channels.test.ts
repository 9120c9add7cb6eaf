import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TenantWire } from '#contract/platform/tenant.ts'
import {
  cookieOf,
  isKind,
  makeLiveLines,
  type LiveLines,
  type LiveEvent,
} from '#server/testing/make-live-lines.ts'
import { makePaid, makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { joinQueue, makeQueueShop } from '#server/testing/make-queue.ts'
import { bookingGuest, dayAhead, takeReservations } from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { makeListeners } from './listeners.ts'
import { liveRights } from './rights.ts'

let test: TestApp
let shop: Shop
let lines: LiveLines
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [{ name: { ar: 'ف', en: 'One' } }, { name: { ar: 'ف', en: 'Two' } }],
  })
  lines = await makeLiveLines(test)
})
afterEach(() => lines.hangUp())
afterAll(async () => {
  await lines.close()
  await test.close()
})

const isOf =
  ({ id }: { id: string }, status: string) =>
  (received: LiveEvent) =>
    isKind('order')(received) && received[1]['id'] === id && received[1]['status'] === status

async function accept(...orders: Ordered[]): Promise<void> {
  for (const order of orders) await order.move('accept')
  lines.wake()
}

describe('a client that follows section 7 to the letter', () => {
  it('spec 7: subscribes to orders_{tenant} by name and hears an update of its own orders alone, those to come too', async () => {
    const mine = await makePaidOrder(test, shop)
    const page = await lines.connect(shop.host, cookieOf(mine.guest))
    expect(await page.socket.emitWithAck('subscribe', `orders_${shop.tenantId}`)).toEqual({ ok: true })
    const theirs = await makePaidOrder(test, shop)
    await accept(theirs, mine)
    await page.received.until((all) => all.some(isOf(mine, 'accepted')))
    expect(page.received.all.find(isOf(mine, 'accepted'))).toEqual([
      'update',
      {
        channel: `orders_${shop.tenantId}`,
        kind: 'order',
        id: mine.id,
        version: await mine.version(),
        status: 'accepted',
      },
    ])
    expect(page.received.all.filter(([, { id }]) => id === theirs.id)).toEqual([])
  })

  it('spec 7: a signed-in customer hears the account’s orders, from an app by its headers', async () => {
    const [phone, app] = [shop.guest(), shop.guest()]
    const mobile = makeMobile()
    await signInCustomer(test, shop, phone, mobile)
    await signInCustomer(test, shop, app, mobile)
    const found = await app.call<TenantWire>('GET', `/api/v1/tenant/by-host?host=${shop.host}`)
    const headers = {
      'x-tenant': found.tenant,
      'x-app-token': found.app_token,
      'x-authorization-token': `Bearer ${app.cookies.get('customer')}`,
    }
    const line = await lines.connect('api.elsewhere.example', headers)
    expect(await line.subscribe(`orders_${found.tenant}`, `menus_${found.tenant}`)).toEqual({ ok: true })
    const order = await makePaid(
      test,
      shop,
      phone,
      await phone.add(await phone.openCart(), shop.itemId('Tea')),
    )
    lines.wake()
    await line.received.until((all) => all.some(isOf(order, 'created')))
    const wrong = lines.connect('api.elsewhere.example', { ...headers, 'x-app-token': 'x' })
    await expect(wrong).rejects.toThrow('unknown-tenant')
  })

  it('spec 7: menus_{tenant}, branch_{tenant} and client_frontend push their update to every visitor', async () => {
    const page = await lines.connect(shop.host)
    const names = ['client_frontend', `menus_${shop.tenantId}`, `branch_${shop.tenantId}`]
    for (const name of names) expect(await page.socket.emitWithAck('subscribe', name)).toEqual({ ok: true })
    const listeners = makeListeners(lines.live)
    listeners.contentChanged(shop.tenantId, 7007, false)
    listeners.contentChanged(shop.tenantId, 7008, true)
    await page.received.until((all) => all.some(isKind('reload')))
    const received = page.received.all.filter(([, { version }]) => version === 7007 || version === undefined)
    expect(received.map(([event, { channel }]) => [event, channel]).sort()).toEqual(
      names.map((name) => ['update', name]).sort(),
    )
  })

  it('spec 7: waitinglist_{tenant} tells of every queue, reservation_{tenant} of one’s own bookings', async () => {
    const place = await makeQueueShop(test)
    const floor = await takeReservations(test, shop, { areas: { hall: [4] } })
    const guest = shop.guest()
    const held = await bookingGuest(guest, floor).hold(dayAhead(test, 2), '19:00')
    const [queue, page, other] = [
      await lines.connect(place.shop.host),
      await lines.connect(shop.host, cookieOf(guest)),
      await lines.connect(shop.host, cookieOf(await orderingGuest())),
    ]
    expect(await queue.subscribe(`waitinglist_${place.shop.tenantId}`)).toEqual({ ok: true })
    for (const line of [page, other])
      expect(await line.subscribe(`reservation_${shop.tenantId}`)).toEqual({ ok: true })
    await joinQueue(place, {})
    await bookingGuest(guest, floor).put(held.id, { action: 'cancel' })
    lines.wake()
    await queue.received.until((all) => all.some(isKind('waiting')))
    const channel = `waitinglist_${place.shop.tenantId}`
    expect(queue.received.all.find(isKind('waiting'))?.[1]).toMatchObject({ channel })
    const over = (received: LiveEvent) => isKind('reservation')(received) && received[1]['version'] === 2
    await page.received.until((all) => all.some(over))
    const own = { channel: `reservation_${shop.tenantId}`, id: held.id }
    expect(page.received.all.find(over)?.[1]).toMatchObject(own)
    expect(other.received.all).toEqual([])
  })

  it('safety 30: staff hear orders and boards of their own branches by the same names', async () => {
    const [first = '', second = ''] = shop.branchIds
    const [here, there] = [await shop.staff('cashier', [first]), await shop.staff('cashier', [second])]
    const all = [`orders_${shop.tenantId}`, `branch_${shop.tenantId}`]
    const [mine, theirs] = [
      await lines.connect('console.localhost', cookieOf(here)),
      await lines.connect('console.localhost', cookieOf(there)),
    ]
    for (const line of [mine, theirs]) expect(await line.subscribe(...all)).toEqual({ ok: true })
    const order = await makePaidOrder(test, shop)
    await accept(order)
    await mine.received.until(
      (received) => received.some(isOf(order, 'accepted')) && received.some(isKind('board')),
    )
    expect(theirs.received.all).toEqual([])
  })

  it('safety 30: a member’s rights count in the member’s own restaurant alone', async () => {
    const other = await makeShop(test)
    const headers = { host: 'console.localhost', ...cookieOf(await shop.staff()) }
    const rights = liveRights(test.deps)
    const caller = { tenantId: shop.tenantId, staff: headers }
    expect(await rights.branchesOf(caller, 'see_board')).toEqual(expect.arrayContaining([...shop.branchIds]))
    expect(await rights.branchesOf({ ...caller, tenantId: other.tenantId }, 'see_board')).toEqual([])
  })

  it('safety 30: nobody hears of orders by a tenant’s name without being known', async () => {
    const page = await lines.connect(shop.host)
    expect(await page.subscribe(`orders_${shop.tenantId}`)).toEqual({ ok: false })
    expect(await page.subscribe(`reservation_${shop.tenantId}`)).toEqual({ ok: false })
    expect(await page.subscribe(`tables_${shop.tenantId}:${shop.branchIds[0]}`)).toEqual({ ok: false })
  })
})

/** A guest whom the product knows by its cart. */
async function orderingGuest() {
  const { guest } = await shop.guestWith('Shawarma')
  return guest
}
