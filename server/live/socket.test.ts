import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { livePath, type Subscribe } from '#contract/live.ts'
import { startWork } from '#server/start-work.ts'
import { makeHeard, type Heard } from '#server/testing/make-heard.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { bookingGuest, dayAhead, takeReservations } from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeListeners } from './listeners.ts'
import { liveRights } from './rights.ts'
import { startLive, type Live } from './socket.ts'

let test: TestApp
let shop: Shop
let other: Shop
let http: Server
let live: Live
let work: ReturnType<typeof startWork>
const sockets: Socket[] = []
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [{ name: { ar: 'ف', en: 'One' } }, { name: { ar: 'ف', en: 'Two' } }],
  })
  other = await makeShop(test)
  http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  live = startLive(http, liveRights(test.deps))
  work = startWork(test.deps, live, test.deps.versions, { send: async () => {} })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await work.stop()
  await live.close()
  await test.close()
})

type Told = readonly [event: string, message: Record<string, unknown>]

interface Listener {
  readonly socket: Socket
  readonly heard: Heard<Told>
  subscribe(wish: Subscribe): Promise<{ ok: boolean }>
}

function open(host: string, headers: Record<string, string> = {}): Socket {
  const { port } = http.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, {
    path: livePath,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 1,
    extraHeaders: { host: `${host}:3000`, ...headers },
  })
  sockets.push(socket)
  return socket
}

