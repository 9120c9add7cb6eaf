import { localPath } from '#domain/core/local-path.ts'
import { calendarFile } from '#domain/core/calendar-event.ts'
import { endedUnserved } from '#domain/ordering/order-status.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { settingWords } from '#domain/site/settings.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Call } from '#server/http/call.ts'
import { readOrder } from './read-order.ts'

const say: Readonly<Record<Language, { order: string; number: string }>> = {
  ar: { order: 'طلب من', number: 'رقم الطلب' },
  en: { order: 'Order from', number: 'Order number' },
}

/** Time to get going before the slot. */
const remindMinutes = 30

/**
 * Takes an order's unguessable id and the restaurant's address; returns the order for a calendar, without anything
 * personal. Refuses 'order-unavailable' as the order itself does, and 'not-found' for one that is not for later or not
 * placed yet.
 */
export async function orderCalendar(
  deps: Deps,
  call: Call,
  id: string,
  origin: string,
): Promise<string | Refusal> {
  const read = await readOrder(deps, call, id)
  if (isRefusal(read)) return read
  const { order } = read
  if (!order?.slot || !order.number) return refuse('not-found')
  const { settings, tenant } = await deps.catalogues.current(call.tenantId)
  const name =
    wordIn(settingWords(settings, 'website.site_name'), call.language) || wordIn(tenant.name, call.language)
  const words = say[call.language]
  const { branch, slot } = order
  const url = origin + localPath(`/o/${order.id}`, call.language)
  return calendarFile({
    uid: `${order.id}@${new URL(origin).hostname}`,
    edition: order.version,
    writtenAt: deps.clock(),
    start: Date.parse(slot.start),
    end: Date.parse(slot.end),
    title: `${words.order} ${name}`,
    about: [`${words.number}: ${order.number}`, branch.phone, url].filter(Boolean).join('\n'),
    where: [branch.name, branch.address].filter(Boolean).join(' · '),
    place: branch,
    url,
    canceled: endedUnserved(order.status, order.timeline.at(-1)?.done === true),
    remindMinutes,
  })
}
