import type { BookingWire } from '#contract/reservations/reservation-desk.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { toDecimal } from '#domain/core/money.ts'
import { mayVisit, visitActs } from '#domain/reservations/reservation-status.ts'
import { slotWords } from '#domain/timing/slot-words.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import {
  listEventTypes,
  listReasons,
  type EventTypeRow,
  type ReasonRow,
} from '#server/store/reservations/reservation-choices.ts'
import {
  listDeposits,
  type DepositMoney,
  type ReservationRow,
} from '#server/store/reservations/reservations.ts'
import { countVisits, type VisitCount } from '#server/store/reservations/staff-reservations.ts'
import { listTables, type TableRow } from '#server/store/dine-in/tables.ts'

/** What stands around the bookings of a branch. */
export interface DeskFacts {
  readonly branch: Branch
  readonly catalogue: Catalogue
  readonly tables: readonly TableRow[]
  readonly events: readonly EventTypeRow[]
  readonly reasons: readonly ReasonRow[]
  readonly money: ReadonlyMap<string, DepositMoney>
  readonly visits: ReadonlyMap<string, VisitCount>
  readonly language: Language
  readonly now: number
}

/** Takes a branch and bookings; reads what stands around them. */
export async function readDeskFacts(
  db: TenantDb,
  rows: readonly ReservationRow[],
  look: { branch: Branch; catalogue: Catalogue; language: Language; now: number },
): Promise<DeskFacts> {
  const [tables, events, reasons, money, visits] = await Promise.all([
    listTables(db, look.branch.id),
    listEventTypes(db, 'all'),
    listReasons(db, 'all'),
    listDeposits(
      db,
      rows.map((row) => row.id),
    ),
    countVisits(
      db,
      rows.map((row) => row.phone).filter((phone) => phone !== ''),
    ),
  ])
  return {
    ...look,
    tables,
    events,
    reasons,
    money: new Map(money.map((one) => [one.reservation_id, one])),
    visits: new Map(visits.map((one) => [one.phone, one])),
  }
}

/** Takes a booking with what stands around it; returns it as staff see it. */
export function showBooking(row: ReservationRow, facts: DeskFacts): BookingWire {
  const { branch, language, now, catalogue } = facts
  const zone = branch.timeZone
  const start = row.start_at.getTime()
  const end = row.left_at && row.left_at > row.start_at ? row.left_at.getTime() : row.end_at.getTime()
  const money = facts.money.get(row.id)
  const visits = facts.visits.get(row.phone)
  const event = facts.events.find((one) => one.id === row.event_id)
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    visit: row.visit,
    source: row.source,
    name: row.name,
    phone: row.phone,
    email: row.email,
    note: row.note,
    staff_note: row.staff_note,
    guests: row.guests,
    area_id: row.area_id,
    table_ids: row.table_ids,
    tables: row.table_ids.flatMap((id) => facts.tables.find((table) => table.id === id)?.name ?? []),
    start: row.start_at.toISOString(),
    end: new Date(end).toISOString(),
    free_at: new Date(end + (row.left_at ? 0 : row.turn_minutes * minuteMs)).toISOString(),
    start_label: clockWords(start, zone, language),
    end_label: clockWords(end, zone, language),
    date: row.date,
    words: slotWords({ start, end }, now, zone, language).whole,
    cost: toDecimal(row.cost),
    paid: toDecimal(money?.captured ?? 0),
    refunded: toDecimal(money?.refunding ?? 0),
    event: event
      ? { name: wordIn({ ar: event.name_ar, en: event.name_en }, language), icon: event.icon }
      : null,
    allergens: catalogue.allergens
      .filter((one) => row.allergens.includes(one.id))
      .map(({ name, icon }) => ({ name: wordIn(name, language), icon })),
    hold_until: row.hold_until?.toISOString() ?? null,
    cancellation_reason: reasonWords(row, facts),
    expired: row.reason === 'expired',
    visits: visits?.visits ?? 0,
    no_shows: visits?.no_shows ?? 0,
    rating: row.stars === null ? null : { stars: row.stars, comment: row.rating_comment },
    may: mayStaffDo(row),
    made_at: row.made_at.toISOString(),
  }
}

function reasonWords(row: ReservationRow, { reasons, language }: DeskFacts): string | null {
  if (row.status !== 'cancelled') return null
  const named = reasons.find((one) => one.id === row.reason_id)
  if (named) return wordIn({ ar: named.name_ar, en: named.name_en }, language)
  return row.reason?.startsWith('words:') ? row.reason.slice('words:'.length) : null
}

/** Takes a booking; returns what staff may do with it now. */
export function mayStaffDo(row: ReservationRow): BookingWire['may'] {
  if (row.status === 'cancelled') return []
  const held = row.status !== 'confirmed'
  const visits = held ? [] : visitActs.filter((to) => mayVisit(row.visit, to))
  const coming = row.visit === 'expected' || row.visit === 'arrived'
  const here = coming || row.visit === 'seated'
  return [
    ...visits,
    ...(held ? (['confirm'] as const) : []),
    ...(coming ? (['cancel'] as const) : []),
    ...(here ? (['move', 'edit'] as const) : []),
  ]
}
