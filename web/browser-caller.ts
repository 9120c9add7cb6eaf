import type { ClientOptions } from '#contract/caller.ts'
import type { Language } from '#domain/words.ts'

/** An answer that is not there by then does not come: who waits may try again. Uploads take as long as they take. */
const longestCallMs = 30_000

/** The browser's fetch, which by itself waits for ever. */
function patientFetch(path: string, init: RequestInit): Promise<Response> {
  // browsers from before 2022 do not know it
  const mayEnd = typeof AbortSignal.timeout === 'function' && !(init.body instanceof Blob)
  return window.fetch(path, mayEnd ? { ...init, signal: AbortSignal.timeout(longestCallMs) } : init)
}

/**
 * Takes the page's language; returns how its calls are made from the browser: with the restaurant's name, app token,
 * country and time zone, where the document says them (spec 7), and by the browser's own fetch unless another is given.
 */
export function browserCaller(
  language: Language,
  fetch: ClientOptions['fetch'] = patientFetch,
): ClientOptions {
  const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset['tenant']
  const [tenant, appToken, country, timeZone] = said?.split(' ') ?? []
  if (!tenant || !appToken || !country || !timeZone) return { fetch, language }
  return { fetch, language, page: true, tenant: { tenant, appToken, country, timeZone } }
}
