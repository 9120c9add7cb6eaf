import type { DriverPlaceWire, DriverRunWire, RunOrderWire } from '#contract/delivery/driver.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { holds, linkHolder } from '#server/authorization/rules.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { showAddress } from '#server/show/show-address.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import {
  findRun,
  findRunOfOrder,
  isUnderWay,
  listRunOrders,
  savePosition,
  type RunRow,
} from '#server/store/delivery/driver-runs.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import type { Call } from '#server/http/call.ts'
import { moveOrder } from '../../ordering/order/move-order.ts'
import { shortNumber } from './staff-runs.ts'

interface Run {
  readonly run: RunRow
  readonly orders: readonly OrderRow[]
}

/** Unknown and over look alike: a link says nothing once its last order is handed over. */
async function openRun(db: TenantDb, id: string): Promise<Run | undefined> {
  const run = await authorize(linkHolder('run-over'), findRun(db, id))
  if (isRefusal(run)) return undefined
  const orders = await listRunOrders(db, id)
  return orders.some(({ status }) => isUnderWay(status)) ? { run, orders } : undefined
}

/** Takes a run's link; returns the run while something of it is to be handed over. Refuses 'run-over'. Rule "Driver runs". */
export async function readRun(deps: Deps, call: Call, id: string): Promise<DriverRunWire | Refusal> {
  const open = await deps.db.read(call.tenantId, (db) => openRun(db, id))
  return open ? showRun(open, await deps.catalogues.current(call.tenantId), call) : refuse('run-over')
}

/** What a driver says of an order, on the version that the page showed. */
export interface RunStep {
  readonly orderId: string
  readonly action: 'picked_up' | 'delivered'
  readonly version: number
}

const acts = { picked_up: 'send_out', delivered: 'hand_over' } as const

/**
 * Takes a run's link and a step; returns the run after it, or 'run-over' refused when it was the last. Only orders of the
 * run, only the two steps of a driver. Rule "Driver runs", spec 4.
 */
export async function moveRunOrder(
  deps: Deps,
  call: Call,
  id: string,
  { orderId, action, version }: RunStep,
): Promise<DriverRunWire | Refusal> {
  const open = await deps.db.read(call.tenantId, (db) => openRun(db, id))
  const order = open?.orders.find((one) => one.id === orderId)
  if (!open || !order) return refuse('run-over')
  if (action === 'delivered' && order.status !== 'outdelivery') return refuse('transition-not-allowed')
  const by = { tenantId: call.tenantId, driver: open.run.driver_name }
  const moved = await moveOrder(deps, by, orderId, { action: acts[action], version })
  if (isRefusal(moved)) return moved
  const orders = open.orders.map((one) => (one.id === orderId ? moved : one))
  return showRun({ ...open, orders }, await deps.catalogues.current(call.tenantId), call)
}

/** Takes a run's link and where its driver is, degrees, or null; keeps the last place alone. Refuses 'run-over'. */
export async function sharePlace(
  deps: Deps,
  call: Call,
  id: string,
  position: { latitude: number; longitude: number } | null,
): Promise<{ sharing: boolean } | Refusal> {
  return deps.db.write(call.tenantId, async (db) => {
    if (!(await openRun(db, id))) return refuse('run-over')
    await savePosition(db, id, position, new Date(deps.clock()))
    return { sharing: position !== null }
  })
}

/** A driver who stopped sending is nowhere: the page was closed, or there is no network. */
const staleMs = 3 * minuteMs

/** Takes an order's id; returns where its driver is, for its owner alone and while it is on its way. Rule "Position of a driver". */
export async function readDriver(
  deps: Deps,
  call: Call,
  id: string,
): Promise<{ driver: DriverPlaceWire | null } | Refusal> {
  return deps.db.read(call.tenantId, async (db) => {
    const order = await authorize(linkHolder('order-unavailable'), findOrder(db, id))
    if (isRefusal(order)) return order
    if (!holds(call, order) || order.status !== 'outdelivery') return { driver: null }
    const run = await findRunOfOrder(db, id)
    if (!run?.seen_at || run.latitude === null || run.longitude === null) return { driver: null }
    if (deps.clock() - run.seen_at.getTime() > staleMs) return { driver: null }
    const { driver_name: name, latitude, longitude, seen_at } = run
    return { driver: { name, latitude, longitude, seen_at: seen_at.toISOString() } }
  })
}

function showRun({ run, orders }: Run, catalogue: Catalogue, { language }: Call): DriverRunWire {
  const branch = catalogue.branches.find(({ id }) => id === run.branch_id)
  const zone = branch?.timeZone ?? 'UTC'
  return {
    id: run.id,
    driver_name: run.driver_name,
    branch_name: branch ? wordIn(branch.name, language) : '',
    branch_phone: branch?.phone ?? '',
    currency: catalogue.tenant.currency,
    orders: orders.map((order) => ({
      ...showOrder(order),
      promised_time: order.promised_at ? clockWords(order.promised_at.getTime(), zone, language) : '',
    })),
    sharing: run.seen_at !== null,
  }
}

function showOrder(order: OrderRow): Omit<RunOrderWire, 'promised_time'> {
  const open = isUnderWay(order.status)
  return {
    id: order.id,
    version: order.version,
    number: shortNumber(order.number),
    // what goes back after hand-over is no news to who brought it
    status: order.delivered_at ? 'delivered' : order.status,
    open,
    contact_name: open ? order.contact_name : '',
    contact_mobile: open ? order.contact_mobile : '',
    address: open ? showAddress(order.draft) : null,
    notes: open ? order.notes : '',
    count: order.bill.count,
    to_collect: toDecimal(open && order.payment_state === 'due' ? order.bill.toPay : 0),
  }
}
