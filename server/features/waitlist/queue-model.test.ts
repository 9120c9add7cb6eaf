import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WaitingDeskWire } from '#contract/waitlist/waiting-desk.ts'
import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import { seededRandom } from '#domain/waitlist/wait-estimate.ts'
import { saveWaitingSettings } from '#server/store/waitlist/waiting-queues.ts'
import { deskOf, makeQueueShop, nextMobile, type QueueShop } from '#server/testing/make-queue.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { QueueModel } from '#server/testing/queue-model.ts'
import { startServerProcess, type ServerProcess } from '#server/testing/start-server-process.ts'
import { Visitor } from '#server/testing/visitor.ts'

/** `npm run queue`: a thousand parties, and both apps are processes of their own. */
const long = process.env['TEST_MODE'] === 'queue'
const parties = long ? 1000 : 70
const atOnce = long ? 16 : 12
/** A house whose queue is longer than this has fewer who join it. */
const longest = 60
/** Come again: what a server says that has too much to do. Who joins has not; of other acts it is not known. */
const busy = ['busy', 'repeat-with-same-key']
const seed = Number(process.env['QUEUE_SEED'] ?? (long ? Date.now() % 2 ** 31 : 20261121))

type App = ConstructorParameters<typeof Visitor>[0]

let test: TestApp
let second: TestApp | undefined
let processes: readonly ServerProcess[] = []
let apps: readonly App[]
let place: QueueShop
beforeAll(async () => {
  const rateLimits = { pass: () => true }
  test = await makeTestApp({ rateLimits })
  if (long) {
    const start = () => startServerProcess(test.database.appUrl, 'unlimited')
    processes = [await start(), await start()]
    apps = processes.map((one) => one.app)
  } else {
    second = await makeTestApp({ rateLimits, beside: test })
    apps = [test.app, second.app]
  }
  place = await makeQueueShop(test, [
    [2, 2, 4, 4, 6],
    [2, 4, 4],
  ])
  await second?.deps.hosts.refresh()
  // what the clock does to called parties is tested elsewhere: here every act has one who did it
  await test.database.db.write(place.shop.tenantId, (tx) =>
    saveWaitingSettings(tx, { branch_id: place.branchId, enabled: true, call_minutes: 60 }),
  )
}, 120_000)
afterAll(async () => {
  for (const one of processes) await one.stop()
  await second?.close()
  await test.close()
})

/** One phone that meets either app, as behind a plain balancer. */
interface Party {
  readonly id: string
  readonly area: string
  at(app: number): Visitor
}

const both = (host: string, cookies: ReadonlyMap<string, string> = new Map()) =>
  apps.map((app) => {
    const visitor = new Visitor(app, host)
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    return visitor
  })

