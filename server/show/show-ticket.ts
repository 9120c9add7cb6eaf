import type { BillSumsWire, BillWire } from '#contract/ordering/cart.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { mayArrive } from '#domain/ordering/arrival.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { constants } from '#domain/core/limits.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuseChange } from '#domain/ordering/order-change.ts'
import { cancelRefunds, mayRefund } from '#domain/ordering/order-sold.ts'
import { valueOf } from '#domain/ordering/order-value.ts'
import { mayBecome, mayMoveSlot, mayPromise, mayUndo, statusFacts } from '#domain/ordering/order-status.ts'
import { shownStatus } from '#domain/ordering/shown-status.ts'
import { mayStaff, mayUndoStep, type StaffAct } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { OpeningPlan } from '#domain/timing/opening.ts'
import { isOutsideHours } from '#domain/timing/sold-outside.ts'
import { reasonWords } from './reason-words.ts'
import { isStillOwed, refundState } from './refund-state.ts'
import type { StaffSession } from '../http/request.ts'
import { showAddress } from './show-address.ts'
import { showArrival } from './show-arrival.ts'
import { showBill } from './show-bill.ts'
import { showSlotOf } from './show-slot.ts'
import { showDraftVehicle } from './show-vehicle.ts'
import type { OrderRow } from '../store/ordering/orders.ts'
import type { RefundRow } from '../store/payments/refunds.ts'

/** For whom, in which language and when (UTC ms) a ticket is shown. */
export interface TicketLook {
  readonly staff: StaffSession
  readonly language: Language
  readonly now: number
  /** The branch's time zone, for clock words. */
  readonly zone: string
  /** When the branch opens, where it matters whether a slot is within it. */
  readonly plan?: OpeningPlan
}

/** Takes an order and its refunds; returns its ticket. Roles that see no money see no sums, names or numbers of customers. Rule "What the kitchen sees". */
export function showTicket(order: OrderRow, refunds: readonly RefundRow[], look: TicketLook): TicketWire {
  const money = mayStaff(look.staff.role, 'see_money')
  const bill = showBill(order.bill, look.language)
  const moment = (at: Date | null) => at?.toISOString() ?? null
  const clock = (at: Date | null) => (at ? clockWords(at.getTime(), look.zone, look.language) : '')
  const blank = { unit_price: '0.00', subtotal: '0.00', discount: '0.00' }
  return {
    id: order.id,
    version: order.version,
    number: String(order.number ?? 0).padStart(3, '0'),
    type: order.type,
    status: order.status,
    shown: shownStatus(order),
    branch_id: order.branch_id,
    contact_name: money ? order.contact_name : '',
    contact_mobile: money ? order.contact_mobile : '',
    address: money ? showAddress(order.draft) : null,
    zone_name: order.draft.zone ? wordIn(order.draft.zone.name, look.language) : '',
    vehicle: money ? showDraftVehicle(order.draft, look.language) : null,
    table: showTable(order, look),
    arrival: showArrival(order, look.zone, look.language),
    notes: order.notes,
    lines: money
      ? bill.lines
      : bill.lines.map((line) => ({
          ...line,
          ...blank,
          options: line.options.map((option) => ({ ...option, price: '0.00' })),
          ...(line.deposits && { deposits: line.deposits.map((one) => ({ ...one, price: '0.00' })) }),
        })),
    count: bill.count,
    ...showSums(order, bill, money),
    payment_state: order.payment_state,
    created_at: (order.created_at ?? order.placed_at).toISOString(),
    accept_by: moment(order.accept_by),
    accepted_at: moment(order.accepted_at),
    promised_at: moment(order.promised_at),
    ready_at: moment(order.ready_at),
    ended_at: moment(order.ended_at),
    created_time: clock(order.created_at ?? order.placed_at),
    ended_time: clock(order.ended_at),
    promised_minutes: order.promised_minutes,
    slot: showSlotOf(order, look),
    outside_hours: isOutside(order, look),
    release_at: moment(order.release_at),
    cancel_reason: order.cancel_reason && reasonWords(order.cancel_reason, look),
    more: order.more && { amount: money ? toDecimal(order.more.amount) : '0.00', until: order.more.until },
    may: actsOf(order, refunds, look),
    refunds: money ? showRefunds(order, refunds, look) : [],
  }
}

