import type { AttackVictim } from './make-attack-victim.ts'
import type { RouteAttack } from './route-attack.ts'

type Ids = AttackVictim['ids']

const v1 = (rest: string) => `/api/v1${rest}`
const one =
  (rest = '') =>
  (ids: Ids) =>
    v1(`/reservation/reservations/${ids.reservation}${rest}`)
const guest = (path: RouteAttack['path'], more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'tenant',
  path,
  ...more,
})
const staff = (path: RouteAttack['path'], more: Partial<RouteAttack>): RouteAttack => ({
  zone: 'staff',
  path,
  foreign: 'branch-not-found',
  otherBranch: 'branch-not-found',
  act: 'reservations',
  ...more,
})
const booking = { foreign: 'reservation-unavailable', otherBranch: 'reservation-unavailable' } as const
const branch = { foreign: 'branch-not-found' } as const
const gone = { foreign: 'reservation-unavailable' } as const
const place = (ids: Ids) => ({
  branch_id: ids.branch,
  area_id: ids.area,
  date: '2026-11-30',
  time: '20:00',
  guests_count: 2,
})
const start = '2026-11-30T17:00:00.000Z'
const end = '2026-11-30T19:00:00.000Z'
const desk = v1('/staff/reservations')
const rules = {
  enable: false,
  person_count_from: 1,
  person_count_to: 12,
  maximum_duration: 30,
  duration: 10,
  no_show: 20,
  slot_minutes: 30,
  lead_minutes: 0,
  stays: [{ guests_to: 100, minutes: 120 }],
  turn_minutes: 0,
  covers_per_quarter: null,
  change_hours: 0,
  refund: { hours: 0, percent_after: 0 },
  remind_hours: [],
  waitlist: false,
  periods: [],
  special_days: [],
}

/** The routes of reservations, of guests and of staff. */
export const reservationRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/branch/frontend/branches-reservations': guest(() =>
    v1('/branch/frontend/branches-reservations'),
  ),
  'GET /api/v1/branch/branches/{id}/reservations-settings': guest(
    (ids) => v1(`/branch/branches/${ids.branch}/reservations-settings?frontend=true`),
    branch,
  ),
  'GET /api/v1/branch/branches/{id}/reservations-days': guest(
    (ids) => v1(`/branch/branches/${ids.branch}/reservations-days?guests_count=2`),
    branch,
  ),
  'POST /api/v1/branch/branches/{id}/reservations-slots': guest(
    (ids) => v1(`/branch/branches/${ids.branch}/reservations-slots`),
    { ...branch, body: place },
  ),
  'GET /api/v1/waiting-list/eventTypes/list': guest(() => v1('/waiting-list/eventTypes/list')),
  'GET /api/v1/branch/reservation-cancellation-reasons': guest(() =>
    v1('/branch/reservation-cancellation-reasons'),
  ),
  'GET /api/v1/reservation/reservations': guest(() => v1('/reservation/reservations')),
  'POST /api/v1/reservation/reservations': guest(() => v1('/reservation/reservations'), {
    ...branch,
    body: place,
  }),
  'GET /api/v1/reservation/reservations/{id}': guest(one('?include=notes'), gone),
  'PUT /api/v1/reservation/reservations/{id}': guest(one(), { ...gone, body: () => ({ action: 'cancel' }) }),
  'POST /api/v1/reservation/reservations/{id}/payments': guest(one('/payments'), {
    ...gone,
    body: () => ({}),
  }),
  'POST /api/v1/reservation/reservations/{id}/rating': guest(one('/rating'), {
    ...gone,
    body: () => ({ stars: 1 }),
  }),
  'GET /api/v1/reservation/reservations/{id}/calendar': guest(one('/calendar'), gone),
  'POST /api/v1/reservation/waitlist': guest(() => v1('/reservation/waitlist'), {
    ...branch,
    body: (ids) => ({
      branch_id: ids.branch,
      date: '2026-11-30',
      guests_count: 2,
      from: '19:00',
      to: '21:00',
      name: 'Mallory',
      phone: '0550000000',
    }),
  }),
  'GET /api/v1/reservation/waitlist/{id}': guest((ids) => v1(`/reservation/waitlist/${ids.wait}`), gone),
  'DELETE /api/v1/reservation/waitlist/{id}': guest((ids) => v1(`/reservation/waitlist/${ids.wait}`), gone),

  'GET /api/v1/staff/reservations/day': staff((ids) => `${desk}/day?branch_id=${ids.branch}`, {}),
  'GET /api/v1/staff/reservations': staff((ids) => `${desk}?branch_id=${ids.branch}`, {}),
  'POST /api/v1/staff/reservations': staff(() => desk, {
    body: (ids) => ({ branch_id: ids.branch, source: 'walkin', guests: 2 }),
  }),
  'POST /api/v1/staff/reservations/{id}/acts': staff((ids) => `${desk}/${ids.reservation}/acts`, {
    ...booking,
    body: () => ({ act: 'cancel', version: 2, refund_all: true }),
  }),
  'PUT /api/v1/staff/reservations/{id}/place': staff((ids) => `${desk}/${ids.reservation}/place`, {
    ...booking,
    body: (ids) => ({ version: 2, table_ids: [ids.table], start }),
  }),
  'PUT /api/v1/staff/reservations/{id}': staff((ids) => `${desk}/${ids.reservation}`, {
    ...booking,
    body: () => ({ version: 2, name: 'Mallory', phone: '0550000000', guests: 2 }),
  }),
  'POST /api/v1/staff/table-blocks': staff(() => v1('/staff/table-blocks'), {
    body: (ids) => ({ branch_id: ids.branch, table_ids: [ids.table], start, end }),
  }),
  'DELETE /api/v1/staff/table-blocks/{id}': staff((ids) => v1(`/staff/table-blocks/${ids.block}`), {
    foreign: 'not-found',
    otherBranch: 'not-found',
  }),
  'GET /api/v1/staff/reservation-rules': staff(
    (ids) => v1(`/staff/reservation-rules?branch_id=${ids.branch}`),
    {
      act: 'reservation_rules',
    },
  ),
  'PUT /api/v1/staff/reservation-rules': staff(() => v1('/staff/reservation-rules'), {
    act: 'reservation_rules',
    body: (ids) => ({ branch_id: ids.branch, version: 1, rules }),
  }),
  'GET /api/v1/staff/floor-plan': staff((ids) => v1(`/staff/floor-plan?branch_id=${ids.branch}`), {
    act: 'tables',
  }),
  'PUT /api/v1/staff/floor-plan': staff(() => v1('/staff/floor-plan'), {
    act: 'table_plan',
    body: (ids) => ({ branch_id: ids.branch, tables: [], combinations: [], seen: 'none' }),
  }),
  'GET /api/v1/staff/reservation-choices': { zone: 'staff', path: () => v1('/staff/reservation-choices') },
  'PUT /api/v1/staff/reservation-choices': {
    zone: 'staff',
    path: () => v1('/staff/reservation-choices'),
    body: () => ({ reasons: [], event_types: [] }),
  },
}
