import type { Samples } from '../core/samples.ts'
import type { ReservationRulesWire } from './reservation-rules.ts'

/** For tests: how a branch takes reservations, as the console sends it. */
export const sampleRules: ReservationRulesWire = {
  enable: true,
  person_count_from: 1,
  person_count_to: 12,
  maximum_duration: 30,
  duration: 10,
  no_show: 20,
  slot_minutes: 30,
  lead_minutes: 60,
  stays: [
    { guests_to: 2, minutes: 90 },
    { guests_to: 100, minutes: 120 },
  ],
  turn_minutes: 15,
  covers_per_quarter: 20,
  change_hours: 4,
  refund: { hours: 24, percent_after: 0 },
  remind_hours: [24, 3],
  waitlist: true,
  periods: [
    {
      name: { ar: 'العشاء', en: 'Dinner' },
      days: [0, 1, 2, 3, 4, 5, 6],
      from: 1140,
      last: 1470,
      area_ids: [],
      cost: { per: 'guest', amount: '25.00' },
    },
  ],
  special_days: [
    {
      name: { ar: 'عطلة', en: 'Holiday' },
      from: '2027-02-22',
      to: '2027-02-22',
      kind: 'closed',
      periods: [],
    },
  ],
}

/** For tests: where and when, as the wizard sends it. */
const samplePlace = {
  branch_id: 'branch1',
  area_id: 'area1',
  date: '2026-11-22',
  time: '20:30',
  guests_count: 2,
}

/** For tests: every call about reservations with arguments as callers give them. */
export const reservationSamples = {
  reservationBranches: [],
  reservationSettings: ['branch1'],
  reservationDays: ['branch1', 2],
  reservationSlots: ['branch1', { date: '2026-11-22', guests_count: 2 }],
  reservations: [],
  reservation: ['reservation1'],
  saveReservation: [{ ...samplePlace, source: 'web', is_payment_required: false }],
  changeReservation: [
    'reservation1',
    { ...samplePlace, name: 'Noura', phone: '0551234567', action: 'confirm' },
  ],
  payReservation: ['reservation1'],
  rateReservation: ['reservation1', { stars: 5, comment: 'Lovely' }],
  eventTypes: [],
  reservationCancelReasons: [],
  waitForReservation: [
    {
      branch_id: 'branch1',
      date: '2026-11-22',
      guests_count: 2,
      from: '19:00',
      to: '22:00',
      name: 'N',
      phone: '0551234567',
    },
  ],
  reservationWait: ['wait1'],
  leaveReservationWait: ['wait1'],
  getReservationDay: [{ branch_id: 'branch1', date: '2026-11-22' }],
  listBookings: [{ branch_id: 'branch1', status: 'confirmed', q: 'Noura', page: 1 }],
  addBooking: [{ branch_id: 'branch1', source: 'walkin', guests: 2 }, 'sample-key'],
  actOnBooking: ['reservation1', { act: 'arrived', version: 2 }],
  moveBooking: ['reservation1', { version: 2, table_ids: ['table1'], start: '2026-11-22T17:30:00.000Z' }],
  editBooking: ['reservation1', { version: 2, name: 'Noura', phone: '0551234567', guests: 3 }],
  addBlock: [
    {
      branch_id: 'branch1',
      table_ids: ['table1'],
      start: '2026-11-22T17:00:00.000Z',
      end: '2026-11-22T19:00:00.000Z',
    },
  ],
  removeBlock: ['block1'],
  getReservationRules: [{ branch_id: 'branch1' }],
  saveReservationRules: [{ branch_id: 'branch1', version: 1, rules: sampleRules }],
  getFloorPlan: [{ branch_id: 'branch1' }],
  saveFloorPlan: [{ branch_id: 'branch1', tables: [], combinations: [], seen: 'name' }],
  getReservationChoices: [],
  saveReservationChoices: [{ reasons: [{ name: { ar: 'س', en: 'Plans changed' } }], event_types: [] }],
} satisfies Partial<Samples>