function showRefunds(
  order: OrderRow,
  refunds: readonly RefundRow[],
  look: TicketLook,
): TicketWire['refunds'] {
  return refunds.map((refund) => ({
    id: refund.reference,
    amount: toDecimal(refund.amount),
    ...(refund.currency !== order.currency && { currency: refund.currency }),
    state: refundState(refund),
    ...(isStillOwed(refund, refunds, order) && { owed: true }),
    reason: reasonWords(refund.reason, look),
    at: refund.made_at.toISOString(),
  }))
}

function isOutside({ status, slot_start, type }: OrderRow, { plan, now }: TicketLook): boolean {
  if (!plan || !slot_start || slot_start.getTime() <= now || !statusFacts[status].isOpen) return false
  return isOutsideHours(plan, { type, at: slot_start.getTime() })
}

function showTable(order: OrderRow, { staff, language }: TicketLook): TicketWire['table'] {
  const { table } = order.draft
  const session_id = mayStaff(staff.role, 'take_payment') ? order.table_session_id : null
  return table
    ? { name: table.name, area: wordIn(table.area, language), from: table.from ?? '', session_id }
    : null
}

function showSums(order: OrderRow, bill: BillWire, money: boolean) {
  const sum = (amount: number) => toDecimal(money ? amount : 0)
  return {
    total: sum(order.total),
    sums: money ? sumsOf(bill) : null,
    refunded: sum(order.refunded),
    refunding: sum(order.refunding),
    captured: sum(order.captured),
    till: sum(order.till),
    returned: sum(order.returned),
    value: sum(valueOf(order)),
    pay_method: order.pay_method,
  }
}

function sumsOf({ lines: _, ...sums }: BillWire): BillSumsWire {
  return sums
}

/** Who brings an order answers its guest; who accepts it promises. */
const neededFor: Readonly<Record<TicketWire['may'][number], StaffAct>> = {
  accept: 'accept',
  ready: 'ready',
  send_out: 'send_out',
  hand_over: 'hand_over',
  cancel: 'cancel',
  refund: 'refund',
  undo: 'undo',
  coming: 'hand_over',
  promise: 'accept',
  slot: 'accept',
  edit: 'accept',
}

function actsOf(
  order: OrderRow,
  refunds: readonly RefundRow[],
  { staff, now }: TicketLook,
): TicketWire['may'] {
  const undoable =
    order.status === 'ready' ? order.ready_at : order.status === 'delivered' ? order.delivered_at : null
  const may: Readonly<Record<TicketWire['may'][number], boolean>> = {
    accept: mayBecome(order.status, 'accepted', order.type),
    ready: mayBecome(order.status, 'ready', order.type),
    send_out: mayBecome(order.status, 'outdelivery', order.type),
    hand_over:
      mayBecome(order.status, 'delivered', order.type) &&
      (order.type !== 'delivery' || order.status === 'outdelivery'),
    // one that waits for its payment is its guest's
    cancel:
      order.status !== 'callcenter_pending' &&
      mayBecome(order.status, 'canceled', order.type) &&
      (mayStaff(staff.role, 'refund') || !cancelRefunds({ ...order, value: valueOf(order) })),
    coming:
      order.arrived_at !== null && order.arrival_answered_at === null && mayArrive(order.type, order.status),
    promise: mayPromise(order.status, order.type),
    slot: order.slot_start !== null && mayMoveSlot(order.status),
    edit: !refuseChange(
      order,
      refunds.some(({ credit_note_id }) => credit_note_id !== null),
    ),
    refund: mayRefund({ ...order, value: valueOf(order) }),
    undo:
      // a payment alone is no hand-over
      order.number !== null &&
      mayUndo(order.status, order.status === 'ready' ? 'accepted' : 'ready') &&
      undoable !== null &&
      now - undoable.getTime() < constants.undoSeconds * 1000,
  }
  const acts = Object.keys(may) as TicketWire['may']
  return acts.filter(
    (act) =>
      may[act] &&
      (act === 'undo' ? mayUndoStep(staff.role, order.status) : mayStaff(staff.role, neededFor[act])),
  )
}
