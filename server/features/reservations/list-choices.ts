import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { listEventTypes, listReasons } from '#server/store/reservations/reservation-choices.ts'

/** Takes whose and in which language; returns what guests may celebrate and why they may cancel. Spec 7. */
export async function listChoices(
  { db }: Deps,
  { tenantId, language }: { tenantId: string; language: Language },
) {
  const [events, reasons] = await db.read(tenantId, async (read) =>
    Promise.all([listEventTypes(read), listReasons(read)]),
  )
  const show = ({ id, name_ar, name_en }: { id: string; name_ar: string; name_en: string }) => ({
    id,
    name: wordIn({ ar: name_ar, en: name_en }, language),
    name_ar,
    name_en,
  })
  return { events: events.map((one) => ({ ...show(one), icon: one.icon })), reasons: reasons.map(show) }
}
