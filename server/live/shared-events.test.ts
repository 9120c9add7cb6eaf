import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { livePath, type Update } from '#contract/core/live.ts'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import { openSharedEvents } from './shared-events.ts'
import { rooms } from './channels.ts'
import type { LiveRights } from './rights.ts'
import { startLive, type Live } from './socket.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeTestDatabase()
})
afterAll(() => database.close())

const rights: LiveRights = {
  callerOf: async () => ({ tenantId: 'shop' }),
  mayWatchOrder: async () => true,
  mayWatchTable: async () => false,
  mayWatchReservation: async () => false,
  branchesOf: async () => undefined,
  networkOf: () => '',
  mayTry: () => true,
  contentVersion: () => 7,
}

/** One process of several: its own HTTP server and sockets, events shared. */
async function openProcess(
  shared = true,
  faults: unknown[] = [],
): Promise<{ live: Live; url: string; close(): Promise<void> }> {
  const http = createServer()
  const where = { redisUrl: undefined, databaseUrl: database.appUrl }
  const live = startLive(
    http,
    rights,
    shared ? await openSharedEvents(where, (fault) => faults.push(fault)) : undefined,
  )
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  return { live, url: `http://127.0.0.1:${port}`, close: () => live.close() }
}

function connect(url: string): Socket {
  return io(url, { path: livePath, transports: ['websocket'], reconnection: false, forceNew: true })
}

const events = `from pg_stat_activity where datname = current_database() and application_name = 'events'`

function endEventConnections(): Promise<unknown> {
  return asSuperuser(database.superuserUrl, (client) =>
    client.query(`select pg_terminate_backend(pid) ${events}`),
  )
}

/** Processes that hear of others again. */
async function countListeners(): Promise<number> {
  const { rowCount } = await asSuperuser(database.superuserUrl, (client) =>
    client.query(`select ${events} and query like 'LISTEN%'`),
  )
  return rowCount ?? 0
}

describe('live events of several processes', () => {
  it('reach a socket that another process holds, over the PostgreSQL that they share', async () => {
    const [one, other] = [await openProcess(), await openProcess()]
    const socket = connect(other.url)
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
    await socket.emitWithAck('subscribe', 'orders_shop:order1')
    const received = new Promise<Update>((resolve) => socket.once('update', resolve))
    // the other process is found by its heartbeat, so the first events may pass before: as in life, they repeat
    const telling = setInterval(
      () =>
        one.live.emit(rooms.order('shop', 'order1'), 'order', { id: 'order1', version: 2, status: 'ready' }),
      50,
    )
    expect(await received).toEqual({
      channel: 'orders_shop',
      kind: 'order',
      id: 'order1',
      version: 2,
      status: 'ready',
    })
    clearInterval(telling)
    socket.disconnect()
    await Promise.all([one.close(), other.close()])
  })

  it('may be longer than a notification of PostgreSQL takes, and leave nothing behind that cannot be cleared', async () => {
    const faults: unknown[] = []
    const [one, other] = [await openProcess(true, faults), await openProcess(true, faults)]
    const socket = connect(other.url)
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
    await socket.emitWithAck('subscribe', 'orders_shop:order1')
    const received = new Promise<Update>((resolve) => socket.once('update', resolve))
    const status = 'ready'.repeat(2000)
    const telling = setInterval(
      () => one.live.emit(rooms.order('shop', 'order1'), 'order', { id: 'order1', version: 2, status }),
      50,
    )
    expect(await received).toMatchObject({ status })
    clearInterval(telling)
    socket.disconnect()
    await Promise.all([one.close(), other.close()])
    expect(faults).toEqual([])
    const app = new pg.Client(database.appUrl)
    await app.connect()
    expect(
      (await app.query('delete from live_attachments where created_at < now()')).rowCount,
    ).toBeGreaterThan(0)
    await app.end()
  })

  it('safety 29: reach it again whenever the database was started anew, and end no process', async () => {
    const [one, other] = [await openProcess(), await openProcess()]
    const socket = connect(other.url)
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
    await socket.emitWithAck('subscribe', 'orders_shop:order1')
    const telling = setInterval(
      () =>
        one.live.emit(rooms.order('shop', 'order1'), 'order', { id: 'order1', version: 2, status: 'ready' }),
      50,
    )
    const dispatch = () => new Promise<Update>((resolve) => socket.once('update', resolve))
    await dispatch()
    // more often than the pool has connections
    for (let time = 0; time < 3; time += 1) {
      await endEventConnections()
      await vi.waitFor(async () => expect(await countListeners()).toBe(2), { timeout: 20_000 })
      expect(await dispatch()).toMatchObject({ id: 'order1' })
    }
    clearInterval(telling)
    socket.disconnect()
    await Promise.all([one.close(), other.close()])
  }, 60_000)

  it('safety 29: a line that has just come up is told the content version, so that nothing before it is missed', async () => {
    const one = await openProcess(false)
    const socket = connect(one.url)
    const received = new Promise<Update>((resolve) => socket.once('update', resolve))
    socket.emit('subscribe', 'menus_shop')
    expect(await received).toEqual({ channel: 'menus_shop', kind: 'menu', version: 7 })
    socket.disconnect()
    await one.close()
  })

  it('a Redis that does not answer stops the start with one sentence', async () => {
    const where = { redisUrl: 'redis://127.0.0.1:1', databaseUrl: undefined }
    await expect(openSharedEvents(where, () => {})).rejects.toThrow('REDIS_URL does not answer: 127.0.0.1:1.')
  })
})
