import type { Language } from '#domain/core/words.ts'
import { pathIn, type SiteAddress, type SiteView } from './site-addresses.ts'

/** A page as the server sends it. */
export interface SentPage {
  readonly name: string
  readonly path: string
  readonly status: number
  readonly html: string
}

/** Takes a visitor's view, an address and a language; returns its page, or undefined where it leads away from this host. */
export const sentPage = async (
  { slug, who, visitor }: SiteView,
  { name, path }: SiteAddress,
  language: Language,
): Promise<SentPage | undefined> => {
  let at = pathIn(path, language)
  for (let step = 0; step < 4; step += 1) {
    const { status, headers, body } = await visitor.send('GET', at, undefined, {
      accept: 'text/html',
      'x-localization': language,
    })
    const { location } = headers
    if (location === undefined) {
      const isPage = headers['content-type']?.startsWith('text/html') ?? false
      return isPage ? { name: `${slug}-${who}-${language}-${name}`, path: at, status, html: body } : undefined
    }
    const next = new URL(location, visitor.origin)
    if (next.origin !== visitor.origin) return undefined
    at = next.pathname + next.search
  }
  throw new Error(`${path} leads nowhere`)
}
