import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/tenant-db.ts'
import { tellOutbox, type OutboxEvents } from '#server/store/core/outbox.ts'
import { addBareTenant } from '#server/testing/add-bare-tenant.ts'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { makeReceived, type Received } from '#server/testing/make-received.ts'
import { startRelay, type Relay } from './relay.ts'

type Changed = OutboxEvents['order-changed']

let test: TestDatabase
let look: pg.Client
const relays: Relay[] = []
beforeAll(async () => {
  test = await makeTestDatabase()
  await addBareTenant(test.db, 'saffron')
  await addBareTenant(test.db, 'nile')
  look = new pg.Client(test.superuserUrl)
  await look.connect()
})
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()))
  await look.query('delete from outbox')
})
afterAll(async () => {
  await look.end()
  await test.close()
})

const log = pino({ level: 'silent' })
const changed = (orderId: string, version = 1): Changed => ({
  orderId,
  branchId: 'b',
  shopper: 'b',
  version,
  status: 'created',
  created: false,
})
const tell = (orderId: string, version = 1, tenantId = 'saffron') =>
  test.db.write(tenantId, (db) => tellOutbox(db, 'order-changed', changed(orderId, version)))
const left = async () => (await look.query<{ id: number }>('select id from outbox')).rows.length
/** As if the time for which a relay claims a row were over. */
const endClaims = () =>
  look.query(
    "update outbox set claimed_until = clock_timestamp() - interval '1 s' where claimed_until is not null",
  )

function start(
  received: Received<Changed>,
  db: Database = test.db,
  act: (event: Changed) => void = () => {},
): Relay {
  const handler = (_: string, event: Changed) => {
    received.receive(event)
    act(event)
  }
  const relay = startRelay(db, { 'order-changed': handler }, log)
  relays.push(relay)
  return relay
}

async function stopAll(): Promise<void> {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()))
}

