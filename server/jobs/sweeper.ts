import type { Logger } from 'pino'
import { DatabaseBusy } from '#server/database/database-busy.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { listDue, type Due, type DueKind } from '#server/store/core/due-work.ts'
import { inSpan } from '#server/logs/tracing.ts'

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

const most = 50
const everyMs = 1000
const atOnce = 4

/**
 * Takes the jobs' database and the sweeps; every second finds what is due and acts on it. Holds, payments, refunds and
 * missed orders are found here by their due times, never by a job alone; every act may run twice. A kind that is slow
 * holds up no other. Safety 28.
 */
export function startSweepers(
  db: Database,
  sweeps: readonly Sweep[],
  tools: SweepTools,
): { stop(): Promise<void> } {
  const acting = new Map<Sweep, Promise<void>>()
  let stopped = false
  let again = false
  let wake = () => {}
  const looking = look()

  async function look(): Promise<void> {
    while (!stopped) {
      again = false
      for (const [sweep, due] of await findDue(db, sweeps, tools))
        if (due.length > 0 && !acting.has(sweep)) acting.set(sweep, act(sweep, due))
      if (!again) await pause()
    }
  }
  async function act(sweep: Sweep, due: readonly Due[]): Promise<void> {
    await actOn(sweep, due, tools)
    acting.delete(sweep)
    // there may be more of it than one look finds
    if (due.length < most) return
    again = true
    wake()
  }
  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, everyMs)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
  return {
    async stop() {
      stopped = true
      wake()
      await looking
      await Promise.all(acting.values())
    },
  }
}

/** Takes one sweep; acts on all that is due now, a few at a time. Returns how many there were. */
export async function runOnce(db: Database, sweep: Sweep, tools: SweepTools): Promise<number> {
  const due = (await findDue(db, [sweep], tools)).get(sweep) ?? []
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
): Promise<Map<Sweep, Due[]>> {
  const found = new Map<Sweep, Due[]>(sweeps.map((sweep) => [sweep, []]))
  if (sweeps.length === 0) return found
  const kinds = sweeps.map(({ due }) => due)
  try {
    const rows = await db.platform((platform) => listDue(platform, kinds, { most, now: new Date(clock()) }))
    for (const { at, ...due } of rows) found.get(sweeps[at] as Sweep)?.push(due)
  } catch (error) {
    if (error instanceof DatabaseBusy) log.error({ err: error }, 'sweep')
    else if (sweeps.length > 1)
      for (const sweep of sweeps)
        found.set(sweep, (await findDue(db, [sweep], { clock, log })).get(sweep) ?? [])
    else log.error({ err: error, due: sweeps[0]?.due }, 'sweep')
  }
  return found
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
