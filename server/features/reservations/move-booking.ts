import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { remindedBy } from '#domain/reservations/reservation-clock.ts'
import { eveningOf } from '#domain/reservations/reservation-day.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { changeReservation } from '#server/store/reservations/reservations.ts'
import { claimTables, freeTables } from '#server/store/reservations/table-claims.ts'
import { changeBooking } from './act-on-booking.ts'
import { seatingOf } from './add-booking.ts'
import { readForm } from './reservation-form.ts'
import { mayStaffDo } from './show-booking.ts'

/** Where a booking is dragged to; UTC ms. Without an end it lasts as long as before. */
export interface MoveInput {
  readonly version: number
  readonly tableIds: readonly string[]
  readonly start: number
  readonly end?: number | undefined
  readonly tell: boolean
}

const minuteMs = 60_000

/**
 * Takes a member of staff, a booking and where it goes; moves it in one transaction: it never is without tables, and two
 * drags to one table cannot both win. Refuses as changeBooking does, 'transition-not-allowed', 'table-not-found' and
 * 'date-invalid' of another time that is over.
 */
export function moveBooking(
  deps: Deps,
  staff: StaffSession,
  id: string,
  input: MoveInput,
  language: Language,
): Promise<BookingWire | Refusal> {
  return changeBooking(
    deps,
    staff,
    id,
    { version: input.version, language },
    async (tx, { row, booking }) => {
      if (!mayStaffDo(row).includes('move')) return refuse('transition-not-allowed')
      const seating = seatingOf(booking, input.tableIds)
      if (isRefusal(seating)) return seating
      const end = input.end ?? input.start + (row.end_at.getTime() - row.start_at.getTime())
      if (end <= input.start || end - input.start > 12 * 60 * minuteMs)
        return refuse('bad-input', { fields: { end: ['bad-input'] } })
      const timed = input.start !== row.start_at.getTime()
      if (timed && end <= deps.clock()) return refuse('date-invalid', { fields: { start: ['date-invalid'] } })
      await freeTables(tx, { reservationId: row.id })
      const span = { start: input.start, end: end + row.turn_minutes * minuteMs }
      await claimTables(tx, row.branch_id, seating.tableIds, span, { reservationId: row.id })
      const moved = await changeReservation(
        tx,
        row,
        {
          table_ids: [...seating.tableIds],
          area_id: seating.areaId,
          start_at: new Date(input.start),
          end_at: new Date(end),
          ...(timed && eveningOf(booking.plan.rules, input.start, booking.branch.timeZone)),
          ...(timed && { reminded: remindedBy(row.settings.remind_hours, input.start, deps.clock()) }),
        },
        { what: 'moved', actor: `staff:${staff.staffId}`, rooms: true },
      )
      await writeAudit(tx, {
        staffId: staff.staffId,
        action: 'reservation-move',
        subject: id,
        before: { tables: row.table_ids, start: row.start_at },
        after: { tables: seating.tableIds, start: moved.start_at },
      })
      await tellOutbox(tx, 'reservation-room', { branchId: row.branch_id, date: row.date })
      if (input.tell && timed && row.status === 'confirmed')
        await tellOutbox(tx, 'reservation-notice', {
          reservationId: id,
          event: 'reservation-changed',
          version: moved.version,
          amount: 0,
          cause: { by: 'staff' },
        })
      return moved
    },
  )
}

/** What staff correct of a booking. */
export interface EditInput {
  readonly version: number
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly note: string
  readonly staff_note: string
  readonly guests: number
}

/** Takes a member of staff, a booking and what is corrected; keeps it. Refuses as changeBooking does, and field by field. */
export async function editBooking(
  deps: Deps,
  staff: StaffSession,
  id: string,
  { version, guests, staff_note, ...typed }: EditInput,
  language: Language,
): Promise<BookingWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  return changeBooking(deps, staff, id, { version, language }, async (tx, { row }) => {
    if (!mayStaffDo(row).includes('edit')) return refuse('transition-not-allowed')
    const form = readForm(typed, row, { catalogue, events: [] }, row.source !== 'walkin')
    const noted = readForm({ note: staff_note }, row, { catalogue, events: [] }, false)
    if (isRefusal(form)) return form
    if (isRefusal(noted)) return refuse('text-too-long', { fields: { staff_note: ['text-too-long'] } })
    const { name, phone, email, note } = form
    const change = { name, phone, email, note, staff_note: noted.note, guests }
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'reservation-edit',
      subject: id,
      after: { guests },
    })
    return changeReservation(tx, row, change, { what: 'edited', actor: `staff:${staff.staffId}` })
  })
}
