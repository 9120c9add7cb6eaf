import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  changeReservationRoute,
  getReservationCalendarRoute,
  getReservationRoute,
  getReservationWaitRoute,
  leaveReservationWaitRoute,
  listCancelReasonsRoute,
  listEventTypesRoute,
  listReservationsRoute,
  payReservationRoute,
  rateReservationRoute,
  saveReservationRoute,
  waitForReservationRoute,
  type ReservationChange,
} from '#contract/reservations/reservation.ts'
import {
  getReservationDaysRoute,
  getReservationSettingsRoute,
  getReservationSlotsRoute,
  listReservationBranchesRoute,
} from '#contract/reservations/reservation-slots.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { inputOf } from '#domain/reservations/reservation-status.ts'
import { cleanText } from '#domain/core/text.ts'
import { answerFile } from '#server/http/answer-file.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestAddress, requestOrigin } from '#server/middleware/request-host.ts'
import { ensureShopper } from '#server/middleware/shopper.ts'
import { addressKeyOf } from '#server/usage/usage-subjects.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import type { ReservationRow } from '#server/store/reservations/reservations.ts'
import { callOf } from '../../http/call-of.ts'
import { changeReservationBy, type ChangeInput } from './change-reservation.ts'
import { payReservation } from './pay-reservation.ts'
import { rateReservation } from './rate-reservation.ts'
import { reservationCalendar } from './reservation-calendar.ts'
import { listChoices } from './list-choices.ts'
import { minutesOf } from './reservation-time.ts'
import { saveReservation } from './save-reservation.ts'
import type { PlaceInput } from './seat-party.ts'
import { readOwnReservations, readReservation } from './show-reservation.ts'
import { showBranches, showDays, showReservationSlots, showSettings } from './show-slots.ts'
import { leaveWait, readWait, waitForTable } from './wait-for-table.ts'

/** Guests book tables (spec 2, 3, 4, 7; rule "Holding tables"). */
export function reservationRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  slotRoutes(app, deps)
  waitRoutes(app, deps)
  const shown = async (c: AppContext, row: ReservationRow | Refusal) =>
    isRefusal(row) ? row : readReservation(deps, callOf(c), row.id, { key: row.key })
  const guest = (c: AppContext) => ({
    ...callOf(c),
    shopper: ensureShopper(c, deps),
    address: addressKeyOf(deps.seal, c.get('tenantId'), requestAddress(c, deps.settled)),
  })
  app.openapi(listReservationsRoute, async (c) =>
    answer(c, await readOwnReservations(deps, callOf(c), c.req.valid('query').page), 200),
  )
  app.openapi(getReservationRoute, async (c) => {
    const { include, key } = c.req.valid('query')
    const look = { key, notes: include?.split(',').includes('notes') ?? false }
    return answer(c, await readReservation(deps, callOf(c), c.req.valid('param').id, look), 200)
  })
  app.openapi(saveReservationRoute, async (c) => {
    const body = c.req.valid('json')
    const call = guest(c)
    const place = {
      ...body,
      areaId: body.area_id,
      guests: body.guests_count,
      minutes: minutesOf(body.time, Boolean(body.is_next_day)),
    }
    return answer(c, await shown(c, await saveReservation(deps, call, body.branch_id, place)), 201)
  })
  app.openapi(changeReservationRoute, async (c) => {
    const input = changeOf(c.req.valid('json'))
    const { id } = c.req.valid('param')
    if (isRefusal(input)) return answer(c, input, 200)
    return answer(c, await shown(c, await changeReservationBy(deps, guest(c), id, input)), 200)
  })
  app.openapi(payReservationRoute, async (c) => {
    const input = { id: c.req.valid('param').id, key: c.req.valid('json').key }
    return answer(c, await payReservation(deps, guest(c), input, requestOrigin(c, deps.settled)), 200)
  })
  app.openapi(rateReservationRoute, async (c) => {
    const { stars, comment, key } = c.req.valid('json')
    const { id } = c.req.valid('param')
    return answer(c, await shown(c, await rateReservation(deps, callOf(c), id, { stars, comment, key })), 201)
  })
  app.openapi(getReservationCalendarRoute, async (c) => {
    const { language, key } = c.req.valid('query')
    const call = { ...callOf(c), language: language ?? c.get('language') }
    const input = { id: c.req.valid('param').id, key }
    const file = await reservationCalendar(deps, call, input, requestOrigin(c, deps.settled))
    return answerFile(c, file, 'reservation.ics')
  })
}

function slotRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listReservationBranchesRoute, async (c) => answer(c, await showBranches(deps, callOf(c)), 200))
  app.openapi(getReservationSettingsRoute, async (c) =>
    answer(c, await showSettings(deps, callOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(getReservationSlotsRoute, async (c) => {
    const { branch_id, date, guests_count, reservation_id } = c.req.valid('json')
    const branchId = c.req.valid('param').id
    if (branch_id !== branchId)
      return answer(c, refuse('bad-input', { fields: { branch_id: ['bad-input'] } }), 200)
    const input = { branchId, date, guests: guests_count, but: reservation_id }
    return answer(c, await showReservationSlots(deps, callOf(c), input), 200)
  })
  app.openapi(getReservationDaysRoute, async (c) => {
    const input = { branchId: c.req.valid('param').id, guests: c.req.valid('query').guests_count }
    return answer(c, await showDays(deps, callOf(c), input), 200)
  })
  app.openapi(listEventTypesRoute, async (c) => {
    const { events } = await listChoices(deps, callOf(c))
    return answer(c, { data: events }, 200)
  })
  app.openapi(listCancelReasonsRoute, async (c) => {
    const { reasons } = await listChoices(deps, callOf(c))
    return answer(c, { data: reasons }, 200)
  })
}

function waitRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(waitForReservationRoute, async (c) => {
    const { branch_id, guests_count, area_id, from, to, ...rest } = c.req.valid('json')
    const first = minutesOf(from, false)
    // "21:00 to 01:00" ends on the next day
    const last = minutesOf(to, minutesOf(to, false) < first)
    const input = {
      ...rest,
      branchId: branch_id,
      guests: guests_count,
      areaId: area_id,
      from: first,
      to: last,
    }
    const call = { ...callOf(c), shopper: ensureShopper(c, deps) }
    return answer(c, await waitForTable(deps, call, input), 201)
  })
  app.openapi(getReservationWaitRoute, async (c) =>
    answer(c, await readWait(deps, callOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(leaveReservationWaitRoute, async (c) =>
    answer(c, await leaveWait(deps, callOf(c), c.req.valid('param').id), 200),
  )
}

/** What a browser sent, as it is meant; status, cost and the need to pay are not read. */
function changeOf(body: ReservationChange): ChangeInput | Refusal {
  const { name, phone, email, note, event_id, allergens } = body
  const input = inputOf(body.status, body.action)
  const reason = cleanText(body.cancellation_reason ?? '', limits.notes)
  if (reason === undefined)
    return refuse('text-too-long', { fields: { cancellation_reason: ['text-too-long'] } })
  return {
    input,
    form: {
      name: blank(name),
      phone: blank(phone),
      email: blank(email),
      note: blank(note),
      event_id,
      allergens: allergens === null ? [] : allergens?.flatMap((one) => idOf(one) ?? []),
    },
    // who cancels means the reservation wherever it is by now
    place: input === 'cancel' ? undefined : placeIn(body),
    version: body.version,
    reason: reason || undefined,
    reasonId: body.cancellation_reason_id ?? undefined,
    key: body.key,
  }
}

/** What was blanked by null is empty; what was left out stays as it is. */
const blank = (typed: string | null | undefined) => (typed === null ? '' : typed)

function idOf(
  one: string | { id?: string | undefined; allergen_id?: string | undefined },
): string | undefined {
  return typeof one === 'string' ? one : (one.allergen_id ?? one.id)
}

function placeIn({
  area_id,
  date,
  time,
  is_next_day,
  guests_count,
}: ReservationChange): PlaceInput | undefined {
  if (area_id === undefined || date === undefined || time === undefined || guests_count === undefined)
    return undefined
  return { areaId: area_id, date, minutes: minutesOf(time, Boolean(is_next_day)), guests: guests_count }
}
