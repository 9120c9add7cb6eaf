import { mayHoldUnproven } from '#domain/reservations/hold-capacity.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { ReservationRules } from '#domain/reservations/reservation-plan.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { isProven } from '#server/store/customers/customers.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import type { ReservationTerms } from '#server/store/reservations/reservation-tables.ts'
import {
  insertReservation,
  lockHolds,
  type NewReservation,
  type ReservationRow,
} from '#server/store/reservations/reservations.ts'
import { countUnproven, isTaken, readBook } from '#server/store/reservations/table-claims.ts'
import type { Call } from '../../http/call.ts'
import { releaseOrder } from '../payments/payment/release-order.ts'
import { branchOf, readBookingBranch, type BookingBranch } from './branch-days.ts'
import { endReservation } from './end-reservation.ts'
import { findAlternatives } from './find-alternatives.ts'
import { chooseTables, claimSlot, lockBranch, type PlaceInput, type SeatedSlot } from './seat-party.ts'

const mostTries = 4
const minuteMs = 60_000

/**
 * Takes who asks and what the wizard chose; holds the smallest tables that fit for `duration` minutes as a pending
 * reservation. Nothing of a person is kept by it (spec 7: name, phone and e-mail blanked, event and allergens stripped).
 * One hold at a time: an earlier one of the same guest ends. A full time is refused with the nearest alternatives.
 */
export async function saveReservation(
  deps: Deps,
  call: Call & { shopper: string },
  branchId: string,
  input: PlaceInput,
): Promise<ReservationRow | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const branch = branchOf(catalogue, branchId)
  if (isRefusal(branch)) return branch
  for (let tries = 0; tries < mostTries; tries += 1) {
    const saved = await hold(deps, call, branch, input, catalogue).catch((error: unknown) => {
      // somebody took them between our look and our claim: look again
      if (isTaken(error)) return 'again' as const
      throw error
    })
    if (saved === 'again') continue
    if ('heldCart' in saved) {
      const released = await releaseOrder(deps, call.tenantId, saved.heldCart)
      if (isRefusal(released)) return released
      continue
    }
    deps.wakeRelay()
    return isRefusal(saved) ? withAlternatives(deps, call, { branch, catalogue }, input, saved) : saved
  }
  return withAlternatives(deps, call, { branch, catalogue }, input, refuse('reservation-full'))
}

function hold(
  deps: Deps,
  call: Call & { shopper: string },
  branch: Branch,
  input: PlaceInput,
  { tenant }: Catalogue,
): Promise<ReservationRow | { heldCart: string } | Refusal> {
  return writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const now = deps.clock()
    const booking = await lockBranch(tx, branch)
    if (isRefusal(booking)) return booking
    const held = await endHolds(tx, call.shopper, now)
    if (held) return held
    const slot = await chooseTables(tx, booking, input, { now })
    if (isRefusal(slot)) return slot
    if (await isCrowded(tx, call.shopper, booking, slot)) return refuse('slot-proof')
    const id = makeId()
    const row = await insertReservation(
      tx,
      {
        id,
        key: makeId(),
        shopper: call.shopper,
        status: 'pending',
        source: 'web',
        language: call.language,
        currency: tenant.currency,
        hold_until: new Date(now + booking.plan.rules.duration * minuteMs),
        made_at: new Date(now),
        ...placeOf(booking, slot, input.guests),
      },
      { what: 'held', actor: 'customer' },
    )
    await claimSlot(tx, branch.id, id, slot)
    return row
  })
}

/** Takes a branch and a seated time; returns the columns of a reservation that say where and when. */
export function placeOf(
  { branch, plan }: BookingBranch,
  slot: SeatedSlot,
  guests: number,
): Pick<
  NewReservation,
  | 'branch_id'
  | 'guests'
  | 'area_id'
  | 'table_ids'
  | 'date'
  | 'minutes'
  | 'period_id'
  | 'start_at'
  | 'end_at'
  | 'turn_minutes'
  | 'cost'
  | 'settings'
> {
  return {
    branch_id: branch.id,
    guests,
    area_id: slot.areaId,
    table_ids: [...slot.seating.tableIds],
    date: slot.date,
    minutes: slot.minutes,
    period_id: slot.periodId,
    start_at: new Date(slot.start),
    end_at: new Date(slot.end),
    turn_minutes: plan.rules.turnMinutes,
    cost: slot.cost,
    settings: JSON.stringify(termsOf(plan.rules)),
  }
}

/** Takes rules; returns what of them a reservation keeps: a later change of the rules is not its guest's. */
export function termsOf(rules: ReservationRules): ReservationTerms {
  return {
    person_count_from: rules.personCountFrom,
    person_count_to: rules.personCountTo,
    maximum_duration: rules.maximumDuration,
    duration: rules.duration,
    no_show: rules.noShow,
    change_hours: rules.changeHours,
    refund: { hours: rules.refund.hours, percent_after: rules.refund.percentAfter },
    remind_hours: rules.remindHours,
  }
}

/** Takes who asks and a time; tells whether guests without a proven number hold too much of it already. Safety 9. */
export async function isCrowded(
  tx: WriteDb,
  shopper: string,
  { branch, plan }: BookingBranch,
  slot: SeatedSlot,
): Promise<boolean> {
  const span = { start: slot.start, end: slot.freeAt }
  const held = await countUnproven(tx, branch.id, span)
  if (held === 0 || (await isProven(tx, shopper))) return false
  const taken = new Set((await readBook(tx, branch.id, span)).claims.map((claim) => claim.tableId))
  const free = plan.tables.filter((table) => !taken.has(table.id)).length
  return !mayHoldUnproven(held, free, slot.seating.tableIds.length)
}

/** One hold per guest (safety 9). Or the cart of the deposit that one of them is paying: that ends first, at the gateway. */
async function endHolds(
  tx: WriteDb,
  shopper: string,
  now: number,
): Promise<{ heldCart: string } | undefined> {
  for (const row of await lockHolds(tx, shopper)) {
    const order = row.order_id === null ? undefined : await forSystem('derived', findOrder(tx, row.order_id))
    if (order?.status === 'callcenter_pending') return { heldCart: order.cart_id }
    const end = { actor: 'customer', reason: 'superseded', refund: 'none', tell: false } as const
    await endReservation(tx, row, undefined, end, new Date(now))
  }
  return undefined
}

/** Takes the refusal of a time that is full or none; returns it with the nearest others. */
export async function withAlternatives(
  deps: Deps,
  call: Call,
  { branch, catalogue }: { branch: Branch; catalogue: Catalogue },
  input: PlaceInput,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.code !== 'reservation-full' && refusal.code !== 'reservation-no-slots') return refusal
  const look = { catalogue, language: call.language, now: deps.clock() }
  const alternatives = await deps.db.snapshot(call.tenantId, async (db) => {
    const booking = await readBookingBranch(db, branch)
    return isRefusal(booking) ? undefined : findAlternatives(db, booking, input, look)
  })
  return { ...refusal, details: { ...refusal.details, ...(alternatives && { alternatives }) } }
}