describe('a queue that two apps serve', () => {
  it(
    `is one total order, the same everywhere, whatever ${parties} parties and two hosts do at once: nobody is lost or seated twice`,
    async () => {
      const random = seededRandom(seed)
      const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
      const signedIn = await place.shop.staff('host')
      const hosts = both('console.localhost', signedIn.cookies)
      const model = new QueueModel()
      const all: Party[] = []
      const sessions: string[] = []

      const joinOne = async () => {
        const area = pick(place.areaIds)
        const first = new Visitor(pick(apps), place.shop.host)
        const response = await first.send('POST', '/api/v1/waiting-list/waiting/create', {
          branch_id: place.branchId,
          area_id: area,
          guests_count: 1 + Math.floor(random() * 4),
          name: 'Party',
          phone: nextMobile(),
        })
        const said = (await response.json()) as {
          WaitingEntity_id: string
          queue_version: number
          code?: string
        }
        if (!response.ok) return expect(busy).toContain(said.code)
        const { WaitingEntity_id: id, queue_version } = said
        const phones = both(place.shop.host, first.cookies)
        all.push({ id, area, at: (app) => phones[app] as Visitor })
        model.done(area, queue_version, { act: 'join', id })
      }
      const guestAct = async (one: Party, act: 'delay' | 'cancel') => {
        const at = '/api/v1/waiting-list/waiting'
        const path = act === 'delay' ? `${at}/changeQueue/${one.id}` : `${at}/cancel/${one.id}`
        const body = act === 'delay' ? { id: one.id, action: 'sub' } : {}
        const answer = await one.at(Math.floor(random() * 2)).send('POST', path, body)
        const said = (await answer.json()) as WaitingEntryWire & { code?: string }
        if (answer.ok) return model.done(one.area, said.queue_version, { act, id: one.id })
        if (busy.includes(said.code ?? '')) return model.unsure(one.area, { act, id: one.id })
        expect(['waiting-changed', 'waiting-last', 'waiting-delays']).toContain(said.code)
      }
      const hostAct = async (one: Party, act: 'call' | 'seat' | 'skip' | 'no_show') => {
        const host = pick(hosts)
        const desk = await deskOf(host, place.branchId).catch(() => undefined)
        const party = desk?.areas.flatMap((area) => area.parties).find(({ id }) => id === one.id)
        if (!party) return
        const table_id = act === 'seat' ? pick(party.tables)?.id : undefined
        if (act === 'seat' && !table_id) return
        const body = { act, version: party.version, ...(table_id && { table_id }) }
        const answer = await host.send('POST', `/api/v1/staff/waiting/${one.id}/acts`, body)
        const said = (await answer.json()) as {
          queue_version: number
          session_id: string | null
          code?: string
        }
        if (busy.includes(said.code ?? '')) return model.unsure(one.area, { act, id: one.id })
        if (!answer.ok) return expect(['waiting-changed', 'table-taken']).toContain(said.code)
        if (said.session_id) sessions.push(said.session_id)
        model.done(one.area, said.queue_version, { act, id: one.id })
      }
      const freeTable = async () => {
        const [session] = sessions.splice(Math.floor(random() * sessions.length), 1)
        if (session)
          await pick(hosts).send('POST', `/api/v1/staff/table-sessions/${session}/acts`, { act: 'close' })
      }
      /** Mostly one who is in the queue; at times one who has left it, who gets nothing more. */
      const someone = (waiting: readonly string[]): Party | undefined => {
        const id = random() < 0.9 && waiting.length > 0 ? pick(waiting) : undefined
        return id === undefined ? pick(all) : all.find((one) => one.id === id)
      }
      const anyAct = (): Promise<unknown> => {
        const waiting = place.areaIds.flatMap((area) => model.inQueue(area).map(({ id }) => id))
        const one = someone(waiting)
        const chance = random()
        if (!one || chance < (waiting.length < longest ? 0.3 : 0.16))
          return all.length < parties ? joinOne() : freeTable()
        if (chance < 0.48) return guestAct(one, 'delay')
        if (chance < 0.56) return guestAct(one, 'cancel')
        if (chance < 0.68) return hostAct(one, 'call')
        if (chance < 0.82) return hostAct(one, 'seat')
        if (chance < 0.87) return hostAct(one, 'skip')
        return chance < 0.91 ? hostAct(one, 'no_show') : freeTable()
      }

      while (all.length < parties) {
        await Promise.all(Array.from({ length: atOnce }, anyAct))
        model.replay()
        await sameEverywhere()
      }

      async function sameEverywhere(): Promise<void> {
        const desks = await Promise.all(hosts.map((host) => patiently(() => deskOf(host, place.branchId))))
        for (const desk of desks)
          expect(orderOf(desk)).toEqual(place.areaIds.map((area) => model.inQueue(area)))
        for (let i = 0; i < 3; i += 1) {
          const one = pick(all)
          const tickets = await Promise.all(
            [0, 1].map((app) =>
              patiently(() =>
                one.at(app).call<WaitingEntryWire>('GET', `/api/v1/waiting-list/waiting/${one.id}`),
              ),
            ),
          )
          for (const { state, place: position, ahead } of tickets)
            expect({ id: one.id, state, position, ahead }).toEqual({
              id: one.id,
              ...model.placeOf(one.area, one.id),
            })
        }
      }

      const rows = await test.database.db.read(place.shop.tenantId, ({ q }) =>
        q
          .selectFrom('waiting_entries')
          .select(['id', 'state', 'session_id', 'area_id', 'rank'])
          .where('tenant_id', '=', place.shop.tenantId)
          .execute(),
      )
      // nobody is lost, nobody is twice
      expect(rows.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      for (const { id, state, area_id } of rows)
        expect({ id, state }).toEqual({ id, state: model.stateOf(area_id, id) })
      const seated = rows.filter((row) => row.state === 'seated')
      expect(seated.length).toBeGreaterThan(parties / 20)
      expect(new Set(seated.map((row) => row.session_id)).size).toBe(seated.length)
      expect(new Set(rows.map((row) => `${row.area_id} ${row.rank}`)).size).toBe(rows.length)
    },
    long ? 1_800_000 : 60_000,
  )
})

/** Who looks asks a busy server again. */
async function patiently<T>(look: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (!(error instanceof Error && error.message.includes(': 503 '))) throw error
    }
  }
}

function orderOf(desk: WaitingDeskWire): { id: string; state: string }[][] {
  return desk.areas.map((area) => area.parties.map(({ id, state }) => ({ id, state })))
}
