import { z } from '@hono/zod-openapi'
import { toWesternDigits } from '#domain/core/digits.ts'
import { limits } from '#domain/core/limits.ts'
import { reservationStatuses, visitStates } from '#domain/reservations/reservation-status.ts'
import { inEachLanguage, amount, day, id, moment, typedInt } from '../core/wire.ts'

/** HH:mm of the branch's clock. After midnight of the chosen day it comes with `is_next_day`. */
export const clock = z
  .string()
  .overwrite(toWesternDigits)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .openapi({ example: '20:30' })
export const words = inEachLanguage(z.string())
/** Outside of it the refusal names the guests, not only its field. */
export const guests = z.int().min(1, 'reservation-guests').max(100, 'reservation-guests')
export const typedGuests = typedInt(guests)
/** Far above the limit in characters, so that what is only too long is refused by its field's own words. */
export const typed = (most: number) => z.string().max(most * 8)

/** What a browser may send along of what the server works out itself: it is read by nobody (rule "What a browser may say"). */
export const recomputed = {
  status: z.string().max(30).optional(),
  is_payment_required: z.union([z.boolean(), z.int()]).optional(),
  source: z.string().max(30).optional(),
  settings: z.unknown().optional(),
  cost: z.union([z.string().max(20), z.number()]).optional(),
}

/** Programs write yes and no as 1 and 0 as well, as they do with is_payment_required. */
export const nextDay = z.union([z.boolean(), z.literal(0), z.literal(1)])
/** Blank is written as "" or as null. */
const blankable = (most: number) => typed(most).nullable().optional()

/** Where and when: a day, a time of it, an area and how many. */
export const place = {
  branch_id: id,
  area_id: id,
  date: day,
  time: clock,
  is_next_day: nextDay.default(false),
  guests_count: typedGuests,
}

/** A time that is free, beside the wanted one. */
export const alternative = z
  .object({
    branch_id: id,
    branch_name: z.string(),
    area_id: id,
    area_name: z.string(),
    date: day,
    time: clock,
    is_next_day: z.boolean(),
    start: moment,
    cost: amount,
    /** "Today 08:30 PM", "Sunday 2026/11/22 08:30 PM". */
    words: z.string(),
  })
  .openapi('ReservationAlternative')

export const alternatives = z
  .object({
    /** The same day, the nearest times first. */
    times: z.array(alternative),
    /** Other days, the nearest first. */
    days: z.array(alternative),
    /** Other branches on the same day. */
    branches: z.array(alternative),
  })
  .openapi('ReservationAlternatives')

const allergen = z.object({ id, allergen_id: id, names: words, name: z.string(), icon: z.string() })

/** A reservation as its page shows it. Who does not own it is shown nothing of a person. */
export const reservation = z
  .object({
    id,
    version: z.int(),
    status: z.enum(reservationStatuses),
    /** Beside the status: what became of the visit. */
    visit: z.enum(visitStates),
    branch_id: id,
    branch_name: z.string(),
    branch: z.object({
      address: z.string(),
      phone: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
    area_id: id,
    area_name: words,
    event_id: id.nullable(),
    event_name: z.string().nullable(),
    event_icon: z.string().nullable(),
    guests_count: guests,
    date: day,
    time: clock,
    is_next_day: z.boolean(),
    start: moment,
    end: moment,
    /** Finished words of the branch's clock (safety 24): day, YYYY/MM/DD, time, all in one line. */
    words: z.object({ day: z.string(), date: z.string(), time: z.string(), whole: z.string() }),
    cost: amount,
    currency: z.string(),
    is_payment_required: z.boolean(),
    paid: amount,
    refunded: amount,
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    note: z.string(),
    allergens: z.array(allergen),
    source: z.string(),
    settings: z.object({
      person_count_from: z.int(),
      person_count_to: z.int(),
      maximum_duration: z.int(),
      /** Minutes for which the tables are held. */
      duration: z.number(),
      /** Minutes after the start at which who has not come is a no-show. */
      no_show: z.int(),
    }),
    /** With include=notes: what the guest and the restaurant wrote to each other. */
    notes: z.array(z.object({ by: z.enum(['guest', 'staff']), text: z.string(), at: moment })).optional(),
    cancellation_reason: z.string().nullable(),
    /** Cancelled because its hold ran out. */
    expired: z.boolean(),
    /** Counts down in the page; none when nothing is held for a time. */
    hold: z.object({ until: moment, seconds: z.int() }).nullable(),
    mine: z.boolean(),
    /** What the asking browser may do now. `continue`: go on with the wizard, also on another device. */
    may: z.array(z.enum(['continue', 'update', 'confirm', 'pay', 'change', 'cancel', 'rate'])),
    /** Until when it may be changed; none once that is over. */
    change_until: moment.nullable(),
    /** What of the payment goes back when it is cancelled now, and until when all of it does. */
    refund: z.object({ now: amount, full_until: moment.nullable() }).nullable(),
    rating: z.object({ stars: z.int(), comment: z.string() }).nullable(),
    rendered_at: moment,
  })
  .openapi('Reservation')

/** The form of the wizard as it travels with a new reservation and with every change of it. Spec 3. */
export const form = {
  name: blankable(limits.name),
  phone: blankable(limits.name),
  email: blankable(limits.email),
  note: blankable(limits.notes),
  event_id: id.nullable().optional(),
  event_name: z.unknown().optional(),
  event_icon: z.unknown().optional(),
  area_name: z.unknown().optional(),
  branch_name: z.unknown().optional(),
  allergens: z
    .array(z.object({ id: id.optional(), allergen_id: id.optional() }).or(id))
    .max(50)
    .nullable()
    .optional(),
}

export type ReservationWire = z.infer<typeof reservation>
export type AlternativeWire = z.infer<typeof alternative>
export type AlternativesWire = z.infer<typeof alternatives>
