import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { channels } from '#contract/core/live.ts'
import { makeReceived } from '#server/testing/make-received.ts'
import {
  cookieOf,
  isKind,
  makeLiveLines,
  type LiveLines,
  type LiveEvent,
} from '#server/testing/make-live-lines.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { bookingGuest, dayAhead, takeReservations } from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeListeners } from './listeners.ts'

let test: TestApp
let shop: Shop
let other: Shop
let lines: LiveLines
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [{ name: { ar: 'ف', en: 'One' } }, { name: { ar: 'ف', en: 'Two' } }],
  })
  other = await makeShop(test)
  lines = await makeLiveLines(test)
})
afterEach(() => lines.hangUp())
afterAll(async () => {
  await lines.close()
  await test.close()
})

describe('the live server', () => {
  it('tells the pages that show an order of each step, and of no other order', async () => {
    const [order, another] = [await makePaidOrder(test, shop), await makePaidOrder(test, shop)]
    const page = await lines.connect(shop.host)
    expect(await page.subscribe(channels.orders(shop.tenantId, order.id))).toEqual({ ok: true })
    await another.move('accept')
    await order.move('accept')
    lines.wake()
    const accepted = (received: LiveEvent) =>
      isKind('order')(received) && received[1]['status'] === 'accepted'
    await page.received.until((all) => all.some(accepted))
    expect(page.received.all.find(accepted)?.[1]).toMatchObject({
      id: order.id,
      status: 'accepted',
      version: await order.version(),
    })
    expect(page.received.all.filter(([, message]) => message['id'] === another.id)).toEqual([])
  })

  it('spec 7: reservation_{tenant} tells a page of its reservation, a wizard of its times, nobody of another house', async () => {
    const floor = await takeReservations(test, shop, { areas: { hall: [4] } })
    const hands = bookingGuest(shop.guest(), floor)
    const held = await hands.hold(dayAhead(test, 2), '19:00')
    const [page, stranger] = [await lines.connect(shop.host), await lines.connect(other.host)]
    const one = channels.reservation(shop.tenantId, held.id)
    expect(await page.subscribe(one, channels.reservationSlots(shop.tenantId, floor.branchId))).toEqual({
      ok: true,
    })
    expect(await stranger.subscribe(one)).toEqual({ ok: false })
    expect(await stranger.subscribe(channels.reservation(other.tenantId, held.id))).toEqual({ ok: false })
    expect(await page.subscribe(channels.reservations(shop.tenantId, floor.branchId))).toEqual({ ok: false })
    await hands.put(held.id, { action: 'cancel' })
    lines.wake()
    // what the hold itself told may come after the line is up
    const cancelled = (received: LiveEvent) => isKind('reservation')(received) && received[1]['version'] === 2
    await page.received.until((all) => all.some(cancelled) && all.some(isKind('reservation_slots')))
    expect(page.received.all.findLast(isKind('reservation'))?.[1]).toEqual({
      channel: `reservation_${shop.tenantId}`,
      kind: 'reservation',
      id: held.id,
      version: 2,
    })
  })

  it("safety 30: another restaurant's order is no one's to watch, whatever is asked", async () => {
    const order = await makePaidOrder(test, shop)
    const thief = await lines.connect(other.host)
    const { tenantId } = other
    const ids = [order.id, '', '*', `${order.id} `, 'x'.repeat(500), 'nobody', `of:${'x'.repeat(43)}`, 'in:b']
    for (const id of ids) {
      expect(await thief.subscribe(channels.orders(shop.tenantId, id))).toEqual({ ok: false })
      expect(await thief.subscribe(channels.orders(tenantId, id))).toEqual({ ok: false })
    }
    const names = [
      'orders_',
      '_',
      '',
      'client_frontend:x',
      `menus_${shop.tenantId}`,
      `nothing_${tenantId}`,
      tenantId,
    ]
    for (const name of names) expect(await thief.subscribe(name)).toEqual({ ok: false })
    const wild = [
      null,
      7,
      { orderIds: [order.id] },
      [[`orders_${tenantId}`]],
      { length: 1e9 },
      'x'.repeat(5000),
    ]
    for (const input of wild)
      expect(await thief.socket.timeout(5000).emitWithAck('subscribe', input)).toEqual({ ok: false })
    const own = await makePaidOrder(test, other)
    expect(await thief.subscribe(channels.orders(tenantId, own.id))).toEqual({ ok: true })
    await order.move('accept')
    await own.move('accept')
    lines.wake()
    await thief.received.until((all) =>
      all.some(([, message]) => message['id'] === own.id && message['status'] === 'accepted'),
    )
    expect(thief.received.all.filter(([, message]) => message['id'] === order.id)).toEqual([])
  })

  it('a client that sends nonsense is nobody else’s trouble', async () => {
    const odd = await lines.connect(shop.host)
    const unhandled = makeReceived<unknown>()
    process.on('unhandledRejection', unhandled.receive)
    for (const args of [[{}, 5], [null, 'x'], [], [{ orderIds: ['x'] }, { ok: 1 }]])
      odd.socket.emit('subscribe', ...args)
    odd.socket.emit('no such event', { deep: [[[[]]]] })
    expect(await odd.subscribe(channels.everyPage)).toEqual({ ok: true })
    process.off('unhandledRejection', unhandled.receive)
    expect(unhandled.all).toEqual([])
  })

  it('a client that asks without end is answered, not served', async () => {
    const order = await makePaidOrder(test, shop)
    const greedy = await lines.connect(shop.host)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => greedy.subscribe(channels.orders(shop.tenantId, order.id))),
    )
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    expect(answers.filter(({ ok }) => !ok).length).toBeGreaterThan(0)
    expect(await greedy.subscribe(channels.orders(shop.tenantId, order.id))).toEqual({ ok: true })
  })

  it('safety 30: signing out ends the lines that the session opened, and no other', async () => {
    const [first = ''] = shop.branchIds
    const [cashier, another] = [await shop.staff('cashier'), await shop.staff('cashier')]
    const both = [
      await lines.connect('console.localhost', cookieOf(cashier)),
      await lines.connect('console.localhost', cookieOf(another)),
    ]
    for (const line of both)
      expect(await line.subscribe(channels.branch(shop.tenantId, first))).toEqual({ ok: true })
    const ended = new Promise((resolve) => both[0]?.socket.once('disconnect', resolve))
    await cashier.call('DELETE', '/api/v1/staff/session')
    lines.wake()
    expect(await ended).toBe('io server disconnect')
    expect(await both[1]?.subscribe(channels.branch(shop.tenantId, first))).toEqual({ ok: true })
  })

  it('safety 30: a board is for the members who may see it, in their branches, on the console alone', async () => {
    const [first = '', second = ''] = shop.branchIds
    const cashier = await shop.staff('cashier', [first])
    const console_ = await lines.connect('console.localhost', cookieOf(cashier))
    expect(await console_.subscribe(channels.branch(shop.tenantId, first))).toEqual({ ok: true })
    expect(await console_.subscribe(channels.branch(shop.tenantId, second))).toEqual({ ok: false })
    expect(await console_.subscribe(channels.branch(shop.tenantId, other.branchIds[0] ?? ''))).toEqual({
      ok: false,
    })
    const host = await lines.connect('console.localhost', cookieOf(await shop.staff('host')))
    expect(await host.subscribe(channels.branch(shop.tenantId, first))).toEqual({ ok: false })
    const page = await lines.connect(shop.host, cookieOf(cashier))
    expect(await page.subscribe(channels.branch(shop.tenantId, first))).toEqual({ ok: false })
    await makePaidOrder(test, shop)
    lines.wake()
    await console_.received.until((all) =>
      all.some((received) => isKind('board')(received) && received[1]['created'] === true),
    )
    expect(host.received.all).toEqual([])
    expect(page.received.all).toEqual([])
  })

  it('refuses unknown hosts, consoles without a session and pages of other sites', async () => {
    const cashier = await shop.staff('cashier')
    const wrong: [string, Record<string, string>][] = [
      ['nobody.localhost', {}],
      ['localhost', {}],
      ['console.localhost', {}],
      ['console.localhost', { cookie: `staff=${'x'.repeat(43)}` }],
      [shop.host, { origin: 'https://evil.example' }],
      ['console.localhost', { ...cookieOf(cashier), origin: `http://${shop.host}:3000` }],
      [shop.host, { origin: 'null' }],
    ]
    for (const [host, headers] of wrong)
      await expect(lines.connect(host, headers)).rejects.toThrow('unknown-tenant')
  })

  it('a network that tries without end is refused before anybody asks who it is', async () => {
    const { pass } = test.deps.rateLimits
    test.deps.rateLimits.pass = (key, most, now) => key !== 'live:127.0.0.1' && pass(key, most, now)
    await expect(lines.connect(shop.host)).rejects.toThrow('too-many-requests')
    test.deps.rateLimits.pass = pass
    expect(await (await lines.connect(shop.host)).subscribe(channels.everyPage)).toEqual({ ok: true })
  })

  it('spec 1: a changed menu reaches the pages of its own restaurant alone', async () => {
    const [mine, theirs] = [await lines.connect(shop.host), await lines.connect(other.host)]
    for (const [page, { tenantId }] of [
      [mine, shop],
      [theirs, other],
    ] as const)
      expect(await page.subscribe(channels.everyPage, channels.menus(tenantId))).toEqual({ ok: true })
    const listeners = makeListeners(lines.live)
    listeners.contentChanged(shop.tenantId, 7007, false)
    listeners.contentChanged(other.tenantId, 8008, true)
    const changed = ([, message]: LiveEvent) => message['version'] === 7007
    await mine.received.until((all) => all.some(changed))
    await theirs.received.until((all) => all.some(isKind('reload')))
    const channel = `menus_${shop.tenantId}`
    expect(mine.received.all.filter(changed)).toEqual([['update', { channel, kind: 'menu', version: 7007 }]])
    expect(mine.received.all.filter(isKind('reload'))).toEqual([])
    expect(theirs.received.all.filter(changed)).toEqual([])
    expect(theirs.received.all.filter(isKind('reload'))).toEqual([
      ['update', { channel: 'client_frontend', kind: 'reload', spreadMs: 5000 }],
    ])
  })

  it('a dropped connection comes back by itself, asks again and hears the next step', async () => {
    const order = await makePaidOrder(test, shop)
    const page = await lines.connect(shop.host)
    await page.subscribe(channels.orders(shop.tenantId, order.id))
    const again = once(page.socket as unknown as NodeJS.EventEmitter, 'connect')
    page.socket.io.engine.close()
    await again
    expect(await page.subscribe(channels.orders(shop.tenantId, order.id))).toEqual({ ok: true })
    await order.move('accept')
    lines.wake()
    await page.received.until((all) => all.some(([, message]) => message['status'] === 'accepted'))
  })
})
