import type { ReservationWaitWire } from '#contract/reservations/reservation.ts'
import { getCountry } from '#domain/core/country.ts'
import { readEmail } from '#domain/core/email.ts'
import { limits } from '#domain/core/limits.ts'
import { normaliseAnyMobile } from '#domain/core/mobile.ts'
import { nearestSlots } from '#domain/reservations/nearest-slots.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import { cleanLine } from '#domain/core/text.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { heldBy, linkHolder } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { tellOutbox, type OutboxEvents } from '#server/store/core/outbox.ts'
import {
  changeWait,
  findOwnWait,
  findWait,
  insertWait,
  listWaitsToOffer,
  type WaitRow,
} from '#server/store/reservations/reservation-waits.ts'
import { insertReservation } from '#server/store/reservations/reservations.ts'
import { isTaken } from '#server/store/reservations/table-claims.ts'
import type { Call } from '../../http/call.ts'
import { branchOf, readBookingBranch, readDay, type BookingBranch } from './branch-days.ts'
import { clockOf } from './reservation-time.ts'
import { isCrowded, placeOf } from './save-reservation.ts'
import { claimSlot, lockBranch, type SeatedSlot } from './seat-party.ts'
import { refuseAsked } from './show-slots.ts'

/** What somebody waits for: a day, how many come, and the times that would do, in minutes from its midnight. */
export interface WaitInput {
  readonly branchId: string
  readonly date: string
  readonly guests: number
  readonly from: number
  readonly to: number
  readonly areaId?: string | undefined
  readonly name: string
  readonly phone: string
  readonly email?: string | undefined
}

const mostTries = 3
const minuteMs = 60_000

/**
 * Takes what somebody waits for; notes it, once per day and guest. Refuses 'fill-all-fields', 'reservation-guests',
 * 'date-invalid', 'not-found' where there is no waiting, and 'bad-input' for times that end before they begin.
 */
export async function waitForTable(
  deps: Deps,
  call: Call & { shopper: string },
  input: WaitInput,
): Promise<ReservationWaitWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const branch = branchOf(catalogue, input.branchId)
  if (isRefusal(branch)) return branch
  const contact = readContact(input, catalogue)
  if (isRefusal(contact)) return contact
  if (input.to < input.from) return refuse('bad-input', { fields: { to: ['bad-input'] } })
  const row = await writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const booking = await readBookingBranch(tx, branch)
    if (isRefusal(booking)) return booking
    if (!booking.plan.rules.waitlist) return refuse('not-found')
    const refused = refuseAsked(booking, input, deps.clock())
    if (refused) return refused
    const values = {
      ...contact,
      guests: input.guests,
      from_minutes: input.from,
      to_minutes: input.to,
      area_id: booking.areas.some((area) => area.id === input.areaId) ? (input.areaId ?? null) : null,
      language: call.language,
    }
    const own = await findOwnWait(tx, { shopper: call.shopper, branchId: branch.id, date: input.date })
    const existing = own?.state === 'waiting' ? await changeWait(tx, own.id, values) : own
    const wait =
      existing ??
      (await insertWait(tx, {
        id: makeId(),
        branch_id: branch.id,
        shopper: call.shopper,
        date: input.date,
        ...values,
      }))
    // a table may have become free since the page was shown
    await tellOutbox(tx, 'reservation-room', { branchId: branch.id, date: input.date })
    return wait
  })
  deps.wakeRelay()
  return isRefusal(row) ? row : showWait(row, catalogue, call.language, deps.clock())
}

function readContact(
  { name, phone, email }: WaitInput,
  { tenant }: Catalogue,
): { name: string; phone: string; email: string } | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const cleanName = cleanLine(name, limits.name)
  const cleanPhone = normaliseAnyMobile(phone, getCountry(tenant.country))
  const read = email?.trim() ? readEmail(email) : { email: '' }
  if (!cleanName) fields['name'] = [cleanName === undefined ? 'text-too-long' : 'field-required']
  if (cleanPhone === undefined) fields['phone'] = [phone.trim() === '' ? 'field-required' : 'mobile-invalid']
  if ('wrong' in read) fields['email'] = [read.wrong]
  if (!cleanName || cleanPhone === undefined || 'wrong' in read)
    return refuseFields(fields) ?? refuse('fill-all-fields')
  return { name: cleanName, phone: cleanPhone, email: read.email }
}

/** Takes a wait's unguessable id; returns how it stands: nothing of a person. */
export async function readWait(deps: Deps, call: Call, id: string): Promise<ReservationWaitWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const row = await deps.db.read(call.tenantId, (db) =>
    authorize(linkHolder('reservation-unavailable'), findWait(db, id)),
  )
  return isRefusal(row) ? row : showWait(row, catalogue, call.language, deps.clock())
}

