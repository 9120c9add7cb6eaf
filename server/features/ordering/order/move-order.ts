import { constants, limits } from '#domain/core/limits.ts'
import { noticeFor } from '#domain/notifications/order-notices.ts'
import { mayBecome, mayUndo, type OrderStatus } from '#domain/ordering/order-status.ts'
import { paidAtHandOver } from '#domain/payments/way-to-pay.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { shownStatus } from '#domain/ordering/shown-status.ts'
import { cleanText } from '#domain/core/text.ts'
import { authorize, type Access } from '#server/authorization/guarded.ts'
import { inBranchOf, linkHolder } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { clearPositionAfter } from '#server/store/delivery/driver-runs.ts'
import {
  lockOrder,
  readJournal,
  stepOrder,
  type LockedOrder,
  type OrderRow,
  type Step,
} from '#server/store/ordering/orders.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { takeBackOutbox, tellOutbox } from '#server/store/core/outbox.ts'
import { confirmTableSession } from '#server/store/dine-in/table-sessions.ts'
import { moveSlot } from '../slots/move-slot.ts'
import { refuseCancel } from './refuse-cancel.ts'
import { endOrder } from './end-order.ts'
import { isDoneAlready } from './is-done-already.ts'
import { isStaffNote, noteByStaff, type NoteBy, type StaffNote } from './note-by-staff.ts'

export type MoveAction =
  | 'accept'
  | 'ready'
  | 'send_out'
  | 'hand_over'
  | 'cancel'
  | 'undo'
  | 'slot'
  | StaffNote

/** What staff want of an order: compare-and-set on the version that they saw (safety 10). */
export interface Move {
  readonly action: MoveAction
  readonly version: number
  /** Minutes promised from now, when accepting. */
  readonly minutes?: number | undefined
  readonly reason?: string | undefined
  /** The slot that an order for later is moved to, ISO. */
  readonly slot_start?: string | undefined
  /** It was sent before, and no answer came. */
  readonly again?: true | undefined
}

type StepAction = Exclude<MoveAction, 'undo' | 'slot' | StaffNote>

const target: Readonly<Record<StepAction, OrderStatus>> = {
  accept: 'accepted',
  ready: 'ready',
  send_out: 'outdelivery',
  hand_over: 'delivered',
  cancel: 'canceled',
}
const isStep = (action: MoveAction): action is StepAction => action in target

/** A member of staff, or the driver of a run by name. */
export type Mover = { readonly tenantId: string } & (
  | Pick<StaffSession, 'staffId' | 'role' | 'branchIds'>
  | { readonly driver: string }
  /** The branch accepts by itself. */
  | { readonly byItself: true }
  /** A program: `api:<its key's name>` or `pos:<the system>`. */
  | { readonly apiClient: string }
)

/**
 * Takes an order and a step by staff or a driver; returns it after the step. Refuses 'order-changed' when another was faster,
 * 'transition-not-allowed', 'undo-too-late' and 'refund-right-needed'. Cancelling gives captured money back. One that is sent again and was done the
 * first time is answered with the order as it is. Spec 4, rule "Order statuses".
 */
export async function moveOrder(deps: Deps, by: Mover, id: string, move: Move): Promise<OrderRow | Refusal> {
  const now = new Date(deps.clock())
  const catalogue = move.action === 'slot' ? await deps.catalogues.current(by.tenantId) : undefined
  const moved = await writeUnlessRefused(deps.db, by.tenantId, async (db) => {
    const order = await authorize(orderFor(by), lockOrder(db, id))
    if (isRefusal(order)) return order
    const actor = actorOf(by)
    if (order.version !== move.version) {
      const to = isStep(move.action) ? target[move.action] : undefined
      if (move.again && (await isDoneAlready(db, order, move, { actor, to }))) return order
      return refuse('order-changed', { details: { status: shownStatus(order), version: order.version } })
    }
    return moveLocked(db, by, order, { ...move, now, catalogue })
  })
  deps.wakeRelay()
  return moved
}

/**
 * Takes an order, locked, a step of it by staff or a driver, and when; does it in the caller's transaction and writes it into
 * the log, without a look at the version. Refuses as `moveOrder` does. Spec 4.
 */
export async function moveLocked(
  db: WriteDb,
  by: Mover,
  order: LockedOrder,
  { now, catalogue, ...move }: Move & { readonly now: Date; readonly catalogue?: Catalogue | undefined },
): Promise<OrderRow | Refusal> {
  const refused =
    move.action === 'cancel' && 'role' in by ? await refuseCancel(db, order, by.role) : undefined
  const after = refused ?? (await act(db, order, move, { actor: actorOf(by), now, catalogue }))
  if (isRefusal(after)) return after
  if (vouches(move.action) && !('byItself' in by) && order.kind === 'table_round' && order.table_session_id)
    await confirmTableSession(db, order.table_session_id, now)
  if (after.status === 'delivered' && after.type === 'delivery') await clearPositionAfter(db, order.id)
  await writeAudit(db, {
    staffId: 'staffId' in by ? by.staffId : null,
    action: `order-${move.action}`,
    subject: order.id,
    before: { status: order.status },
    after: {
      status: after.status,
      ...('driver' in by && { driver: by.driver }),
      ...('outsider' in by && { by: by.apiClient }),
    },
  })
  return after
}

