import type { Logger } from 'pino'
import type { Database } from '#server/database/tenant-db.ts'
import { claimOutbox, dropOutbox, type OutboxRow } from '#server/store/core/outbox.ts'
import { inSpan } from '#server/logs/tracing.ts'

/** What is done with each kind of outbox row. Each may run twice for one row (safety 28). */
export type RelayHandlers = Readonly<
  Record<string, (tenantId: string, payload: never) => Promise<void> | void>
>

/** What is done with all rows of a kind that one pass found, oldest first, in one go. All of it may run twice. */
export type RelayBatches = Readonly<
  Record<string, (rows: readonly { tenantId: string; payload: never }[]) => Promise<void>>
>

export interface Relay {
  /** One coalesced wake-up: many calls at once cost one pass. */
  wake(): void
  /** Waits for the pass under way, then stops. */
  stop(): Promise<void>
}

const most = 200
/** A slow safety net: whoever writes a row wakes it, and the look of each second does for all others' (decision 0229). */
const idleMs = 60_000
/** From the start of a pass to that of the next: under load one pass carries what two would have. */
const usualGather = 200

/**
 * Takes the jobs' database and the handlers; carries outbox rows to them after their transactions have committed.
 * Rows are claimed, acted on, then dropped: a death in between repeats, never loses. Safety 27.
 */
export function startRelay(
  db: Database,
  handlers: RelayHandlers,
  log: Logger,
  batches: RelayBatches = {},
  gatherMs: number = usualGather,
): Relay {
  const parts = { db, handlers, batches, log }
  let stopped = false
  let wanted = false
  let notBefore = 0
  let gathering: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  const timer = setInterval(wake, idleMs)
  timer.unref()

  function wake(): void {
    wanted = true
    if (running || stopped || gathering) return
    const wait = notBefore - performance.now()
    if (wait > 0) gathering = setTimeout(go, wait)
    else go()
  }

  function go(): void {
    gathering = undefined
    wanted = false
    const began = performance.now()
    running = carryRows(parts).then((carried) => {
      running = undefined
      // more are waiting than one pass takes
      if (carried === most) wanted = true
      else if (carried > 0) notBefore = began + gatherMs
      if (wanted && !stopped) wake()
    })
  }

  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      clearTimeout(gathering)
      await running
    },
  }
}

interface Parts {
  readonly db: Database
  readonly handlers: RelayHandlers
  readonly batches: RelayBatches
  readonly log: Logger
}

/** One pass: claims rows, acts on them and drops those that are done; returns how many it found. */
async function carryRows({ db, handlers, batches, log }: Parts): Promise<number> {
  try {
    const rows = await db.platform((platform) => claimOutbox(platform, most))
    const done: number[] = []
    for (const [kind, batch] of Object.entries(batches))
      done.push(...(await handleAll(batch, { kind, rows, log })))
    for (const row of rows)
      if (!batches[row.kind] && (await handle(handlers[row.kind], row, log))) done.push(row.id)
    if (done.length > 0) await db.platform((platform) => dropOutbox(platform, done))
    return rows.length
  } catch (error) {
    log.error({ err: error }, 'relay')
    return 0
  }
}

async function handle(
  handler: RelayHandlers[string] | undefined,
  row: OutboxRow,
  log: Logger,
): Promise<boolean> {
  try {
    if (handler)
      await inSpan(`relay ${row.kind}`, { tenant: row.tenant_id }, async () =>
        handler(row.tenant_id, row.payload as never),
      )
    return true
  } catch (error) {
    log.error({ err: error, kind: row.kind, tenant: row.tenant_id }, 'relay handler')
    return false
  }
}

/**
 * Takes what is done with all rows of one kind and the rows of a pass; returns the ids of those that are done. What fails
 * together is done one by one, so that one bad row holds up nothing else.
 */
async function handleAll(
  batch: RelayBatches[string],
  { kind, rows, log }: { kind: string; rows: readonly OutboxRow[]; log: Logger },
): Promise<number[]> {
  const own = rows.filter((row) => row.kind === kind)
  if (own.length === 0) return []
  try {
    const events = own.map(({ tenant_id, payload }) => ({ tenantId: tenant_id, payload: payload as never }))
    await inSpan(`relay ${kind}`, { rows: own.length }, () => batch(events))
    return own.map(({ id }) => id)
  } catch (error) {
    log.error({ err: error, kind, rows: own.length }, 'relay handler')
    if (own.length === 1) return []
    const alone: number[] = []
    for (const row of own) alone.push(...(await handleAll(batch, { kind, rows: [row], log })))
    return alone
  }
}