/** Takes a wait and its guest; it waits no more. Another's is not there. */
export async function leaveWait(deps: Deps, call: Call, id: string): Promise<ReservationWaitWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const row = await deps.db.write(call.tenantId, async (tx) => {
    const found = await authorize(heldBy(call, 'reservation-unavailable'), findWait(tx, id))
    return isRefusal(found) || found.state !== 'waiting' ? found : changeWait(tx, id, { state: 'left' })
  })
  if (!row) return refuse('reservation-unavailable')
  return isRefusal(row) ? row : showWait(row, catalogue, call.language, deps.clock())
}

function showWait(row: WaitRow, catalogue: Catalogue, language: Language, now: number): ReservationWaitWire {
  const branch = catalogue.branches.find((one) => one.id === row.branch_id)
  return {
    id: row.id,
    state: row.state,
    branch_id: row.branch_id,
    branch_name: branch ? wordIn(branch.name, language) : '',
    date: row.date,
    guests_count: row.guests,
    from: clockOf(row.from_minutes),
    to: clockOf(row.to_minutes),
    reservation_id: row.reservation_id,
    rendered_at: new Date(now).toISOString(),
  }
}

/**
 * Takes a branch's day in which tables became free; holds one for each who waits and now fits, who came first first,
 * proven numbers before the others, and tells them. What is not confirmed in time goes to the next. May run twice.
 */
export async function offerTable(
  deps: Deps,
  tenantId: string,
  { branchId, date }: OutboxEvents['reservation-room'],
): Promise<void> {
  const waits = await deps.db.read(tenantId, (db) => listWaitsToOffer(db, { branchId, date }))
  const catalogue = waits.length > 0 ? await deps.catalogues.current(tenantId) : undefined
  const branch = catalogue?.branches.find((one) => one.id === branchId)
  if (!catalogue || !branch) return
  for (const wait of waits) {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const offered = await deps.db
        .write(tenantId, async (tx) => {
          const booking = await lockBranch(tx, branch)
          return isRefusal(booking) ? false : offer(tx, booking, wait, { catalogue, now: deps.clock() })
        })
        .catch((error: unknown) => {
          if (isTaken(error)) return undefined
          throw error
        })
      if (offered !== undefined) break
    }
  }
  deps.wakeRelay()
}

async function offer(
  tx: WriteDb,
  booking: BookingBranch,
  { id }: WaitRow,
  { catalogue, now }: { catalogue: Catalogue; now: number },
): Promise<boolean> {
  const wait = await forSystem('job', findWait(tx, id))
  if (wait?.state !== 'waiting') return false
  const slot = await fittingSlot(tx, booking, wait, now)
  // what is left of the share of unproven numbers is not given to who waits either
  if (!slot || (await isCrowded(tx, wait.shopper, booking, slot))) return false
  const reservation = makeId()
  const row = await insertReservation(
    tx,
    {
      id: reservation,
      key: makeId(),
      shopper: wait.shopper,
      status: 'pending',
      source: 'web',
      language: wait.language,
      name: wait.name,
      phone: wait.phone,
      email: wait.email,
      currency: catalogue.tenant.currency,
      wait_id: id,
      hold_until: new Date(now + booking.plan.rules.duration * minuteMs),
      made_at: new Date(now),
      ...placeOf(booking, slot, wait.guests),
    },
    { what: 'offered', actor: 'sweeper' },
  )
  await claimSlot(tx, booking.branch.id, reservation, slot)
  await changeWait(tx, id, { state: 'offered', reservation_id: reservation })
  await tellOutbox(tx, 'reservation-notice', {
    reservationId: reservation,
    event: 'reservation-room',
    version: row.version,
    amount: 0,
    cause: { by: 'guest' },
  })
  return true
}

async function fittingSlot(
  tx: WriteDb,
  booking: BookingBranch,
  wait: WaitRow,
  now: number,
): Promise<SeatedSlot | undefined> {
  const day = await readDay(tx, booking, wait.date, { guests: wait.guests, now })
  const fits = (minutes: number) => wait.from_minutes <= minutes && minutes <= wait.to_minutes
  const slots = day.slots.filter(
    (slot) =>
      // "00:30 to 01:30" of an evening is after its midnight
      (fits(slot.minutes) || (slot.isNextDay && fits(slot.minutes - 1440))) &&
      (wait.area_id === null || slot.areaId === wait.area_id),
  )
  const [slot] = nearestSlots({ ...day, slots }, { minutes: wait.from_minutes }, 1)
  return slot?.seating && { ...slot, seating: slot.seating }
}
