import type { Logger } from 'pino'
import { DatabaseBusy } from '#server/database/database-busy.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { listDue, unhurried, type Due, type DueKind } from '#server/store/core/due-work.ts'
import { inSpan } from '#server/logs/tracing.ts'
import { makePace } from './pace.ts'

/** One kind of due thing: the function of the database that finds it, and what is done with each. */
export interface Sweep {
  readonly due: DueKind
  act(tenantId: string, id: string): Promise<unknown>
}

/** The clock by which things fall due (UTC ms), and the log. */
export interface SweepTools {
  readonly clock: () => number
  readonly log: Logger
}

/** What runs: `stir` says that something was written, so that something may fall due soon. */
export interface Sweepers {
  stir(): void
  stop(): Promise<void>
}

const most = 50
const atOnce = 4

/**
 * Takes the jobs' database and the sweeps; finds what is due and acts on it. Holds, payments, refunds and missed orders are
 * found here by their due times, never by a job alone; every act may run twice. A kind that is slow holds up no other. It
 * looks each second while this process writes or something falls due within half a minute, else twice a minute: what a
 * process leaves that died is found by the others within half a minute. Safety 28, decision 0229.
 */
export function startSweepers(db: Database, sweeps: readonly Sweep[], tools: SweepTools): Sweepers {
  const acting = new Map<Sweep, Promise<void>>()
  const sleep = makeSleep()
  const pace = makePace(() => performance.now())
  let stopped = false
  let again = false
  const looking = look()

  async function look(): Promise<void> {
    while (!stopped) {
      again = false
      const aheadMs = pace.aheadMs()
      const { found, failed } = await findDue(db, sweeps, tools, aheadMs)
      // found ahead of its time: from now on each second
      const isSoon = aheadMs > 0 && sweeps.some((sweep) => isPrompt(sweep) && found.get(sweep)?.length)
      if (failed || isSoon) pace.hurry()
      for (const [sweep, due] of found)
        if (due.length > 0 && !acting.has(sweep) && !(isSoon && isPrompt(sweep)))
          acting.set(sweep, act(sweep, due))
      if (!again && !isSoon && !stopped) await sleep.during(pace.pauseMs())
    }
  }
  async function act(sweep: Sweep, due: readonly Due[]): Promise<void> {
    if (isPrompt(sweep)) pace.stir()
    await actOn(sweep, due, tools)
    acting.delete(sweep)
    // there may be more of it than one look finds
    if (due.length < most) return
    again = true
    sleep.end()
  }
  return {
    stir() {
      if (pace.stir()) sleep.end()
    },
    async stop() {
      stopped = true
      sleep.end()
      await looking
      await Promise.all(acting.values())
    },
  }
}

const isPrompt = ({ due }: Sweep): boolean => !unhurried.has(due)

function makeSleep() {
  let end = () => {}
  return {
    end: () => end(),
    during: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        timer.unref()
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}

/** Takes one sweep; acts on all that is due now, a few at a time. Returns how many there were. */
export async function runOnce(db: Database, sweep: Sweep, tools: SweepTools): Promise<number> {
  const due = (await findDue(db, [sweep], tools)).found.get(sweep) ?? []
  await actOn(sweep, due, tools)
  return due.length
}

/**
 * What is due of each kind, by one question: each asked by itself is most of what an idle process costs. Should one kind's
 * question fail, the others are asked without it; a database that is away is away for all, and is told once.
 */
async function findDue(
  db: Database,
  sweeps: readonly Sweep[],
  { clock, log }: SweepTools,
  aheadMs = 0,
): Promise<{ found: Map<Sweep, Due[]>; failed: boolean }> {
  const found = new Map<Sweep, Due[]>(sweeps.map((sweep) => [sweep, []]))
  if (sweeps.length === 0) return { found, failed: false }
  const now = clock()
  const asked = sweeps.map(({ due }) => ({
    kind: due,
    at: new Date(unhurried.has(due) ? now : now + aheadMs),
  }))
  try {
    const rows = await db.platform((platform) => listDue(platform, asked, most))
    for (const { at, ...due } of rows) found.get(sweeps[at] as Sweep)?.push(due)
    return { found, failed: false }
  } catch (error) {
    if (error instanceof DatabaseBusy) log.error({ err: error }, 'sweep')
    else if (sweeps.length === 1) log.error({ err: error, due: sweeps[0]?.due }, 'sweep')
    else
      for (const sweep of sweeps)
        found.set(sweep, (await findDue(db, [sweep], { clock, log }, aheadMs)).found.get(sweep) ?? [])
    return { found, failed: true }
  }
}

async function actOn(sweep: Sweep, due: readonly Due[], { log }: SweepTools): Promise<void> {
  const queue = [...due]
  const act = async ({ tenant_id: tenant, id }: Due): Promise<void> => {
    await inSpan(`sweep ${sweep.due}`, { tenant }, async () => sweep.act(tenant, id)).catch(
      (error: unknown) => log.error({ err: error, due: sweep.due, tenant, id }, 'sweep'),
    )
  }
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await act(next)
    }),
  )
}