describe('the relay', () => {
  it('safety 27: carries each row once and drops it, of every tenant', async () => {
    const received = makeReceived<Changed>()
    for (let i = 0; i < 20; i += 1) await tell(`order${i}`, 1, i % 2 === 0 ? 'saffron' : 'nile')
    start(received).wake()
    await received.until((all) => all.length >= 20)
    await stopAll()
    expect(received.all.map((event) => event.orderId).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, i) => `order${i}`).toSorted(),
    )
    expect(await left()).toBe(0)
  })

  it('safety 27: tells nothing of a transaction that was rolled back', async () => {
    const received = makeReceived<Changed>()
    const failing = test.db.write('saffron', async (db) => {
      await tellOutbox(db, 'order-changed', changed('never'))
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    await tell('told')
    start(received).wake()
    await received.until((all) => all.length > 0)
    expect(received.all.map((event) => event.orderId)).toEqual(['told'])
  })

  it('keeps the order of what happened to one order', async () => {
    const received = makeReceived<Changed>()
    start(received)
    for (let version = 1; version <= 40; version += 1) await tell('busy', version)
    relays[0]?.wake()
    await received.until((all) => all.length >= 40)
    expect(received.all.map((event) => event.version)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  it('safety 28: repeats what its handler failed at, and holds up nothing else', async () => {
    const received = makeReceived<Changed>()
    let failures = 1
    await tell('failing')
    await tell('fine')
    const relay = start(received, test.db, (event) => {
      if (event.orderId === 'failing' && failures-- > 0) throw new Error('no')
    })
    relay.wake()
    await received.until((all) => all.some((event) => event.orderId === 'fine'))
    await stopAll()
    expect(await left()).toBe(1)
    await endClaims()
    start(received).wake()
    await received.until((all) => all.length >= 3)
    await stopAll()
    expect(received.all.map((event) => event.orderId)).toEqual(['failing', 'fine', 'failing'])
    expect(await left()).toBe(0)
  })

  it('safety 28: does all rows of a kind in one go, and one by one when one of them is bad', async () => {
    const goes: string[][] = []
    const received = makeReceived<Changed>()
    for (const id of ['first', 'bad', 'last']) await tell(id)
    const batch = async (rows: readonly { payload: Changed }[]) => {
      goes.push(rows.map(({ payload }) => payload.orderId))
      if (rows.some(({ payload }) => payload.orderId === 'bad')) throw new Error('no')
      for (const { payload } of rows) received.receive(payload)
    }
    const relay = startRelay(test.db, {}, log, { 'order-changed': batch })
    relays.push(relay)
    relay.wake()
    await received.until((all) => all.length >= 2)
    await stopAll()
    expect(goes).toEqual([['first', 'bad', 'last'], ['first'], ['bad'], ['last']])
    expect(await left()).toBe(1)
  })

  it('safety 28: a death between act and drop repeats, never loses', async () => {
    const received = makeReceived<Changed>()
    await tell('dying')
    let calls = 0
    const mortal: Database = {
      ...test.db,
      platform: (fn) => (++calls === 2 ? Promise.reject(new Error('died')) : test.db.platform(fn)),
    }
    start(received, mortal).wake()
    await received.until((all) => all.length >= 1)
    await stopAll()
    expect(await left()).toBe(1)
    await endClaims()
    start(received).wake()
    await received.until((all) => all.length >= 2)
    await stopAll()
    expect(await left()).toBe(0)
  })

  it('of several processes carries each row in one of them', async () => {
    const received = makeReceived<Changed>()
    for (let i = 0; i < 60; i += 1) await tell(`order${i}`)
    for (let i = 0; i < 4; i += 1) start(received).wake()
    await received.until((all) => all.length >= 60)
    await stopAll()
    expect(new Set(received.all.map((event) => event.orderId)).size).toBe(60)
    expect(received.all).toHaveLength(60)
  })

  it('leaves alone what is not to be told yet', async () => {
    const received = makeReceived<Changed>()
    await test.db.write('saffron', (db) =>
      tellOutbox(db, 'order-changed', changed('later'), new Date(Date.now() + 3_600_000)),
    )
    await tell('now')
    start(received).wake()
    await received.until((all) => all.length > 0)
    await stopAll()
    expect(received.all.map((event) => event.orderId)).toEqual(['now'])
    await look.query('update outbox set at = clock_timestamp()')
    start(received).wake()
    await received.until((all) => all.length > 1)
    expect(received.all[1]?.orderId).toBe('later')
  })

  it('safety 27: many wake-ups at once cost few passes', async () => {
    const received = makeReceived<Changed>()
    await tell('one')
    let passes = 0
    const counting: Database = { ...test.db, platform: (fn) => ((passes += 1), test.db.platform(fn)) }
    const relay = start(received, counting)
    for (let i = 0; i < 1000; i += 1) relay.wake()
    await received.until((all) => all.length > 0)
    await stopAll()
    expect(passes).toBeLessThan(6)
  })

  it('carries at once what comes alone, and together what comes while it has just carried', async () => {
    const received = makeReceived<Changed>()
    const dispatch = (_: string, event: Changed) => received.receive(event)
    const never = 3_600_000
    const relay = startRelay(test.db, { 'order-changed': dispatch }, log, {}, never)
    relays.push(relay)
    await tell('alone')
    relay.wake()
    await received.until((all) => all.length > 0)
    for (let i = 0; i < 5; i += 1) {
      await tell(`later${i}`)
      relay.wake()
    }
    await stopAll()
    expect(received.all.map((event) => event.orderId)).toEqual(['alone'])
    expect(await left()).toBe(5)
    start(received).wake()
    await received.until((all) => all.length >= 6)
  })

  it('safety 27: nothing in the product notifies inside a business transaction', async () => {
    const root = join(import.meta.dirname, '../..')
    const folders = ['server/features', 'server/store', 'server/jobs', 'server/live', 'db/migrations']
    for (const folder of folders) {
      const files = (await readdir(join(root, folder), { recursive: true })).filter(
        (file) => /\.(ts|sql)$/.test(file) && !file.endsWith('.test.ts'),
      )
      expect(files).not.toEqual([])
      for (const file of files)
        expect({
          file,
          notifies: /pg_notify|^\s*notify\s/im.test(await readFile(join(root, folder, file), 'utf8')),
        }).toEqual({ file, notifies: false })
    }
  })
})
