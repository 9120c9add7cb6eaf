import type { Client } from '#contract/core/client.ts'
import type { ReservationSettingsWire } from '#contract/reservations/reservation-slots.ts'
import { ask } from '#web/ask.ts'
import { boundsOf, type BookableStart } from '../../reservations/wizard/use-bookable.ts'
import { moveWizard, startWizard } from '../../reservations/wizard/wizard.ts'

/** What an address, or a reservation that is changed, wishes to begin with; all of it checked against the branch. */
export interface BookableQuery extends Pick<BookableStart, 'wanted'> {
  readonly date: string | null
  readonly guests: number
  readonly reservationId?: string
}

/** Takes the address's query; returns with what the wizard is to begin. */
export function readInput(query: URLSearchParams): BookableQuery {
  const area_id = query.get('area')
  const time = query.get('time')
  return {
    date: query.get('date'),
    guests: Number(query.get('guests')),
    wanted: area_id && time ? { area_id, time, is_next_day: query.get('next_day') === '1' } : null,
  }
}

/** Takes the client, a branch's settings and a wish; returns the first step's days and times, within what the branch takes. */
export async function loadBookable(
  client: Pick<Client, 'reservationDays' | 'reservationSlots'>,
  settings: ReservationSettingsWire,
  { date, guests: wished, wanted, reservationId }: BookableQuery,
): Promise<BookableStart> {
  const bounds = boundsOf(settings)
  const begin = startWizard(bounds)
  const guests =
    Number.isInteger(wished) && wished >= bounds.from && wished <= bounds.to ? wished : begin.guests
  const at = date ? moveWizard(begin, { what: 'date', date }, bounds).date : begin.date
  const [days, slots] = await Promise.all([
    ask(client.reservationDays(settings.branch_id, guests)),
    ask(
      client.reservationSlots(settings.branch_id, {
        date: at,
        guests_count: guests,
        ...(reservationId && { reservation_id: reservationId }),
      }),
    ),
  ])
  return { settings, days, slots, wanted, ...(reservationId && { reservationId }) }
}
