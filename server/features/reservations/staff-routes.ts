import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  actOnBookingRoute,
  addBlockRoute,
  addBookingRoute,
  editBookingRoute,
  getReservationDayRoute,
  listBookingsRoute,
  moveBookingRoute,
  removeBlockRoute,
} from '#contract/reservations/reservation-desk.ts'
import {
  getFloorPlanRoute,
  getReservationChoicesRoute,
  getReservationRulesRoute,
  saveFloorPlanRoute,
  saveReservationChoicesRoute,
  saveReservationRulesRoute,
} from '#contract/reservations/reservation-rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { actOnBooking } from './act-on-booking.ts'
import { addBooking } from './add-booking.ts'
import { blockTables, unblockTables } from './block-tables.ts'
import { editBooking, moveBooking } from './move-booking.ts'
import { keepChoices, keepFloor, showChoices, showFloor } from './save-floor.ts'
import { keepRules, showRules } from './save-rules.ts'
import { listBookings, showDeskDay } from './show-desk-day.ts'

/** Reservations on the console: who comes when, the floor, the rules (rule "Reservations on the console"). */
export function reservationStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getReservationDayRoute, async (c) => {
    const { branch_id, date } = c.req.valid('query')
    return answer(
      c,
      await showDeskDay(deps, c.get('staff'), { branchId: branch_id, date }, c.get('language')),
      200,
    )
  })
  app.openapi(listBookingsRoute, async (c) => {
    const { branch_id, q, ...rest } = c.req.valid('query')
    const input = { ...rest, branchId: branch_id, text: q?.trim() || undefined }
    return answer(c, await listBookings(deps, c.get('staff'), input, c.get('language')), 200)
  })
  app.openapi(addBookingRoute, async (c) => {
    const { branch_id, area_id, table_ids, start, name, phone, email, note, event_id, ...rest } =
      c.req.valid('json')
    const input = {
      ...rest,
      branchId: branch_id,
      areaId: area_id,
      tableIds: table_ids,
      start: start === undefined ? undefined : Date.parse(start),
      form: { name, phone, email, note, event_id },
    }
    const key = c.req.valid('header')['idempotency-key']
    const caller = { staff: c.get('staff'), language: c.get('language') }
    return answer(c, await addBooking(deps, caller, input, key), 201)
  })
  app.openapi(actOnBookingRoute, async (c) => {
    const { refund_all, ...act } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const input = { ...act, refundAll: refund_all }
    return answer(c, await actOnBooking(deps, c.get('staff'), id, input, c.get('language')), 200)
  })
  app.openapi(moveBookingRoute, async (c) => {
    const { table_ids, start, end, ...rest } = c.req.valid('json')
    const input = {
      ...rest,
      tableIds: table_ids,
      start: Date.parse(start),
      end: end === undefined ? undefined : Date.parse(end),
    }
    return answer(
      c,
      await moveBooking(deps, c.get('staff'), c.req.valid('param').id, input, c.get('language')),
      200,
    )
  })
  app.openapi(editBookingRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await editBooking(deps, c.get('staff'), id, c.req.valid('json'), c.get('language')), 200)
  })
  blockRoutes(app, deps)
  ruleRoutes(app, deps)
}

function blockRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(addBlockRoute, async (c) => {
    const { branch_id, table_ids, start, end, reason } = c.req.valid('json')
    const input = {
      branchId: branch_id,
      tableIds: table_ids,
      start: Date.parse(start),
      end: Date.parse(end),
      reason,
    }
    return answer(c, await blockTables(deps, c.get('staff'), input, c.get('language')), 201)
  })
  app.openapi(removeBlockRoute, async (c) =>
    answer(c, await unblockTables(deps, c.get('staff'), c.req.valid('param').id), 200),
  )
}

function ruleRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getReservationRulesRoute, async (c) =>
    answer(c, await showRules(deps, c.get('staff'), c.req.valid('query').branch_id, c.get('language')), 200),
  )
  app.openapi(saveReservationRulesRoute, async (c) =>
    answer(c, await keepRules(deps, c.get('staff'), c.req.valid('json'), c.get('language')), 200),
  )
  app.openapi(getFloorPlanRoute, async (c) =>
    answer(c, await showFloor(deps, c.get('staff'), c.req.valid('query').branch_id, c.get('language')), 200),
  )
  app.openapi(saveFloorPlanRoute, async (c) =>
    answer(c, await keepFloor(deps, c.get('staff'), c.req.valid('json'), c.get('language')), 200),
  )
  app.openapi(getReservationChoicesRoute, async (c) =>
    answer(c, await showChoices(deps, c.get('staff')), 200),
  )
  app.openapi(saveReservationChoicesRoute, async (c) =>
    answer(c, await keepChoices(deps, c.get('staff'), c.req.valid('json')), 200),
  )
}
