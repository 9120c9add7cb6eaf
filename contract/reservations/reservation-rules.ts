import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { inEachLanguage, body, amount, day, id, json, refusals } from '../core/wire.ts'

const named = inEachLanguage(z.string().max(limits.name * 8))
/** Minutes from the day's midnight; above 1440 is after the next one. */
const minute = z.int().min(0).max(2160)

const period = z.object({
  id: id.optional(),
  name: named,
  /** 0 = Sunday … 6 = Saturday. */
  days: z.array(z.int().min(0).max(6)).max(7),
  /** First and last seating. */
  from: minute,
  last: minute,
  /** None = all areas. */
  area_ids: z.array(id).max(20),
  cost: z.object({ per: z.enum(['none', 'table', 'guest']), amount }),
})

const rules = z
  .object({
    enable: z.boolean(),
    person_count_from: z.int().min(1).max(100),
    person_count_to: z.int().min(1).max(100),
    maximum_duration: z.int().min(0).max(180),
    /** Minutes of the hold; parts of a minute too. */
    duration: z.number().min(0.1).max(60),
    no_show: z.int().min(5).max(240),
    slot_minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]),
    lead_minutes: z.int().min(0).max(10_080),
    /** How long a party stays, by its size: the first whose `guests_to` is not below it. */
    stays: z
      .array(z.object({ guests_to: z.int().min(1).max(100), minutes: z.int().min(15).max(720) }))
      .min(1)
      .max(12),
    /** Minutes between two parties at a table. */
    turn_minutes: z.int().min(0).max(120),
    /** Guests who may come within a quarter of an hour; none = no limit. */
    covers_per_quarter: z.int().min(1).max(1000).nullable(),
    change_hours: z.int().min(0).max(240),
    refund: z.object({ hours: z.int().min(0).max(240), percent_after: z.int().min(0).max(100) }),
    /** Hours before the start at which guests are reminded. */
    remind_hours: z.array(z.int().min(1).max(168)).max(3),
    waitlist: z.boolean(),
    periods: z.array(period).max(20),
    special_days: z
      .array(
        z.object({
          id: id.optional(),
          name: named,
          from: day,
          to: day,
          /** `special`: its own periods, on every weekday. */
          kind: z.enum(['closed', 'walk_in', 'special']),
          periods: z.array(period).max(20),
        }),
      )
      .max(100),
  })
  .openapi('ReservationRules')

const rulesOfBranch = z.object({
  branch_id: id,
  /** Raised by every save: who saves names the one seen. */
  version: z.int(),
  rules,
  areas: z.array(z.object({ id, name: z.string() })),
  currency: z.string(),
})

const spot = z.object({
  /** In hundredths of the plan's width and height. */
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  width: z.number().min(1).max(100),
  height: z.number().min(1).max(100),
  shape: z.enum(['square', 'round']),
  /** Degrees. */
  turned: z.int().min(0).max(359),
})

const floor = z
  .object({
    branch_id: id,
    areas: z.array(
      z.object({
        id,
        name: z.string(),
        tables: z.array(
          z.object({
            id,
            name: z.string(),
            seats: z.int(),
            /** The least guests it is given to. */
            seats_from: z.int(),
            bookable: z.boolean(),
            spot: spot.nullable(),
          }),
        ),
      }),
    ),
    combinations: z.array(z.object({ id, table_ids: z.array(id), seats_from: z.int(), seats: z.int() })),
    /** What is sent back to save it: the same name is the same plan. */
    seen: z.string(),
    may: z.array(z.enum(['table_plan', 'reservation_rules'])),
  })
  .openapi('FloorPlan')

const choice = z.object({ id: id.optional(), name: named })
const choices = z
  .object({
    reasons: z.array(choice).max(30),
    event_types: z.array(choice.extend({ icon: z.string().min(1).max(16) })).max(30),
  })
  .openapi('ReservationChoices')

const ofBranch = { query: z.object({ branch_id: id }) }

export const getReservationRulesRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/reservation-rules',
  tags: ['staff'],
  request: ofBranch,
  responses: { 200: json('How a branch takes reservations', rulesOfBranch), ...refusals },
})
export const saveReservationRulesRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/reservation-rules',
  description: 'All rules of a branch. Bookings that were made stay as they are.',
  tags: ['staff'],
  request: body(z.object({ branch_id: id, version: z.int(), rules })),
  responses: { 200: json('Saved', rulesOfBranch), ...refusals },
})
export const getFloorPlanRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/floor-plan',
  tags: ['staff'],
  request: ofBranch,
  responses: { 200: json('Areas, tables with seats and places, combinations', floor), ...refusals },
})
export const saveFloorPlanRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/floor-plan',
  description:
    'Where the tables stand, for how many they are, and which can be put together. Areas and tables themselves: table-plan.',
  tags: ['staff'],
  request: body(
    z.object({
      branch_id: id,
      tables: z
        .array(
          z.object({
            id,
            seats: z.int().min(1).max(50),
            seats_from: z.int().min(1).max(50),
            bookable: z.boolean(),
            spot: spot.nullable(),
          }),
        )
        .max(500),
      combinations: z
        .array(
          z.object({
            id: id.optional(),
            table_ids: z.array(id).min(2).max(8),
            seats_from: z.int().min(1).max(100),
            seats: z.int().min(1).max(100),
          }),
        )
        .max(200),
      seen: z.string().max(64),
    }),
  ),
  responses: { 200: json('Saved', floor), ...refusals },
})
export const getReservationChoicesRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/reservation-choices',
  tags: ['staff'],
  responses: { 200: json('Reasons to cancel, and event types', choices), ...refusals },
})
export const saveReservationChoicesRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/reservation-choices',
  description: 'All of them in order; what is left out is offered no more.',
  tags: ['staff'],
  request: body(choices),
  responses: { 200: json('Saved', choices), ...refusals },
})

export type ReservationRulesWire = z.infer<typeof rules>
export type ReservationPeriodWire = z.infer<typeof period>
export type BranchRulesWire = z.infer<typeof rulesOfBranch>
export type FloorPlanWire = z.infer<typeof floor>
export type TableSpotWire = z.infer<typeof spot>
export type ReservationChoicesWire = z.infer<typeof choices>
export type SaveFloorPlanBody = {
  branch_id: string
  tables: { id: string; seats: number; seats_from: number; bookable: boolean; spot: TableSpotWire | null }[]
  combinations: { id?: string; table_ids: string[]; seats_from: number; seats: number }[]
  seen: string
}
