import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '#server/database/tenant-db.ts'
import { inSpan } from '#server/tracing.ts'

/** One kind of due thing: the function of the database that finds it, and what is done with each. */
export interface Sweep {
  readonly due:
    | 'due_holds'
    | 'due_accepts'
    | 'due_host_checks'
    | 'due_retention'
    | 'due_campaigns'
    | 'due_company_orders'
    | 'due_attempts'
    | 'due_refunds'
    | 'due_points'
    | 'due_point_warnings'
    | 'due_coupon_guesses'
    | 'due_customer_sessions'
    | 'due_sign_in_codes'
    | 'due_rating_sums'
    | 'due_rating_photos'
    | 'due_known_browsers'
    | 'due_report_days'
    | 'due_daily_reports'
    | 'due_table_sessions'
    | 'due_reservations'
    | 'due_price_changes'
    | 'due_waiting_calls'
    | 'due_waiting_names'
    | 'due_webhooks'
    | 'due_pos_orders'
    | 'due_old_webhooks'
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
 * missed orders are found here by their due times, never by a job alone; every act may run twice. Safety 28.
 */
export function startSweepers(
  db: Database,
  sweeps: readonly Sweep[],
  { clock, log }: SweepTools,
): { stop(): Promise<void> } {
  let stopped = false
  const waiting = new Set<() => void>()
  const loops = sweeps.map((sweep) => loop(sweep))

  async function loop(sweep: Sweep): Promise<void> {
    while (!stopped) {
      const found = await runOnce(db, sweep, { clock, log })
      if (found < most) await pause()
    }
  }
  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, everyMs)
      timer.unref()
      waiting.add(done)
    })
  }
  return {
    async stop() {
      stopped = true
      for (const done of waiting) done()
      await Promise.all(loops)
    },
  }
}

/** Takes one sweep; acts on all that is due now, a few at a time. Returns how many there were. */
export async function runOnce(db: Database, sweep: Sweep, { clock, log }: SweepTools): Promise<number> {
  try {
    const { rows } = await db.platform(({ q }) =>
      sql<{
        tenant_id: string
        id: string
      }>`select * from ${sql.ref(sweep.due)}(${most}, ${new Date(clock())})`.execute(q),
    )
    const queue = [...rows]
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const { tenant_id, id } = next
          await inSpan(`sweep ${sweep.due}`, { tenant: tenant_id }, async () =>
            sweep.act(tenant_id, id),
          ).catch((error: unknown) =>
            log.error({ err: error, due: sweep.due, tenant: tenant_id, id }, 'sweep'),
          )
        }
      }),
    )
    return rows.length
  } catch (error) {
    log.error({ err: error, due: sweep.due }, 'sweep')
    return 0
  }
}
