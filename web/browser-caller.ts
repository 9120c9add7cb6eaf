import type { ClientOptions } from '#contract/core/caller.ts'
import { readAgain } from '#contract/core/read-again.ts'
import type { Language } from '#domain/core/words.ts'
import { fetchWithin } from './fetch-within.ts'

/** An answer that is not there by then does not come: who waits may try again. */
const longestCallMs = 30_000

/**
 * Takes the page's language; returns how its calls are made from the browser: with the restaurant's name, app token,
 * country and time zone, where the document says them (spec 7), and by the browser's own fetch unless another is given. A
 * read that meets a busy server is asked again.
 */
export function browserCaller(
  language: Language,
  given: ClientOptions['fetch'] = fetchWithin(longestCallMs),
): ClientOptions {
  const fetch = readAgain(given, { tries: 3 })
  const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset['tenant']
  const [tenant, appToken, country, timeZone] = said?.split(' ') ?? []
  if (!tenant || !appToken || !country || !timeZone) return { fetch, language }
  return { fetch, language, page: true, tenant: { tenant, appToken, country, timeZone } }
}
