import type { OutsideWire, TimingPlanWire, TimingWire } from '#contract/timing/timing.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { type StaffAct } from '#domain/backoffice/staff-role.ts'
import type { Language } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { loadTiming } from '#server/store/timing/load-timing.ts'
import {
  lockBranchHours,
  saveBranchHours,
  saveTiming as keepTiming,
} from '#server/store/timing/save-timing.ts'
import { fallenOutside } from '#domain/timing/sold-outside.ts'
import { listSoldAhead } from '#server/store/timing/sold-ahead.ts'
import { planOfBody, type TimingPlan } from './plan-of-body.ts'
import { holdsNow, nameOf, showTiming } from './show-timing.ts'

/** Who asks, for which branch, in which language. */
export interface TimingCall {
  readonly staff: StaffSession
  readonly branchId: string
  readonly language: Language
}

/** Takes a call; returns the branch's timing as it is kept. Refuses 'not-allowed' and 'branch-not-found'. */
export async function getTiming(deps: Deps, call: TimingCall): Promise<TimingWire | Refusal> {
  const found = await branchOf(deps, call, 'opening')
  if (isRefusal(found)) return found
  const plan = await deps.db.write(call.staff.tenantId, (db) => readPlan(db, call.branchId))
  return showTiming(found.catalogue, found.branch, plan, call.language, deps.clock())
}

/**
 * Takes a call, a plan as it was typed and the name of the one that it began from; keeps it in the other's place. Refuses
 * field by field, and with 'plan-changed' when somebody else has changed it meanwhile.
 */
export async function saveTiming(
  deps: Deps,
  call: TimingCall,
  body: { plan: TimingPlanWire; seen: string },
): Promise<TimingWire | Refusal> {
  const plan = planOfBody(body.plan)
  if (isRefusal(plan)) return plan
  return change(deps, call, 'opening', 'save-timing', (before) =>
    nameOf(before) === body.seen ? plan : refuse('plan-changed'),
  )
}

/**
 * Takes a call and a plan as it was typed; returns how many orders for later and booked tables would lie outside it, and keeps
 * nothing. Refuses field by field. Rule "Hours of what is sold".
 */
export async function checkTiming(
  deps: Deps,
  call: TimingCall,
  body: { plan: TimingPlanWire },
): Promise<OutsideWire | Refusal> {
  const plan = planOfBody(body.plan)
  if (isRefusal(plan)) return plan
  const found = await branchOf(deps, call, 'opening')
  if (isRefusal(found)) return found
  const now = deps.clock()
  return deps.db.write(call.staff.tenantId, async (db) =>
    countOutside(db, found.branch, await readPlan(db, call.branchId), plan, now),
  )
}

async function countOutside(
  db: WriteDb,
  branch: Branch,
  before: TimingPlan,
  after: TimingPlan,
  now: number,
): Promise<OutsideWire> {
  const sold = await listSoldAhead(db, branch.id, new Date(now))
  const fallen = fallenOutside({ ...branch, ...before }, { ...branch, ...after }, sold)
  const orders = fallen.filter(({ kind }) => kind === 'order').length
  return { orders, reservations: fallen.length - orders }
}

/** Takes a call and minutes; stops the branch from now on for so long, 0 lets it go on. Rule "Opening hours". */
export async function pauseBranch(
  deps: Deps,
  call: TimingCall,
  minutes: number,
): Promise<TimingWire | Refusal> {
  return change(deps, call, 'pause', 'pause-branch', (before, now) => {
    const others = before.pauses.filter((one) => !holdsNow(one, now))
    if (minutes === 0) return { ...before, pauses: others }
    const stop = {
      id: makeId(),
      name: { ar: '', en: '' },
      types: [],
      kind: 'once' as const,
      startsAt: now,
      endsAt: now + minutes * minuteMs,
    }
    return { ...before, pauses: [...others, stop] }
  })
}

async function change(
  deps: Deps,
  call: TimingCall,
  act: StaffAct,
  action: string,
  decide: (before: TimingPlan, now: number) => TimingPlan | Refusal,
): Promise<TimingWire | Refusal> {
  const found = await branchOf(deps, call, act)
  if (isRefusal(found)) return found
  const { tenantId, staffId } = call.staff
  const now = deps.clock()
  const after = await writeUnlessRefused(deps.db, tenantId, async (db) => {
    const before = await readPlan(db, call.branchId)
    const plan = decide(before, now)
    if (isRefusal(plan)) return plan
    const pauses = plan.pauses.filter((one) => one.kind === 'weekly' || one.endsAt > now)
    await saveBranchHours(db, call.branchId, plan)
    await keepTiming(db, call.branchId, { ...plan, pauses })
    await writeAudit(db, { staffId, action, subject: call.branchId, before, after: { ...plan, pauses } })
    const outside = await countOutside(db, found.branch, before, plan, now)
    return { plan: { ...plan, pauses }, outside }
  })
  if (isRefusal(after)) return after
  const shown = showTiming(found.catalogue, found.branch, after.plan, call.language, now)
  return { ...shown, outside: after.outside }
}

async function branchOf(
  deps: Deps,
  { staff, branchId }: TimingCall,
  act: StaffAct,
): Promise<{ catalogue: Catalogue; branch: Branch } | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, act, catalogue, branchId)
  return isRefusal(branch) ? branch : { catalogue, branch }
}

/** The branch's row is locked: two who save at once see each other. */
async function readPlan(db: WriteDb, branchId: string): Promise<TimingPlan> {
  const hours = await lockBranchHours(db, branchId)
  return { ...hours, ...(await loadTiming(db))(branchId) }
}
