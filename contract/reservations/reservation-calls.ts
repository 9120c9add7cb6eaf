import type { Caller } from '../core/caller.ts'
import type {
  ChangeReservationBody,
  ReservationWaitWire,
  SaveReservationBody,
  WaitBody,
} from './reservation.ts'
import type {
  ReservationBranchesWire,
  ReservationDaysWire,
  ReservationSettingsWire,
  ReservationSlotsWire,
} from './reservation-slots.ts'
import type { ReservationWire } from './reservation-wire.ts'

interface Page<T> {
  data: T[]
  meta: { current_page: number; last_page: number; per_page: number; total: number }
}
type Choice = { id: string; name: string; name_ar: string; name_en: string }

/** Takes how to call; returns a guest's calls about reservations. Spec 7. */
export function reservationCalls({ get, call }: Caller) {
  const base = '/api/v1/reservation/reservations'
  const branch = (id: string) => `/api/v1/branch/branches/${id}`
  return {
    reservationBranches: () => get<ReservationBranchesWire>('/api/v1/branch/frontend/branches-reservations'),
    reservationSettings: (branchId: string) =>
      get<ReservationSettingsWire>(`${branch(branchId)}/reservations-settings`, { frontend: 'true' }),
    reservationDays: (branchId: string, guests: number) =>
      get<ReservationDaysWire>(`${branch(branchId)}/reservations-days`, { guests_count: guests }),
    reservationSlots: (
      branchId: string,
      input: { date: string; guests_count: number; reservation_id?: string },
    ) =>
      call<ReservationSlotsWire>('POST', `${branch(branchId)}/reservations-slots`, {
        branch_id: branchId,
        source: 'web',
        ...input,
      }),
    reservations: (page = 1) => get<Page<ReservationWire>>(base, { page }),
    reservation: (id: string, key?: string) =>
      get<ReservationWire>(`${base}/${id}`, { include: 'notes', key }),
    saveReservation: (body: SaveReservationBody) => call<ReservationWire>('POST', base, body),
    changeReservation: (id: string, body: ChangeReservationBody) =>
      call<ReservationWire>('PUT', `${base}/${id}`, body),
    payReservation: (id: string, key?: string) =>
      call<{ reference: string; pay_url: string; expires_at: string; order_id: string }>(
        'POST',
        `${base}/${id}/payments`,
        { ...(key && { key }) },
      ),
    rateReservation: (id: string, body: { stars: number; comment?: string; key?: string }) =>
      call<ReservationWire>('POST', `${base}/${id}/rating`, body),
    eventTypes: () => get<{ data: (Choice & { icon: string })[] }>('/api/v1/waiting-list/eventTypes/list'),
    reservationCancelReasons: () =>
      get<{ data: Choice[] }>('/api/v1/branch/reservation-cancellation-reasons'),
    waitForReservation: (body: WaitBody) =>
      call<ReservationWaitWire>('POST', '/api/v1/reservation/waitlist', body),
    reservationWait: (id: string) => get<ReservationWaitWire>(`/api/v1/reservation/waitlist/${id}`),
    leaveReservationWait: (id: string) =>
      call<ReservationWaitWire>('DELETE', `/api/v1/reservation/waitlist/${id}`),
  }
}
