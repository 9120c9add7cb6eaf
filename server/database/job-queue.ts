import { createHash } from 'node:crypto'
import { PgBoss, type Job } from 'pg-boss'
import { inSpan } from '../logs/tracing.ts'
import { TryLater } from '../core/try-later.ts'
import { jobSchema, parkedQueue, type JobKind } from './job-kinds.ts'

/** What a job carries: names of rows, never what they say. */
export type JobData = Readonly<{ tenantId: string } & Record<string, string | number>>

/** What is done with jobs of one kind. Each may run twice for one job, and in several processes. Safety 28. */
export interface JobWork {
  /** Throws to be tried again later. */
  run(data: never): Promise<void>
  /** The same for all jobs that a look found, where together they cost less; what became of each, in their order. */
  runAll?(all: readonly never[]): Promise<readonly PromiseSettledResult<void>[]>
  /** All tries failed, or the worker died in each: what is to be seen of it afterwards. */
  park(data: never): Promise<void>
}

/** Durable jobs in PostgreSQL; every process with the same database shares the work. */
export interface JobQueue {
  /** Keeps the jobs, committed when this resolves; the same data twice is one job. Wakes this process's workers. */
  send(kind: JobKind, jobs: readonly JobData[]): Promise<void>
  /** The queues that this process works on. */
  readonly queues: readonly string[]
  /** Jobs of that queue are due: its workers here look at once. */
  wake(queue: string): void
  /** Waits for the jobs under way, then stops. */
  stop(): Promise<void>
}

/** How often a worker looks by itself: a slow safety net. A sent job wakes the process that sent it at once, a due one each. */
const usualLookSeconds = 60
const atOnce = 20

/**
 * Takes the app login's URL and what to do with which kinds; starts their workers. The library holds at most two
 * connections of its own, so that waiting jobs never take what people wait for (safety 31).
 */
export async function startJobQueue(
  appUrl: string,
  works: Readonly<Partial<Record<JobKind, JobWork>>>,
  report: (error: unknown) => void,
  lookEverySeconds: number = usualLookSeconds,
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: appUrl,
    application_name: 'job-queue',
    schema: jobSchema,
    max: 2,
    migrate: false,
    schedule: false,
    // the app's login owns nothing, so it can rebuild no index
    reindex: false,
    monitorVacuum: false,
    // how soon the jobs of a dead worker are noticed
    superviseIntervalSeconds: 40,
    monitorIntervalSeconds: 40,
    queueCacheIntervalSeconds: 600,
    flowIntervalSeconds: 600,
  })
  boss.on('error', report)
  await boss.start()
  const kinds = Object.entries(works) as [JobKind, JobWork][]
  const workers = new Map<string, string>()
  for (const [kind, own] of kinds)
    for (const [queue, worker] of await work(boss, kind, own, { report, lookEverySeconds }))
      workers.set(queue, worker)
  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker !== undefined) boss.notifyWorker(worker)
  }
  return {
    queues: [...workers.keys()],
    wake,
    async send(kind, jobs) {
      const byId = new Map(jobs.map((data) => [idOf(kind, data), data]))
      await boss.insert(
        kind,
        [...byId].map(([id, data]) => ({ id, data })),
      )
      wake(kind)
    },
    stop: () => boss.stop({ timeout: 15_000 }),
  }
}

async function work(
  boss: PgBoss,
  kind: JobKind,
  { run, runAll = oneByOne(run), park }: JobWork,
  { report, lookEverySeconds }: { report: (error: unknown) => void; lookEverySeconds: number },
): Promise<(readonly [queue: string, worker: string])[]> {
  const tell = (act: NonNullable<JobWork['runAll']>) => async (jobs: Job<JobData>[]) => {
    const ends = await inSpan(`job ${kind}`, { jobs: jobs.length }, () =>
      act(jobs.map(({ data }) => data as never)),
    )
    return jobs.map(({ id }, at) => {
      const end = ends[at]
      if (end?.status === 'fulfilled') return { id, status: 'completed' as const }
      if (!(end?.reason instanceof TryLater)) report(end?.reason)
      return { id, status: 'failed' as const }
    })
  }
  const options = {
    batchSize: atOnce,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: lookEverySeconds,
  } as const
  const parked = parkedQueue(kind)
  return [
    [kind, await boss.work<JobData>(kind, options, tell(runAll))],
    [parked, await boss.work<JobData>(parked, options, tell(oneByOne(park)))],
  ]
}

const oneByOne =
  (act: JobWork['run']): NonNullable<JobWork['runAll']> =>
  (all) =>
    Promise.allSettled(all.map(async (data) => act(data)))

function idOf(kind: JobKind, data: JobData): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([kind, data]))
    .digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
