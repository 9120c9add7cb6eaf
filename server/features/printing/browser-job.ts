import type { TakenPrintJobWire } from '#contract/printing/printing.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ticketRows } from '#domain/printing/ticket-rows.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import {
  claimNext,
  endPrintJobs,
  freePrintJobs,
  lockClaimed,
  lockPrintJob,
} from '#server/store/printing/print-jobs.ts'
import { branchFor, worksIn } from '#server/authorization/staff-branches.ts'

/** A browser that took a ticket and says nothing for so long is gone. */
const browserMs = minuteMs

/**
 * Takes a member, a branch and the browser's own name; returns the next ticket that waits for a browser there, which no
 * other one gets. Who sees no money gets the kitchen's alone. Refuses 'not-allowed' and 'branch-not-found'.
 */
export async function takePrintJob(
  deps: Deps,
  staff: StaffSession,
  { branchId, device }: { branchId: string; device: string },
): Promise<{ job: TakenPrintJobWire } | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'see_board', catalogue, branchId)
  if (isRefusal(branch)) return branch
  const money = mayStaff(staff.role, 'see_money')
  const printers = catalogue.printers.filter(
    ({ branch_id, kind, paper }) =>
      branch_id === branchId && kind === 'browser' && (money || paper === 'kitchen'),
  )
  if (printers.length === 0) return { job: null }
  const at = new Date(deps.clock())
  return deps.db.write(staff.tenantId, async (db) => {
    const claimed = await lockClaimed(
      db,
      printers.map(({ id }) => id),
    )
    const stale = claimed.filter((job) => at.getTime() - (job.claimed_at?.getTime() ?? 0) > browserMs)
    await freePrintJobs(
      db,
      stale.map(({ id }) => id),
      'maybe',
    )
    for (const printer of printers) {
      const claim = makeId()
      const job = await claimNext(db, printer.id, { claim, holder: `browser:${device}`, journal: null, at })
      if (job)
        return {
          job: {
            id: job.id,
            claim,
            copies: printer.copies,
            width: printer.width,
            rows: ticketRows(job.ticket, printer.language, job.copy),
          },
        }
    }
    return { job: null }
  })
}

/** Takes a ticket and the claim on it; it is printed. One that was given to another meanwhile stays that one's. */
export async function endPrintJob(
  deps: Deps,
  staff: StaffSession,
  { id, claim }: { id: string; claim: string },
): Promise<{ done: boolean } | Refusal> {
  if (!mayStaff(staff.role, 'see_board')) return refuse('not-allowed')
  const { printers } = await deps.catalogues.current(staff.tenantId)
  return deps.db.write(staff.tenantId, async (db) => {
    const job = await lockPrintJob(db, id)
    const branch = printers.find((one) => one.id === job?.printer_id)?.branch_id
    if (!job || !worksIn(staff, branch)) return refuse('not-found')
    const mine = job.state === 'claimed' && job.claim === claim
    if (mine) await endPrintJobs(db, [id], 'done', new Date(deps.clock()))
    return { done: mine }
  })
}
