import type { AlternativesWire, AlternativeWire } from '#contract/reservations/reservation-wire.ts'
import { toDecimal } from '#domain/core/money.ts'
import { nearestDays, nearestSlots, type WantedTime } from '#domain/reservations/nearest-slots.ts'
import {
  bookableDates,
  type ReservationDay,
  type ReservationSlot,
} from '#domain/reservations/reservation-day.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { slotWords } from '#domain/timing/slot-words.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { readBookingBranch, readDay, readDays, type BookingBranch } from './branch-days.ts'
import { clockOf } from './reservation-time.ts'

/** What was wanted and could not be had. */
export interface WantedPlace extends WantedTime {
  readonly date: string
  readonly guests: number
}

const mostTimes = 4
const mostDays = 3
const mostBranches = 3
/** Days looked at on each side of the wanted one. */
const reach = 14

/**
 * Takes a branch and what was wanted there; returns the nearest free times of that day, of other days and of other
 * branches. Nothing is promised by it: saving asks again.
 */
export async function findAlternatives(
  db: TenantDb,
  booking: BookingBranch,
  wanted: WantedPlace,
  { catalogue, language, now }: { catalogue: Catalogue; language: Language; now: number },
): Promise<AlternativesWire> {
  const look = { guests: wanted.guests, now }
  const dates = bookableDates(booking.plan, now)
  const at = Math.max(0, dates.indexOf(wanted.date))
  const around = dates.slice(Math.max(0, at - reach), at + reach + 1)
  const days = around.length > 0 ? await readDays(db, booking, around, look) : []
  const same = days.find((day) => day.date === wanted.date)
  const show = (from: BookingBranch) => (slot: ReservationSlot) => showAlternative(from, slot, language, now)
  return {
    times: same ? nearestSlots(same, wanted, mostTimes).map(show(booking)) : [],
    days: nearestDays(days, wanted.date, wanted, mostDays).map(show(booking)),
    branches: await otherBranches(db, booking, wanted, { catalogue, language, now }),
  }
}

async function otherBranches(
  db: TenantDb,
  own: BookingBranch,
  wanted: WantedPlace,
  { catalogue, language, now }: { catalogue: Catalogue; language: Language; now: number },
): Promise<AlternativeWire[]> {
  const found: AlternativeWire[] = []
  for (const branch of catalogue.branches) {
    if (branch.id === own.branch.id || found.length === mostBranches) continue
    const other = await readBookingBranch(db, branch)
    if (isRefusal(other)) continue
    const { personCountFrom, personCountTo } = other.plan.rules
    if (wanted.guests < personCountFrom || wanted.guests > personCountTo) continue
    const day: ReservationDay = await readDay(db, other, wanted.date, { guests: wanted.guests, now })
    const [slot] = nearestSlots(day, { minutes: wanted.minutes }, 1)
    if (slot) found.push(showAlternative(other, slot, language, now))
  }
  return found
}

function showAlternative(
  { branch, areas }: BookingBranch,
  slot: ReservationSlot,
  language: Language,
  now: number,
): AlternativeWire {
  const area = areas.find((one) => one.id === slot.areaId)
  return {
    branch_id: branch.id,
    branch_name: wordIn(branch.name, language),
    area_id: slot.areaId,
    area_name: area ? wordIn({ ar: area.name_ar, en: area.name_en }, language) : '',
    date: slot.date,
    time: clockOf(slot.minutes),
    is_next_day: slot.isNextDay,
    start: new Date(slot.start).toISOString(),
    cost: toDecimal(slot.cost),
    words: slotWords(slot, now, branch.timeZone, language).whole,
  }
}
