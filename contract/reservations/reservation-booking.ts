import { z } from '@hono/zod-openapi'
import { reservationStatuses, visitActs, visitStates } from '#domain/reservations/reservation-status.ts'
import { amount, day, id, moment } from '../core/wire.ts'

/** What staff do with a booking. */
export const bookingActs = [...visitActs, 'confirm', 'cancel'] as const

/** A reservation, or a party that walked in, as staff see it. */
export const booking = z
  .object({
    id,
    version: z.int(),
    status: z.enum(reservationStatuses),
    visit: z.enum(visitStates),
    source: z.enum(['web', 'phone', 'walkin']),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    note: z.string(),
    staff_note: z.string(),
    guests: z.int(),
    area_id: id,
    table_ids: z.array(id),
    tables: z.array(z.string()),
    start: moment,
    end: moment,
    /** Until when its tables are kept: with the gap before the next party. */
    free_at: moment,
    /** Clock words, the day, and both in a line. */
    start_label: z.string(),
    end_label: z.string(),
    date: day,
    words: z.string(),
    cost: amount,
    paid: amount,
    refunded: amount,
    event: z.object({ name: z.string(), icon: z.string() }).nullable(),
    allergens: z.array(z.object({ name: z.string(), icon: z.string() })),
    hold_until: moment.nullable(),
    cancellation_reason: z.string().nullable(),
    expired: z.boolean(),
    /** Visits of this number before, and how often it did not come. */
    visits: z.int(),
    no_shows: z.int(),
    rating: z.object({ stars: z.int(), comment: z.string() }).nullable(),
    may: z.array(z.enum([...bookingActs, 'move', 'edit'])),
    made_at: moment,
  })
  .openapi('Booking')

/** Tables that are kept free. */
export const block = z.object({
  id,
  table_ids: z.array(id),
  start: moment,
  end: moment,
  label: z.string(),
  reason: z.string(),
})

export type BookingWire = z.infer<typeof booking>
export type TableBlockWire = z.infer<typeof block>
