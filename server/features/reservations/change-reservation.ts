import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStillChange, remindedBy } from '#domain/reservations/reservation-clock.ts'
import { statusAfter, type ReservationInput } from '#domain/reservations/reservation-status.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { findOrder, type LockedOrder } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { listEventTypes } from '#server/store/reservations/reservation-choices.ts'
import { changeWait } from '#server/store/reservations/reservation-waits.ts'
import {
  changeReservation,
  findReservation,
  listDeposits,
  lockReservation,
  type ReservationChange,
  type ReservationRow,
} from '#server/store/reservations/reservations.ts'
import { freeTables, isTaken } from '#server/store/reservations/table-claims.ts'
import type { Call } from '../../http/call.ts'
import { releaseOrder } from '../payments/payment/release-order.ts'
import { branchOf } from './branch-days.ts'
import { endReservation, giveBackDifference, lockDeposit } from './end-reservation.ts'
import { reservationFor } from './reservation-access.ts'
import { columnsOf, readForm, type TypedForm } from './reservation-form.ts'
import { isCrowded, placeOf, withAlternatives } from './save-reservation.ts'
import { chooseTables, claimSlot, lockBranch, type PlaceInput } from './seat-party.ts'
import { isOther, isOvertaken } from './compare-place.ts'
import { refuseSecondTable } from './number-share.ts'
import { holdAfter, paidOf, refuseEnded, termsAfterMove } from './reservation-rights.ts'

/** What a browser wants with a reservation. */
export interface ChangeInput {
  readonly input: ReservationInput
  readonly form: TypedForm
  /** All of where and when, if it was sent. */
  readonly place?: PlaceInput | undefined
  /** What the guest was shown, if it was said. */
  readonly version?: number | undefined
  readonly reason?: string | undefined
  readonly reasonId?: string | undefined
  readonly key?: string | undefined
}

const mostTries = 3

/**
 * Takes a reservation and what is wanted; updates, confirms or cancels it by the table of domain/reservations/reservation-status.ts.
 * Another place or time takes its tables in the same transaction that frees the former ones. Refuses what accessOf
 * refuses, 'reservation-not-yours', 'reservation-changed', 'reservation-over', 'reservation-cancelled', 'reservation-late',
 * 'reservation-costs-more', 'fill-all-fields' and what holding tables refuses. Spec 4, 5, 7.
 */
export async function changeReservationBy(
  deps: Deps,
  call: Call & { shopper: string },
  id: string,
  input: ChangeInput,
): Promise<ReservationRow | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const may = reservationFor(call, input.key, 'heir')
  const before = await deps.db.read(call.tenantId, (db) => authorize(may, findReservation(db, id)))
  if (isRefusal(before)) return before
  const branch = branchOf(catalogue, before.branch_id)
  if (isRefusal(branch)) return branch
  const seen = { ...input, place: input.place && isOther(before, input.place) ? input.place : undefined }
  if (isOvertaken(before, seen)) return refuse('reservation-changed')
  const released = await releaseDeposit(deps, call.tenantId, before, seen)
  if (released) return released
  for (let tries = 0; tries < mostTries; tries += 1) {
    const changed = await change(deps, call, { id, branch, catalogue, input: seen }).catch(
      (error: unknown) => {
        if (isTaken(error)) return 'again' as const
        throw error
      },
    )
    if (changed === 'again') continue
    deps.wakeRelay()
    if (!isRefusal(changed) || !seen.place) return changed
    return withAlternatives(deps, call, { branch, catalogue }, seen.place, changed)
  }
  return refuse('reservation-full')
}

/** A deposit that is being paid is for what was shown: cancelled or changed, it is closed at the gateway first. */
async function releaseDeposit(
  deps: Deps,
  tenantId: string,
  row: ReservationRow,
  { input, place }: ChangeInput,
): Promise<Refusal | undefined> {
  if (row.order_id === null || !(input === 'cancel' || place)) return undefined
  const { order_id } = row
  const order = await deps.db.read(tenantId, (db) => forSystem('derived', findOrder(db, order_id)))
  if (order?.status !== 'callcenter_pending') return undefined
  const released = await releaseOrder(
    deps,
    tenantId,
    order.cart_id,
    input === 'cancel' ? 'by-customer' : 'superseded',
  )
  return isRefusal(released) ? released : undefined
}

interface Changing {
  readonly id: string
  readonly branch: Branch
  readonly catalogue: Catalogue
  readonly input: ChangeInput
}

function change(
  deps: Deps,
  call: Call & { shopper: string },
  changing: Changing,
): Promise<ReservationRow | Refusal> {
  const { id, branch, input } = changing
  return writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const now = deps.clock()
    const may = reservationFor(call, input.key, 'heir')
    const first = await authorize(may, findReservation(tx, id))
    if (isRefusal(first)) return first
    const order = await lockDeposit(tx, first)
    const booking = input.input === 'cancel' || input.place ? await lockBranch(tx, branch) : undefined
    // who gives a table back is not stopped by a branch that takes no more
    if (isRefusal(booking) && input.input !== 'cancel') return booking
    const row = await authorize(may, lockReservation(tx, id))
    if (isRefusal(row)) return row
    // pressed twice, or again since the answer was lost: what is wanted is done
    if (input.input === 'cancel' && row.cancelled_by === 'customer') return row
    const refused = refuseState(row, input, now)
    if (refused) return refused
    if (isOvertaken(row, input)) return refuse('reservation-changed')
    if (input.input === 'cancel')
      return endReservation(
        deps.payables,
        tx,
        row,
        order,
        {
          actor: 'customer',
          reason: input.reason ? `words:${input.reason}` : 'by-guest',
          reasonId: input.reasonId,
          refund: 'rule',
          tell: row.status === 'confirmed',
          address: call.address,
        },
        new Date(now),
      )
    const moved =
      booking && !isRefusal(booking) && input.place ? await moveTo(tx, booking, row, input.place, now) : {}
    if (isRefusal(moved)) return moved
    return write(deps, tx, call, { ...changing, row, order, moved, now })
  })
}

