import { directionOf, type Language } from '#domain/core/words.ts'
import { place, scope, type ClickEvent, type PushEvent } from './worker-scope.ts'

/** What the server sends: server/features/waitlist/push-call.ts. */
interface Said {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
  readonly language: Language
  readonly icon?: string
}

const pattern = [400, 150, 400, 150, 600]

/** A message came, whether a page is open or not: a phone shows it, and rings anew for each. Spec 4. */
export function showPush({ data }: PushEvent): Promise<void> {
  const said = readSaid(data)
  if (!said) return scope.registration.showNotification(place.name.ar)
  const { title, body, url, tag, language, icon } = said
  const options = {
    body,
    tag,
    lang: language,
    dir: directionOf[language],
    data: { url },
    renotify: true,
    requireInteraction: true,
    vibrate: pattern,
    ...(icon && { icon }),
  }
  return scope.registration.showNotification(title, options)
}

function readSaid(data: PushEvent['data']): Said | undefined {
  try {
    return data?.json() as Said | undefined
  } catch {
    return undefined
  }
}

/** It was tapped: its page comes forward, or opens. */
export async function openPage({ notification }: ClickEvent): Promise<void> {
  notification.close()
  const { url } = (notification.data ?? {}) as { url?: unknown }
  const wanted = new URL(typeof url === 'string' ? url : '/', scope.location.origin)
  if (wanted.origin !== scope.location.origin) return
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find((tab) => new URL(tab.url).pathname === wanted.pathname)
  await (open ? open.focus() : scope.clients.openWindow(wanted.href))
}
