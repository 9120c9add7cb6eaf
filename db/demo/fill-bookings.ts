import { minuteMs } from '#domain/core/durations.ts'
import type { Currency } from '#domain/core/money.ts'
import { usualReservationRules } from '#domain/reservations/reservation-plan.ts'
import { addDays, dateText, toLocal, toUtc } from '#domain/core/zoned-time.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { insertReservation } from '#server/store/reservations/reservations.ts'
import { claimTables } from '#server/store/reservations/table-claims.ts'
import type { IdOf } from './id-for.ts'

/** An evening of a house that is half full: who, how many, from when (minutes of the day), at which tables. */
const evening = [
  { slug: 'noura', name: 'نورة', guests: 4, from: 1140, tables: ['1'], area: 'hall', note: '' },
  {
    slug: 'faisal',
    name: 'فيصل',
    guests: 3,
    from: 1170,
    tables: ['2'],
    area: 'hall',
    note: 'كرسي أطفال من فضلكم',
  },
  {
    slug: 'sara',
    name: 'Sara',
    guests: 7,
    from: 1200,
    tables: ['3', '4'],
    area: 'hall',
    note: 'Near the window',
  },
  { slug: 'omar', name: 'عمر', guests: 2, from: 1230, tables: ['7'], area: 'terrace', note: '' },
  { slug: 'lina', name: 'لينا', guests: 6, from: 1170, tables: ['11'], area: 'family', note: '' },
  { slug: 'khaled', name: 'خالد', guests: 2, from: 1290, tables: ['8'], area: 'terrace', note: '' },
]
const stayMinutes = 120
const turnMinutes = 15

function termsOfDemo(): string {
  const {
    personCountFrom,
    personCountTo,
    maximumDuration,
    duration,
    noShow,
    changeHours,
    refund,
    remindHours,
  } = usualReservationRules
  return JSON.stringify({
    person_count_from: personCountFrom,
    person_count_to: personCountTo,
    maximum_duration: maximumDuration,
    duration,
    no_show: noShow,
    change_hours: changeHours,
    refund: { hours: refund.hours, percent_after: refund.percentAfter },
    // nobody is behind these names: no message leaves for them
    remind_hours: remindHours.slice(0, 0),
  })
}

/** Takes a demo restaurant and its branch; books two evenings, today's and tomorrow's, so that the desk has something to show. */
export async function fillBookings(
  db: Database,
  demo: { tenantId: string; branchId: string; id: IdOf; currency: Currency; timeZone: string },
): Promise<void> {
  const { tenantId, branchId, id } = demo
  const now = Date.now()
  const settings = termsOfDemo()
  await db.write(tenantId, async (tx) => {
    for (const ahead of [0, 1])
      for (const one of evening) {
        const day = addDays(toLocal(now, demo.timeZone), ahead)
        const start = toUtc(day, one.from, demo.timeZone)
        if (start < now) continue
        const end = start + stayMinutes * minuteMs
        const table_ids = one.tables.map((name) => id('table', name))
        const row = await insertReservation(
          tx,
          {
            id: id('reservation', one.slug, String(ahead)),
            key: id('reservation-key', one.slug, String(ahead)),
            branch_id: branchId,
            shopper: 'staff:demo',
            status: 'confirmed',
            source: 'phone',
            language: 'ar',
            name: one.name,
            note: one.note,
            guests: one.guests,
            area_id: id('table-area', one.area),
            table_ids,
            date: dateText(day),
            minutes: one.from,
            start_at: new Date(start),
            end_at: new Date(end),
            turn_minutes: turnMinutes,
            currency: demo.currency,
            settings,
            confirmed_at: new Date(now),
          },
          { what: 'phone', actor: 'staff:demo' },
        )
        const span = { start, end: end + turnMinutes * minuteMs }
        await claimTables(tx, branchId, table_ids, span, { reservationId: row.id })
      }
  })
}