/** Staff move the orders of their branches; a driver those of the run, and a program those of its restaurant. */
function orderFor(by: Mover): Access<OrderRow> {
  return 'staffId' in by ? inBranchOf(by, 'order-unavailable') : linkHolder('order-unavailable')
}

/** Who accepts a table's round, or carries it there, has seen that somebody sits there (decision 0203). */
const vouches = (action: MoveAction) => action === 'accept' || action === 'hand_over'

function actorOf(by: Mover): string {
  if ('driver' in by) return `driver:${by.driver}`
  if ('outsider' in by) return by.apiClient
  return 'staffId' in by ? `staff:${by.staffId}` : 'branch'
}

function act(
  db: WriteDb,
  order: LockedOrder,
  move: Move,
  { catalogue, ...by }: NoteBy & { catalogue: Catalogue | undefined },
): Promise<OrderRow | Refusal> {
  const { action, minutes } = move
  if (action === 'undo') return undo(db, order, by)
  if (action === 'slot')
    return catalogue
      ? moveSlot(db, order, { ...by, catalogue, start: move.slot_start })
      : Promise.resolve(refuse('slot-invalid'))
  if (isStaffNote(action)) return noteByStaff(db, order, action, { ...by, minutes })
  return step(db, order, { ...move, action }, by)
}

async function step(
  db: WriteDb,
  order: OrderRow,
  move: Move & { readonly action: StepAction },
  { actor, now }: NoteBy,
): Promise<OrderRow | Refusal> {
  const to = target[move.action]
  if (!mayBecome(order.status, to, order.type) || order.status === 'callcenter_pending')
    return refuse('transition-not-allowed', { details: { status: shownStatus(order) } })
  const reason = cleanText(move.reason ?? '', limits.notes)
  if (to === 'canceled' && !reason)
    return refuse('field-required', { fields: { reason: ['field-required'] } })
  if (to === 'canceled') return endOrder(db, order, { to, actor, reason: reason ?? '' }, now)
  const event = noticeFor(order.type, to)
  const moved = await stepOrder(db, order, {
    to,
    actor,
    reason: reason || undefined,
    change: changeFor(to, order, move, now),
    ...(event && { notice: { event, at: new Date(now.getTime() + delayOf(to)) } }),
  })
  // until the undo is over the order stays delivered: then it earns, and its refunds from before show (safety 5)
  if (to === 'delivered' && (moved.returned > 0 || customerIdOf(moved.shopper) !== undefined))
    await tellOutbox(db, 'undo-over', { orderId: order.id }, new Date(now.getTime() + delayOf(to)))
  return moved
}

/** Notices of steps that can be undone leave only after the undo (rule "Undo"). */
const delayOf = (to: OrderStatus) => (to === 'ready' || to === 'delivered' ? constants.undoSeconds * 1000 : 0)

function changeFor(to: OrderStatus, order: OrderRow, move: Move, now: Date): Step['change'] {
  if (to === 'accepted') {
    // the promise of an order for later is its slot, whenever it is accepted (rule "Promised time")
    if (order.slot_start) return { accepted_at: now, accept_by: null, promised_at: order.slot_start }
    const minutes = move.minutes ?? order.promised_minutes
    return {
      accepted_at: now,
      accept_by: null,
      promised_minutes: minutes,
      promised_at: new Date(now.getTime() + minutes * 60_000),
      ...announce(order, minutes, now),
    }
  }
  if (to === 'ready') return { ready_at: now }
  if (to === 'delivered') return { delivered_at: now, ended_at: now, ...takeAtHandOver(order) }
  return {}
}

/** Handing over takes the money of an order that is paid then; undoing it gives it back. */
function takeAtHandOver(order: OrderRow): Step['change'] {
  const due = order.payment_state === 'due' && paidAtHandOver(order.pay_method)
  return due ? { payment_state: 'paid', till: order.bill.toPay } : {}
}

function giveBackAtHandOver(order: OrderRow): Step['change'] {
  return order.till > 0 ? { payment_state: 'due', till: 0 } : {}
}

/** Other minutes than the guest was shown are said as a change, and not only as the new time (rule "Promised time"). */
function announce(order: OrderRow, minutes: number, now: Date): Step['change'] {
  if (minutes === order.promised_minutes) return {}
  const was = (order.created_at ?? order.placed_at).getTime() + order.promised_minutes * 60_000
  return { promise_change: JSON.stringify({ at: now.toISOString(), was: new Date(was).toISOString() }) }
}

async function undo(db: WriteDb, order: OrderRow, { actor, now }: NoteBy): Promise<OrderRow | Refusal> {
  // what was said of an order meanwhile is no step of it
  const last = (await readJournal(db, order.id)).findLast((row) => row.from_status !== row.to_status)
  const back = last?.from_status
  if (!last || !back || last.to_status !== order.status || !mayUndo(order.status, back))
    return refuse('transition-not-allowed')
  const since = order.status === 'ready' ? order.ready_at : order.delivered_at
  if (now.getTime() - (since?.getTime() ?? 0) > constants.undoSeconds * 1000) return refuse('undo-too-late')
  await takeBackOutbox(db, order.id)
  const change =
    order.status === 'ready'
      ? { ready_at: null }
      : { delivered_at: null, ended_at: null, ...giveBackAtHandOver(order) }
  return stepOrder(db, order, { to: back, actor, reason: 'undo', change })
}
