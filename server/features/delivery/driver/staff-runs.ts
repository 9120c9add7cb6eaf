import { localPath } from '#domain/core/local-path.ts'
import type { StaffRunWire } from '#contract/delivery/driver.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import {
  clearIdlePositions,
  giveOrders,
  insertRun,
  isUnderWay,
  listOpenRuns,
  type OpenRunOrder,
  type RunRow,
} from '#server/store/delivery/driver-runs.ts'
import { lockOrder } from '#server/store/ordering/orders.ts'

/** Which deliveries a driver takes. */
export interface RunInput {
  readonly branchId: string
  readonly driverName: string
  readonly orderIds: readonly string[]
}

/** Takes a session and a branch; returns its runs under way. Refuses 'not-allowed' and 'branch-not-found'. Rule "Driver runs". */
export async function listRuns(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  language: Language,
): Promise<{ data: StaffRunWire[] } | Refusal> {
  const branch = await branchOf(deps, staff, branchId)
  if (isRefusal(branch)) return branch
  const { runs, orders } = await deps.db.read(staff.tenantId, (db) => listOpenRuns(db, branch.id))
  const show = (run: RunRow) =>
    showRun(deps, run, { branch, language, orders: orders.filter(({ run_id }) => run_id === run.id) })
  return { data: runs.map(show) }
}

/**
 * Takes a session and a wish; makes the run with its unguessable link. Refuses 'field-required' without a name, and
 * 'order-unavailable' for an order that is no delivery of the branch under way. Rule "Driver runs".
 */
export async function makeRun(
  deps: Deps,
  staff: StaffSession,
  input: RunInput,
  language: Language,
): Promise<StaffRunWire | Refusal> {
  const branch = await branchOf(deps, staff, input.branchId)
  if (isRefusal(branch)) return branch
  const driver_name = cleanLine(input.driverName, limits.name)
  if (!driver_name)
    return driver_name === undefined
      ? refuse('text-too-long', { fields: { driver_name: ['text-too-long'] } })
      : refuse('fill-all-fields', { fields: { driver_name: ['field-required'] } })
  const orderIds = [...new Set(input.orderIds)]
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const orders: OpenRunOrder[] = []
    const run_id = makeId()
    for (const id of orderIds.toSorted()) {
      const order = await authorize(inBranchOf(staff, 'order-unavailable'), lockOrder(db, id))
      if (isRefusal(order)) return order
      if (order.branch_id !== branch.id || order.type !== 'delivery' || !isUnderWay(order.status))
        return refuse('order-unavailable')
      if (order.number === null) return refuse('order-unavailable')
      orders.push({ run_id, id, number: order.number, status: order.status })
    }
    const run = await insertRun(db, { id: run_id, branch_id: branch.id, driver_name })
    await giveOrders(db, run_id, orderIds)
    await clearIdlePositions(db)
    const after = { driver: driver_name, orders: orderIds }
    await writeAudit(db, { staffId: staff.staffId, action: 'driver-run', subject: run_id, after })
    return showRun(deps, run, { branch, language, orders })
  })
}

async function branchOf(deps: Deps, staff: StaffSession, branchId: string): Promise<Branch | Refusal> {
  return branchFor(staff, 'send_out', await deps.catalogues.current(staff.tenantId), branchId)
}

function showRun(
  { settled, hosts }: Deps,
  run: RunRow,
  { branch, language, orders }: { branch: Branch; language: Language; orders: readonly OpenRunOrder[] },
): StaffRunWire {
  const host = hosts.primaryHost(run.tenant_id) ?? settled.platformHost
  return {
    id: run.id,
    driver_name: run.driver_name,
    url: `${originOf(settled, host)}${localPath(`/driver/${run.id}`, language)}`,
    made_time: clockWords(run.made_at.getTime(), branch.timeZone, language),
    sharing: run.seen_at !== null,
    orders: orders.map(({ id, number, status }) => ({ id, number: shortNumber(number), status })),
  }
}

/** A number as people call it, three digits at least. */
export function shortNumber(number: number | null): string {
  return String(number ?? 0).padStart(3, '0')
}
