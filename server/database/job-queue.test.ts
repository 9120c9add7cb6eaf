import pg from 'pg'
import { getRollbackPlans, PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { makeReceived } from '#server/testing/make-received.ts'
import { installJobs } from './install-jobs.ts'
import { jobKinds, jobSchema } from './job-kinds.ts'
import { TryLater } from '../core/try-later.ts'
import { startJobQueue, type JobQueue, type JobWork } from './job-queue.ts'

let database: TestDatabase
let owner: pg.Client
const running: JobQueue[] = []
beforeAll(async () => {
  database = await makeTestDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  for (const queue of running.splice(0)) await queue.stop()
})
afterAll(async () => {
  await owner.end()
  await database.close()
})

const errors: unknown[] = []
async function start(work: Partial<JobWork>): Promise<JobQueue> {
  const whole = { run: async () => {}, park: async () => {}, ...work }
  const queue = await startJobQueue(database.appUrl, { message: whole }, (error) => errors.push(error))
  running.push(queue)
  return queue
}
const data = (n: number) => ({ tenantId: 't', n })

describe('the job queue', () => {
  it('works for the app’s login, which owns nothing', async () => {
    const received = makeReceived<object>()
    const queue = await start({ run: async (job) => received.receive(job) })
    await queue.send('message', [data(1)])
    await received.until((all) => all.length === 1)
    expect(received.all).toEqual([data(1)])
    expect(errors).toEqual([])
  })

  it('safety 28: the same job sent twice is one job', async () => {
    const received = makeReceived<{ n: number }>()
    const queue = await start({ run: async (job) => received.receive(job) })
    await Promise.all([queue.send('message', [data(2)]), queue.send('message', [data(2)])])
    await queue.send('message', [data(3)])
    await received.until((all) => all.some(({ n }) => n === 3))
    expect(received.all.filter(({ n }) => n === 2)).toHaveLength(1)
  })

  it('safety 28: two workers share the jobs, none is done twice', async () => {
    const received = makeReceived<number>()
    const run = async ({ n }: { n: number }) => received.receive(n)
    const [one] = [await start({ run }), await start({ run })]
    const all = Array.from({ length: 60 }, (_, n) => 100 + n)
    await one.send('message', all.map(data))
    await received.until((seen) => seen.length >= all.length)
    expect([...received.all].sort()).toEqual(all)
  })

  it('tries again what failed, and keeps it when the process stops', async () => {
    const first = makeReceived<number>()
    const queue = await start({
      run: async ({ n }: { n: number }) => {
        first.receive(n)
        throw new TryLater()
      },
    })
    await queue.send('message', [data(4)])
    await first.until((all) => all.includes(4))
    await queue.stop()
    await owner.query(`update ${jobSchema}.job set start_after = now() where data ->> 'n' = '4'`)
    const second = makeReceived<number>()
    await start({ run: async ({ n }: { n: number }) => second.receive(n) })
    await second.until((all) => all.includes(4))
    expect(errors).toEqual([])
  })

  it('parks a job that failed each time, once', async () => {
    const parked = makeReceived<number>()
    const tried = makeReceived<number>()
    const queue = await start({
      run: async ({ n }: { n: number }) => {
        tried.receive(n)
        throw new TryLater()
      },
    })
    await queue.send('message', [data(5)])
    await tried.until((all) => all.length === 1)
    await queue.stop()
    await owner.query(
      `update ${jobSchema}.job set start_after = now(), retry_count = retry_limit where data ->> 'n' = '5'`,
    )
    await start({
      run: async () => {
        throw new TryLater()
      },
      park: async ({ n }: { n: number }) => parked.receive(n),
    })
    await parked.until((all) => all.length === 1)
    expect(parked.all).toEqual([5])
  })
})

describe('a worker that is killed', () => {
  it('safety 28: has its job given back to another once it has been silent', async () => {
    const settings = { connectionString: database.appUrl, schema: jobSchema, migrate: false, schedule: false }
    const killed = new PgBoss({ ...settings, supervise: false })
    await killed.start()
    const id = await killed.send('message', data(6))
    expect((await killed.fetch('message')).map((job) => job.id)).toEqual([id])
    await killed.stop({ graceful: false })
    await owner.query(
      `update ${jobSchema}.job set heartbeat_on = now() - make_interval(secs => heartbeat_seconds + 1) where id = $1`,
      [id],
    )
    await owner.query(`update ${jobSchema}.queue set monitor_on = null, monitor_claim_on = null`)
    const watcher = new PgBoss({ ...settings, reindex: false, monitorVacuum: false, supervise: false })
    await watcher.start()
    await watcher.supervise('message')
    await watcher.stop({ graceful: false })
    const { rows } = await owner.query(`select state from ${jobSchema}.job where id = $1`, [id])
    expect(rows).toEqual([{ state: 'retry' }])
    const { silence, first } = jobKinds.message
    // noticed at the next look, which comes every 10 s, and fetched within 2 s after the first wait
    expect(silence + 10 + first + 2).toBeLessThan(60)
  })
})

describe('the library’s tables', () => {
  it('are brought up to date by the owner’s login when the library is newer', async () => {
    const old = await makeTestDatabase()
    const login = new pg.Client({ connectionString: old.ownerUrl })
    await login.connect()
    try {
      const version = `select version from ${jobSchema}.version`
      const newest = (await login.query(version)).rows
      await login.query(getRollbackPlans(jobSchema))
      expect((await login.query(version)).rows).not.toEqual(newest)
      await installJobs(login)
      expect((await login.query(version)).rows).toEqual(newest)
      await installJobs(login)
      const queue = await startJobQueue(
        old.appUrl,
        { message: { run: async () => {}, park: async () => {} } },
        () => {},
      )
      await queue.stop()
    } finally {
      await login.end()
      await old.close()
    }
  })
})
