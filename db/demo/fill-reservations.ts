import type { CountryCode } from '#domain/core/country.ts'
import type { Words } from '#domain/core/words.ts'
import type { Minor } from '#domain/core/money.ts'
import {
  usualReservationRules,
  type ReservationPeriod,
  type ReservationRules,
} from '#domain/reservations/reservation-plan.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { saveEventTypes, saveReasons } from '#server/store/reservations/reservation-choices.ts'
import { placeTable, saveCombinations, saveRules } from '#server/store/reservations/reservation-rules.ts'
import type { TableSpot } from '#server/store/reservations/reservation-columns.ts'
import type { IdOf } from './id-for.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const weekend = [4, 5, 6]
const weekdays = [0, 1, 2, 3]

const events = [
  { slug: 'birthday', name_ar: 'عيد ميلاد', name_en: 'Birthday', icon: '🎂' },
  { slug: 'anniversary', name_ar: 'ذكرى زواج', name_en: 'Anniversary', icon: '💍' },
  { slug: 'graduation', name_ar: 'تخرّج', name_en: 'Graduation', icon: '🎓' },
  { slug: 'business', name_ar: 'لقاء عمل', name_en: 'Business meal', icon: '💼' },
]
const reasons = [
  { slug: 'plans', name_ar: 'تغيّرت خططنا', name_en: 'Our plans changed' },
  { slug: 'ill', name_ar: 'ظرف صحي', name_en: 'Somebody is ill' },
  { slug: 'elsewhere', name_ar: 'وجدنا مكانًا آخر', name_en: 'We found another place' },
]

const period = (
  slug: string,
  name: Words,
  times: { days: readonly number[]; from: number; last: number },
  cost: ReservationPeriod['cost'] = { per: 'none', amount: 0 },
) => ({ id: slug, name, ...times, areaIds: [], cost })

interface Holiday {
  readonly name: Words
  readonly day: string
}

/** A public holiday of each country on a fixed date; the next one is far enough that a try of the demo never meets it. */
const holidays: Readonly<Record<CountryCode, Holiday>> = {
  SA: { name: { ar: 'يوم التأسيس', en: 'Founding Day' }, day: '2027-02-22' },
  EG: { name: { ar: 'عيد ثورة 25 يناير', en: '25 January Revolution Day' }, day: '2027-01-25' },
  AE: { name: { ar: 'عيد الاتحاد', en: 'Eid Al Etihad' }, day: '2027-12-02' },
  QA: { name: { ar: 'اليوم الوطني', en: 'National Day' }, day: '2027-12-18' },
}

/** Lunch and dinner; on weekend evenings a deposit for each guest, minor units. */
function rulesWith(deposit: Minor, holiday: Holiday, id: IdOf): ReservationRules {
  const lunch = { ar: 'الغداء', en: 'Lunch' }
  const dinner = { ar: 'العشاء', en: 'Dinner' }
  return {
    ...usualReservationRules,
    coversPerQuarter: 24,
    periods: [
      period('lunch', lunch, { days: everyDay, from: 780, last: 930 }),
      period('dinner', dinner, { days: weekdays, from: 1140, last: 1380 }),
      period(
        'evening',
        dinner,
        { days: weekend, from: 1140, last: 1440 + 30 },
        { per: 'guest', amount: deposit },
      ),
    ],
    specialDays: [
      {
        id: id('special-day', holiday.name.en),
        name: holiday.name,
        from: holiday.day,
        to: holiday.day,
        kind: 'walk_in',
        periods: [],
      },
    ],
  }
}

/** Tables in rows of four, by area one below the other; hundredths of the plan. */
function spotOf(at: number, seats: number): TableSpot {
  const row = Math.floor(at / 4)
  const size = seats > 4 ? 16 : 12
  return {
    x: 8 + (at % 4) * 23,
    y: 8 + row * 30,
    width: size,
    height: size,
    shape: seats === 2 ? 'round' : 'square',
    turned: 0,
  }
}

const together = [
  { tables: ['1', '2'], from: 5, seats: 8 },
  { tables: ['3', '4'], from: 5, seats: 8 },
  { tables: ['1', '2', '3'], from: 9, seats: 12 },
  { tables: ['7', '8'], from: 3, seats: 4 },
  { tables: ['9', '10'], from: 3, seats: 4 },
]
const seatsOf = (name: string) => (Number(name) <= 6 ? 4 : Number(name) <= 10 ? 2 : 8)

/** Takes a demo restaurant, the branch that has tables and its deposit; that branch takes reservations. Stable ids. */
export async function fillReservations(
  db: Database,
  {
    tenantId,
    branchId,
    id,
    deposit,
    country,
  }: { tenantId: string; branchId: string; id: IdOf; deposit: Minor; country: CountryCode },
): Promise<void> {
  await db.write(tenantId, async (tx) => {
    for (let at = 0; at < 12; at += 1) {
      const name = String(at + 1)
      const seats = seatsOf(name)
      const spot = spotOf(at < 6 ? at : at < 10 ? at - 6 : at - 10, seats)
      const table = { id: id('table', name), seats, seats_from: seats > 4 ? 4 : 1, bookable: true, spot }
      await placeTable(tx, branchId, table)
    }
    await saveCombinations(
      tx,
      branchId,
      together.map(({ tables, from, seats }) => ({
        id: id('combination', tables.join('-')),
        table_ids: tables.map((name) => id('table', name)),
        seats_from: from,
        seats,
      })),
    )
    const now = new Date()
    const choice = <T extends { slug: string }>(kind: string, list: readonly T[]) =>
      list.map(({ slug, ...rest }) => ({ id: id(kind, slug), ...rest }))
    await saveEventTypes(tx, choice('event-type', events), now)
    await saveReasons(tx, choice('cancel-reason', reasons), now)
    await saveRules(tx, branchId, { enabled: true, rules: rulesWith(deposit, holidays[country], id) })
  })
}