/** Frees the former tables and takes others: nobody sees the moment between. */
async function moveTo(
  tx: WriteDb,
  booking: Exclude<Awaited<ReturnType<typeof lockBranch>>, Refusal>,
  row: ReservationRow,
  place: PlaceInput,
  now: number,
): Promise<ReservationChange | Refusal> {
  const slot = await chooseTables(tx, booking, place, { now, but: row.id })
  if (isRefusal(slot)) return slot
  await freeTables(tx, { reservationId: row.id })
  if (row.status !== 'confirmed' && (await isCrowded(tx, row.shopper, booking, slot)))
    return refuse('slot-proof')
  await claimSlot(tx, row.branch_id, row.id, slot)
  await tellOutbox(tx, 'reservation-room', { branchId: row.branch_id, date: row.date })
  const { settings: _, ...columns } = placeOf(booking, slot, place.guests)
  return { ...columns, ...termsAfterMove(row, now) }
}

async function write(
  deps: Deps,
  tx: WriteDb,
  call: Call & { shopper: string },
  {
    row,
    order,
    moved,
    now,
    input,
    catalogue,
  }: Changing & {
    row: ReservationRow
    order: LockedOrder | undefined
    moved: ReservationChange
    now: number
  },
): Promise<ReservationRow | Refusal> {
  const money = new Map((await listDeposits(tx, [row.id])).map((one) => [one.reservation_id, one]))
  const cost = Number(moved.cost ?? row.cost)
  const { toPay } = paidOf({ id: row.id, cost }, money)
  const status = statusAfter(row.status, input.input, toPay)
  if (!status) return refuse('reservation-costs-more')
  const whole = input.input === 'confirm' || row.status === 'confirmed'
  const form = readForm(input.form, row, { catalogue, events: await listEventTypes(tx) }, whole)
  if (isRefusal(form)) return form
  const start = new Date(moved.start_at ?? row.start_at).getTime()
  const owner = { shopper: row.status === 'confirmed' ? row.shopper : heirOf(row, call), phone: form.phone }
  const span = { start, end: new Date(moved.end_at ?? row.end_at).getTime() }
  const second = whole ? await refuseSecondTable(tx, row, owner, span) : undefined
  if (second) return second
  const confirms = status === 'confirmed' && row.status !== 'confirmed'
  const changed = await changeReservation(
    tx,
    row,
    {
      ...moved,
      ...columnsOf(form),
      status,
      hold_until: holdAfter(row, status, now),
      // whoever goes on with it on another device has it from now on
      ...(row.status !== 'confirmed' && { shopper: heirOf(row, call), language: call.language }),
      ...(status === 'confirmed' && { reminded: remindedBy(row.settings.remind_hours, start, now) }),
      ...(confirms && { confirmed_at: new Date(now) }),
    },
    { what: input.input, actor: 'customer', rooms: moved.start_at !== undefined },
  )
  if (confirms && row.wait_id) await changeWait(tx, row.wait_id, { state: 'taken' })
  // a deposit of a hold that is being paid is another's business: it was closed before
  const back =
    row.status === 'confirmed' && moved.cost !== undefined
      ? await giveBackDifference(deps.payables, tx, row, order, {
          cost,
          actor: 'customer',
          now: new Date(now),
        })
      : 0
  const event = row.status === 'confirmed' && moved.start_at && 'reservation-changed'
  if (confirms || event) await tellGuest(tx, call, changed, event || 'reservation-confirmed', back)
  return changed
}

async function tellGuest(
  tx: WriteDb,
  call: Call,
  { id, version }: ReservationRow,
  event: 'reservation-confirmed' | 'reservation-changed',
  amount: number,
): Promise<void> {
  await tellOutbox(tx, 'reservation-notice', {
    reservationId: id,
    event,
    version,
    amount,
    cause: { by: 'guest', address: call.address },
  })
}

function heirOf(row: ReservationRow, call: Call & { shopper: string }): string {
  return row.name === '' && row.phone === '' && !row.shopper.startsWith('staff:') ? call.shopper : row.shopper
}

function refuseState(row: ReservationRow, { input, place }: ChangeInput, now: number): Refusal | undefined {
  const ended = refuseEnded(row, now)
  if (ended) return ended
  if (row.status !== 'confirmed') return undefined
  const start = row.start_at.getTime()
  if (row.visit !== 'expected' || now >= start) return refuse('reservation-late')
  if (input !== 'cancel' && place && !mayStillChange(row.settings.change_hours, start, now))
    return refuse('reservation-late')
  return undefined
}
