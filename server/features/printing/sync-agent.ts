import { setTimeout as sleep } from 'node:timers/promises'
import type { AgentPrintJobWire, AgentSyncBody } from '#contract/printing/print-agent.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { rulerUntil } from '#domain/printing/ticket-ruler.ts'
import { usualDots } from '#domain/printing/print-ticket.ts'
import { ticketRows } from '#domain/printing/ticket-rows.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { jobOf } from '#server/heavy-work/job.ts'
import { makeId } from '#server/core/make-id.ts'
import type { ticketBytes } from '#server/adapters/printing/ticket-bytes.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { beginTurns, takeTurn } from '#server/store/printing/print-agents.ts'
import {
  claimNext,
  endPrintJobs,
  freePrintJobs,
  hasWaiting,
  lockClaimed,
  type PrintJobRow,
} from '#server/store/printing/print-jobs.ts'
import { listPrinters, savePrinterStates, type PrinterRow } from '#server/store/printing/printers.ts'
import type { PrintAgent } from './pair-agent.ts'

const drawing = jobOf<typeof ticketBytes>('server/adapters/printing/ticket-bytes.ts', 'ticketBytes')

type Claimed = readonly (readonly [PrintJobRow, PrinterRow])[]

/**
 * Takes a program and what it says: what became of its tickets. Each of them ends in one of three ways: printed, surely not
 * printed (it waits as it was), or perhaps printed (it waits marked as a possible copy). Then each of its printers that has
 * none gets its next ticket. Refuses 'plan-changed' for a turn that is over. Decision 0079.
 */
export async function syncPrintAgent(
  deps: Deps,
  agent: PrintAgent,
  body: AgentSyncBody,
): Promise<{ turn: number; jobs: AgentPrintJobWire[] } | Refusal> {
  const at = new Date(deps.clock())
  if (body.turn === 0) {
    const turn = await deps.db.write(agent.tenantId, (db) => beginTurns(db, agent.id, at))
    return turn === undefined ? refuse('sign-in-required') : { turn: turn + 1, jobs: [] }
  }
  const claimed = await writeUnlessRefused<Claimed>(deps.db, agent.tenantId, async (db) => {
    const row = await takeTurn(db, agent.id, { turn: body.turn, journal: body.journal, at })
    if (!row) return refuse('plan-changed')
    const printers = (await listPrinters(db)).filter(
      (one) => one.agent_id === agent.id && one.kind === 'network',
    )
    const busy = await settleClaims(db, { agent, body, printers, at })
    await savePrinterStates(db, agent.id, body.printers, at)
    const free = printers.filter(({ id }) => !busy.has(id) && !body.resting.includes(id))
    const next: [PrintJobRow, PrinterRow][] = []
    for (const printer of free) {
      const by = { claim: makeId(), holder: agent.id, journal: body.journal, at }
      const job = await claimNext(db, printer.id, by)
      if (job) next.push([job, printer])
    }
    return next
  })
  if (isRefusal(claimed)) return claimed
  const jobs = await Promise.all(claimed.map(([job, printer]) => drawJob(deps, agent, job, printer)))
  return { turn: body.turn + 1, jobs: jobs.filter((job) => job !== undefined) }
}

/** Acts on what is claimed; returns the printers that have a ticket still. */
async function settleClaims(
  db: WriteDb,
  of: { agent: PrintAgent; body: AgentSyncBody; printers: readonly PrinterRow[]; at: Date },
): Promise<Set<string>> {
  const { agent, body, printers, at } = of
  const fates = { done: [] as string[], no: [] as string[], maybe: [] as string[] }
  const busy = new Set<string>()
  const known = printers.map(({ id }) => id)
  for (const job of await lockClaimed(db, known, agent.id)) {
    const fate = fateOf(job, agent.id, body)
    if (fate === 'held') busy.add(job.printer_id)
    else fates[fate].push(job.id)
  }
  await endPrintJobs(db, fates.done, 'done', at)
  await freePrintJobs(db, fates.no, 'no')
  await freePrintJobs(db, fates.maybe, 'maybe')
  return busy
}

function fateOf(job: PrintJobRow, agentId: string, body: AgentSyncBody): 'done' | 'no' | 'maybe' | 'held' {
  const claim = job.claim ?? ''
  // its printer was given to this program while another one had the ticket
  if (job.holder !== agentId) return 'maybe'
  if (body.done.includes(claim)) return 'done'
  if (body.unsure.includes(claim)) return 'maybe'
  if (body.back.includes(claim)) return 'no'
  if (body.held.includes(claim)) return 'held'
  // it never heard of this claim, if its journal is the one in which it would stand
  return job.journal === body.journal ? 'no' : 'maybe'
}

/** A ticket that cannot be drawn would stop all behind it: it is given up, and the log says why. */
async function drawJob(
  deps: Deps,
  agent: PrintAgent,
  job: PrintJobRow,
  printer: PrinterRow,
): Promise<AgentPrintJobWire | undefined> {
  try {
    const rows = ticketRows(job.ticket, printer.language, job.copy)
    const { copies, language } = printer
    const dots = printer.dots ?? usualDots[printer.width]
    const by = { tenantId: agent.tenantId, urgent: true }
    const edge = job.ticket.kind === 'test' ? { language, until: rulerUntil(dots, printer.width) } : undefined
    const bytes = await deps.heavy.run(drawing, { rows, dots, copies, edge }, by)
    // the program never hears of this claim, so its next call frees the ticket
    if (isRefusal(bytes)) return undefined
    const { id, claim } = job
    const base64 = Buffer.from(bytes).toString('base64')
    return { id, claim: claim ?? '', printer_id: printer.id, address: printer.address, dots, bytes: base64 }
  } catch (error) {
    deps.log.error({ err: error, job: job.id, tenant: agent.tenantId }, 'ticket not drawn')
    await deps.db.write(agent.tenantId, (db) => endPrintJobs(db, [job.id], 'dropped', new Date(deps.clock())))
    return undefined
  }
}

const lookEveryMs = 1000

/** Takes a program and how long it waits, seconds; returns as soon as one of its printers has something to print. */
export async function waitForPrintJobs(
  deps: Deps,
  agent: PrintAgent,
  { seconds, resting, gone }: { seconds: number; resting: readonly string[]; gone: AbortSignal },
): Promise<{ news: boolean }> {
  for (let passed = 0; ; passed += 1) {
    const { printers } = await deps.catalogues.current(agent.tenantId)
    const mine = printers.flatMap(({ id, agent_id }) =>
      agent_id === agent.id && !resting.includes(id) ? [id] : [],
    )
    const news = await deps.db.read(agent.tenantId, (db) => hasWaiting(db, mine, new Date(deps.clock())))
    if (news || passed >= seconds || gone.aborted) return { news }
    await sleep(lookEveryMs)
  }
}
