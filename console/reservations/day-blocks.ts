import type {
  BookingWire,
  MoveBookingBody,
  ReservationDeskDayWire,
  TableBlockWire,
} from '#contract/reservations/reservation-desk.ts'
import type { TimelineBlock } from './timeline.ts'

/** What stands on the timeline: a booking, or tables that are blocked. */
export interface DayBlock extends TimelineBlock {
  readonly booking?: BookingWire
  readonly blocked?: TableBlockWire
}

/** Takes a day; returns what takes tables on it: not what is cancelled, nor whose guests left or never came. */
export function dayBlocks({
  bookings,
  blocks,
}: Pick<ReservationDeskDayWire, 'bookings' | 'blocks'>): DayBlock[] {
  const taken = bookings.filter(
    ({ status, visit }) => status !== 'cancelled' && visit !== 'left' && visit !== 'no_show',
  )
  return [
    ...taken.map((booking) => ({
      id: booking.id,
      tableIds: booking.table_ids,
      from: Date.parse(booking.start),
      // with the gap before the next party, so that what fits here fits in the database
      to: Date.parse(booking.free_at),
      booking,
    })),
    ...blocks.map((blocked) => ({
      id: blocked.id,
      tableIds: blocked.table_ids,
      from: Date.parse(blocked.start),
      to: Date.parse(blocked.end),
      blocked,
    })),
  ]
}

/** Takes a booking and where it was dropped; returns that move. A guest whose time changes by it is told, as by the form. */
export function dropOf({ version }: BookingWire, { tableIds, from }: TimelineBlock): MoveBookingBody {
  return { version, table_ids: [...tableIds], start: new Date(from).toISOString(), tell: true }
}
