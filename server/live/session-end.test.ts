import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channels, livePath } from '#contract/core/live.ts'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import type { Work } from '#server/start/start-work.ts'
import { startTestWork } from '#server/testing/start-test-work.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { liveRights } from './rights.ts'
import { startLive, type Live } from './socket.ts'

let test: TestApp
let shop: Shop
let http: Server
let live: Live
let work: Work

beforeAll(async () => {
  test = await makeTestApp()
  const branches = ['One', 'Two'].map((en) => ({ name: { ar: 'ف', en } }))
  shop = await makeShop(test, { branches })
  http = createServer().listen(0, '127.0.0.1')
  await once(http, 'listening')
  live = startLive(http, liveRights(test.deps))
  work = await startTestWork(test, live)
})
afterAll(async () => {
  await work.stop()
  await live.close()
  await test.close()
})

/** The live line of a browser. */
async function connect(visitor: Visitor) {
  const { port } = http.address() as AddressInfo
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const socket = io(`http://127.0.0.1:${port}`, {
    path: livePath,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { host: visitor.host, cookie },
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  return socket
}

/** The board's live line of a signed-in member, subscribed to its branch. */
async function openLine(staff: Visitor) {
  const socket = await connect(staff)
  const answer: unknown = await socket.emitWithAck(
    'subscribe',
    channels.branch(shop.tenantId, shop.branchIds[0]),
  )
  expect(answer).toEqual({ ok: true })
  return socket
}

const ended = (socket: Awaited<ReturnType<typeof connect>>) =>
  new Promise<string>((resolve) => socket.on('disconnect', resolve))

it('safety 30: signing out ends the live lines of that session, and of no other', async () => {
  const [leaves, stays] = [await shop.staff(), await shop.staff()]
  const [line, other] = [await openLine(leaves), await openLine(stays)]
  const over = ended(line)
  await leaves.call('DELETE', '/api/v1/staff/session')
  work.wake()
  expect(await over).toBe('io server disconnect')
  expect(other.connected).toBe(true)
  other.disconnect()
})

it('safety 30: the end of a session ends its live lines', async () => {
  const staff = await shop.staff()
  const line = await openLine(staff)
  const over = ended(line)
  await test.database.db.write(shop.tenantId, (db) =>
    db.q
      .updateTable('outbox')
      .set({ at: new Date() })
      .where('tenant_id', '=', shop.tenantId)
      .where('kind', '=', 'session-ended')
      .execute(),
  )
  work.wake()
  expect(await over).toBe('io server disconnect')
})

describe('a member whose rights change', () => {
  const change = async (id: string, more: object) => {
    const member = { name: 'Noura', role: 'cashier', branch_ids: [shop.branchIds[0]], active: true }
    await (await shop.staff()).call('PUT', `/api/v1/staff/team/members/${id}`, { ...member, ...more })
    work.wake()
  }
  const cashier = async () => {
    const staff = await shop.staff('cashier', shop.branchIds.slice(0, 1))
    const { id } = await staff.call<StaffWire>('GET', '/api/v1/staff/session')
    return { staff, id, line: await openLine(staff) }
  }
  const input = () => channels.branch(shop.tenantId, shop.branchIds[0])

  it.each([
    ['role', () => ({ role: 'host' })],
    ['branches', () => ({ branch_ids: shop.branchIds.slice(1) })],
  ])(
    'safety 30: hears no more of a board by the lines of its former %s, nor by a new one',
    async (_, less) => {
      const { staff, id, line } = await cashier()
      const over = ended(line)
      await change(id, less())
      expect(await over).toBe('io server disconnect')
      const next = await connect(staff)
      expect(await next.emitWithAck('subscribe', input())).toEqual({ ok: false })
      next.disconnect()
    },
  )

  it('safety 30: whose name alone changes keeps its line; one with more rights has them by the next', async () => {
    const { staff, id, line } = await cashier()
    await change(id, { name: 'Noura A' })
    // one more round trip of the relay, by which a line that was to end would have ended
    const other = await cashier()
    const passed = ended(other.line)
    await change(other.id, { active: false })
    await passed
    expect(line.connected).toBe(true)
    const over = ended(line)
    await change(id, { role: 'manager' })
    expect(await over).toBe('io server disconnect')
    const next = await openLine(staff)
    next.disconnect()
  })
})

it('attack: a session that is over opens no line', async () => {
  const staff = await shop.staff()
  const stolen = staff.cookies.get('staff') ?? ''
  await staff.call('DELETE', '/api/v1/staff/session')
  staff.cookies.set('staff', stolen)
  await expect(openLine(staff)).rejects.toThrow('unknown-tenant')
})

describe('a customer', () => {
  it('safety 30: signed out everywhere, the live lines of every device end, and a guest’s stays', async () => {
    const [here, there, mobile] = [shop.guest(), shop.guest(), makeMobile()]
    await signInCustomer(test, shop, here, mobile)
    await signInCustomer(test, shop, there, mobile)
    const lines = await Promise.all([connect(here), connect(there)])
    const guest = await connect(shop.guest())
    const over = Promise.all(lines.map(ended))
    await here.call('POST', '/api/v1/user/auth/sign-out', { everywhere: true })
    work.wake()
    expect(await over).toEqual(['io server disconnect', 'io server disconnect'])
    expect(guest.connected).toBe(true)
    guest.disconnect()
  })
})
