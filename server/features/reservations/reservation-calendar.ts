import { localPath } from '#domain/core/local-path.ts'
import { calendarFile } from '#domain/core/calendar-event.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { settingWords } from '#domain/site/settings.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Call } from '../../http/call.ts'
import { readReservation } from './show-reservation.ts'

const say: Readonly<Record<Language, { table: string; guests: string }>> = {
  ar: { table: 'طاولة في', guests: 'عدد الضيوف' },
  en: { table: 'Table at', guests: 'Guests' },
}
/** Time to get going. */
const remindMinutes = 120

/** Takes a reservation and the restaurant's address; returns it for a calendar, without anything personal. Refuses as reading it does. */
export async function reservationCalendar(
  deps: Deps,
  call: Call,
  { id, key }: { id: string; key?: string | undefined },
  origin: string,
): Promise<string | Refusal> {
  const one = await readReservation(deps, call, id, { key })
  if (isRefusal(one)) return one
  const { settings, tenant } = await deps.catalogues.current(call.tenantId)
  const name =
    wordIn(settingWords(settings, 'website.site_name'), call.language) || wordIn(tenant.name, call.language)
  const words = say[call.language]
  const url = origin + localPath(`/reservations/${id}`, call.language)
  return calendarFile({
    uid: `${id}@${new URL(origin).hostname}`,
    edition: one.version,
    writtenAt: deps.clock(),
    start: Date.parse(one.start),
    end: Date.parse(one.end),
    title: `${words.table} ${name}`,
    about: [`${words.guests}: ${one.guests_count}`, one.branch.phone, url].filter(Boolean).join('\n'),
    where: [one.branch_name, one.branch.address].filter(Boolean).join(' · '),
    place: one.branch,
    url,
    canceled: one.status === 'cancelled',
    remindMinutes,
  })
}