async function connect(host: string, headers: Record<string, string> = {}): Promise<Listener> {
  const socket = open(host, headers)
  const heard = makeHeard<Told>()
  socket.onAny((event: string, message: Record<string, unknown>) => heard.hear([event, message]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    heard,
    subscribe: (wish) => socket.timeout(5000).emitWithAck('subscribe', wish) as Promise<{ ok: boolean }>,
  }
}

const cookieOf = (cookies: ReadonlyMap<string, string>) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

describe('the live server', () => {
  it('tells the pages that show an order of each step, and of no other order', async () => {
    const [order, another] = [await makePaidOrder(test, shop), await makePaidOrder(test, shop)]
    const page = await connect(shop.host)
    expect(await page.subscribe({ orderIds: [order.id] })).toEqual({ ok: true })
    await another.move('accept')
    await order.move('accept')
    work.wake()
    const accepted = ([event, message]: Told) => event === 'order' && message['status'] === 'accepted'
    await page.heard.until((all) => all.some(accepted))
    expect(page.heard.all.find(accepted)?.[1]).toMatchObject({
      id: order.id,
      status: 'accepted',
      version: await order.version(),
    })
    expect(page.heard.all.filter(([, message]) => message['id'] === another.id)).toEqual([])
  })

  it('spec 7: reservation_{tenant} tells a page of its reservation, a wizard of its times, nobody of another house', async () => {
    const rooms = await takeReservations(test, shop, { areas: { hall: [4] } })
    const hands = bookingGuest(shop.guest(), rooms)
    const held = await hands.hold(dayAhead(test, 2), '19:00')
    const [page, stranger] = [await connect(shop.host), await connect(other.host)]
    const wish = { reservationId: held.id, reservationSlotsBranchId: rooms.branchId }
    expect(await page.subscribe(wish)).toEqual({ ok: true })
    expect(await stranger.subscribe({ reservationId: held.id })).toEqual({ ok: false })
    expect(await page.subscribe({ reservationsBranchId: rooms.branchId })).toEqual({ ok: false })
    await hands.put(held.id, { action: 'cancel' })
    work.wake()
    const of = (name: string) => (told: Told) => told[0] === name
    await page.heard.until((all) => all.some(of('reservation')) && all.some(of('reservation_slots')))
    expect(page.heard.all.findLast(of('reservation'))?.[1]).toEqual({ id: held.id, version: 2 })
  })

  it("safety 30: another restaurant's order is no one's to watch, whatever is asked", async () => {
    const order = await makePaidOrder(test, shop)
    const thief = await connect(other.host)
    for (const id of [
      order.id,
      '',
      '*',
      `${order.id} `,
      'x'.repeat(500),
      { id: order.id } as unknown as string,
      'nobody',
    ])
      expect(await thief.subscribe({ orderIds: [id] })).toEqual({ ok: false })
    const wild = [null, [], 'x', 7, { orderIds: 'x' }, { orderIds: { length: 1e9 } }, { boardBranchId: 7 }]
    for (const wish of wild) expect(await thief.subscribe(wish as Subscribe)).toHaveProperty('ok')
    const own = await makePaidOrder(test, other)
    expect(await thief.subscribe({ orderIds: [own.id] })).toEqual({ ok: true })
    await order.move('accept')
    await own.move('accept')
    work.wake()
    await thief.heard.until((all) =>
      all.some(([, message]) => message['id'] === own.id && message['status'] === 'accepted'),
    )
    expect(thief.heard.all.filter(([, message]) => message['id'] === order.id)).toEqual([])
  })

  it('a client that sends nonsense is nobody else’s trouble', async () => {
    const odd = await connect(shop.host)
    const unhandled = makeHeard<unknown>()
    process.on('unhandledRejection', unhandled.hear)
    for (const args of [[{}, 5], [null, 'x'], [], [{ orderIds: ['x'] }, { ok: 1 }]])
      odd.socket.emit('subscribe', ...args)
    odd.socket.emit('no such event', { deep: [[[[]]]] })
    expect(await odd.subscribe({})).toEqual({ ok: true })
    process.off('unhandledRejection', unhandled.hear)
    expect(unhandled.all).toEqual([])
  })

  it('a client that asks without end is answered, not served', async () => {
    const order = await makePaidOrder(test, shop)
    const greedy = await connect(shop.host)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => greedy.subscribe({ orderIds: [order.id] })),
    )
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    expect(answers.filter(({ ok }) => !ok).length).toBeGreaterThan(0)
    expect(await greedy.subscribe({ orderIds: [order.id] })).toEqual({ ok: true })
  })

  it('safety 30: signing out ends the lines that the session opened, and no other', async () => {
    const [first = ''] = shop.branchIds
    const [cashier, another] = [await shop.staff('cashier'), await shop.staff('cashier')]
    const lines = [
      await connect('console.localhost', cookieOf(cashier.cookies)),
      await connect('console.localhost', cookieOf(another.cookies)),
    ]
    for (const line of lines) expect(await line.subscribe({ boardBranchId: first })).toEqual({ ok: true })
    const ended = new Promise((resolve) => lines[0]?.socket.once('disconnect', resolve))
    await cashier.call('DELETE', '/api/v1/staff/session')
    work.wake()
    expect(await ended).toBe('io server disconnect')
    expect(await lines[1]?.subscribe({ boardBranchId: first })).toEqual({ ok: true })
  })

  it('safety 30: a board is for the members who may see it, in their branches, on the console alone', async () => {
    const [first = '', second = ''] = shop.branchIds
    const cashier = await shop.staff('cashier', [first])
    const console_ = await connect('console.localhost', cookieOf(cashier.cookies))
    expect(await console_.subscribe({ boardBranchId: first })).toEqual({ ok: true })
    expect(await console_.subscribe({ boardBranchId: second })).toEqual({ ok: false })
    expect(await console_.subscribe({ boardBranchId: other.branchIds[0] ?? '' })).toEqual({ ok: false })
    const host = await connect('console.localhost', cookieOf((await shop.staff('host')).cookies))
    expect(await host.subscribe({ boardBranchId: first })).toEqual({ ok: false })
    const page = await connect(shop.host, cookieOf(cashier.cookies))
    expect(await page.subscribe({ boardBranchId: first })).toEqual({ ok: false })
    await makePaidOrder(test, shop)
    work.wake()
    await console_.heard.until((all) =>
      all.some(([event, message]) => event === 'board' && message['created'] === true),
    )
    expect(host.heard.all).toEqual([])
    expect(page.heard.all).toEqual([])
  })

  it('refuses unknown hosts, consoles without a session and pages of other sites', async () => {
    const cashier = await shop.staff('cashier')
    const wrong: [string, Record<string, string>][] = [
      ['nobody.localhost', {}],
      ['localhost', {}],
      ['console.localhost', {}],
      ['console.localhost', { cookie: `staff=${'x'.repeat(43)}` }],
      [shop.host, { origin: 'https://evil.example' }],
      ['console.localhost', { ...cookieOf(cashier.cookies), origin: `http://${shop.host}:3000` }],
      [shop.host, { origin: 'null' }],
    ]
    for (const [host, headers] of wrong)
      await expect(connect(host, headers)).rejects.toThrow('unknown-tenant')
  })

  it('spec 1: a changed menu reaches the pages of its own restaurant alone', async () => {
    const [mine, theirs] = [await connect(shop.host), await connect(other.host)]
    const listeners = makeListeners(live)
    listeners.contentChanged(shop.tenantId, 7, false)
    listeners.contentChanged(other.tenantId, 8, true)
    await mine.heard.until((all) => all.length > 0)
    await theirs.heard.until((all) => all.length > 0)
    expect(mine.heard.all).toEqual([['menu', { version: 7 }]])
    expect(theirs.heard.all).toEqual([['reload', { spreadMs: 5000 }]])
  })

  it('a dropped connection comes back by itself, asks again and hears the next step', async () => {
    const order = await makePaidOrder(test, shop)
    const page = await connect(shop.host)
    await page.subscribe({ orderIds: [order.id] })
    const again = once(page.socket as unknown as NodeJS.EventEmitter, 'connect')
    page.socket.io.engine.close()
    await again
    expect(await page.subscribe({ orderIds: [order.id] })).toEqual({ ok: true })
    await order.move('accept')
    work.wake()
    await page.heard.until((all) => all.some(([, message]) => message['status'] === 'accepted'))
  })
})
