import { createHash } from 'node:crypto'
import type { PrinterWire, PrintingWire } from '#contract/printing/printing.ts'
import { dayMomentWords } from '#domain/core/moment-words.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { listStations } from '#server/store/ordering/kitchen.ts'
import { listAgents, type PrintAgentRow } from '#server/store/printing/print-agents.ts'
import { listOpenJobs, type PrintJobRow } from '#server/store/printing/print-jobs.ts'
import { listPrinters, listPrinterStates, type PrinterRow } from '#server/store/printing/printers.ts'
import type { PrinterState } from '#server/store/printing/printing-columns.ts'

/** A program that has said nothing for so long is away. */
const agentAwayMs = 75_000
const mostJobs = 100

/** Takes a member, a branch and the language; returns its printers, programs and what waits. Refuses 'not-allowed' and 'branch-not-found'. */
export async function showPrinting(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  language: Language,
): Promise<PrintingWire | Refusal> {
  const branch = branchFor(staff, 'branches', await deps.catalogues.current(staff.tenantId), branchId)
  if (isRefusal(branch)) return branch
  const look = { branchId, language, now: deps.clock(), zone: branch.timeZone }
  return deps.db.snapshot(staff.tenantId, (db) => describePrinting(db, look))
}

/** Whose branch, for whom and when. */
export interface PrintingLook {
  readonly branchId: string
  readonly language: Language
  readonly now: number
  readonly zone: string
}

/** Takes where to look; returns all about printing in the branch. */
export async function describePrinting(
  db: TenantDb,
  { branchId, language, now, zone }: PrintingLook,
): Promise<PrintingWire> {
  const own = <T extends { branch_id: string }>(rows: readonly T[]) =>
    rows.filter((row) => row.branch_id === branchId)
  const [printers, agents] = [own(await listPrinters(db)), own(await listAgents(db))]
  const states = await listPrinterStates(db)
  const open = await listOpenJobs(
    db,
    printers.map(({ id }) => id),
    mostJobs,
  )
  const time = (at: Date) => dayMomentWords(at.getTime(), now, zone, language)
  const online = (agent: PrintAgentRow) => now - (agent.seen_at?.getTime() ?? 0) < agentAwayMs
  return {
    branch_id: branchId,
    stations: (await listStations(db, branchId)).map(({ id, name_ar: ar, name_en: en }) => ({
      id,
      name: wordIn({ ar, en }, language),
    })),
    printers: printers.map((printer) => ({
      ...bodyOf(printer),
      id: printer.id,
      seen: nameOfPrinter(printer),
      state: stateOf(
        printer,
        agents.find(({ id }) => id === printer.agent_id),
        {
          online,
          state: states.get(printer.id)?.state,
        },
      ),
      waiting: open.filter((job) => job.printer_id === printer.id).length,
    })),
    agents: agents.map((agent) => ({
      id: agent.id,
      name: agent.name,
      online: online(agent),
      seen: agent.seen_at ? time(agent.seen_at) : '',
    })),
    jobs: open.map((job) => showJob(job, time)),
  }
}

function showJob(job: PrintJobRow, time: (at: Date) => string): PrintingWire['jobs'][number] {
  return {
    id: job.id,
    printer_id: job.printer_id,
    number: job.ticket.number,
    kind: job.ticket.kind,
    copy: job.copy,
    at_printer: job.state === 'claimed',
    time: time(job.made_at),
  }
}

function bodyOf(printer: PrinterRow): Omit<PrinterWire, 'id' | 'seen' | 'state' | 'waiting'> {
  const { name, kind, agent_id, address, width, dots, paper, station_ids, language, copies, prints_at } =
    printer
  return { name, kind, agent_id, address, width, dots, paper, station_ids, language, copies, prints_at }
}

/** Takes a printer; returns a name for it as it is: the same name is the same printer. */
export function nameOfPrinter(printer: PrinterRow): string {
  // a number that nobody chose is not in it: processes that know of none name the printer alike
  const said = Object.entries(bodyOf(printer)).filter(([key, value]) => key !== 'dots' || value !== null)
  const meaning = JSON.stringify(said)
  return createHash('sha256').update(meaning).digest('base64url').slice(0, 22)
}

function stateOf(
  { kind }: PrinterRow,
  agent: PrintAgentRow | undefined,
  of: { online: (agent: PrintAgentRow) => boolean; state: PrinterState | undefined },
): PrinterWire['state'] {
  if (kind === 'browser') return 'ready'
  if (!agent) return 'unpaired'
  return of.online(agent) ? (of.state ?? 'unknown') : 'away'
}
