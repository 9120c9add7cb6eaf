import type { SiteWire } from '#contract/platform/tenant.ts'
import type { Language } from '#domain/core/words.ts'
import type { ViewName } from './page-view.ts'

/** A public page as it travels: what its document is made of, and what another page's client shows in its place. */
export interface PublicPage {
  readonly view: ViewName
  /** One route is one place: moving within it keeps what stands there. */
  readonly route: string
  readonly language: Language
  readonly origin: string
  /** Names the files that know how to show it. */
  readonly build: string
  readonly site: SiteWire
  /** As the route's loader returned it. */
  readonly data: unknown
}

const opening = '<script type="application/json" id="page-data">'
const closing = '</script>'

/** Takes a page, its site as JSON already; returns the block of its document that holds it. */
export function writePage({ site, ...page }: Omit<PublicPage, 'site'> & { readonly site: string }): string {
  // the words of a tenant may hold what ends a script
  const json = `${JSON.stringify(page).slice(0, -1)},"site":${site}}`.replaceAll('<', String.raw`\u003c`)
  return opening + json + closing
}

/** Takes a document; returns the public page that it shows, or undefined when it shows another one. */
export function readPage(html: string): PublicPage | undefined {
  const from = html.indexOf(opening)
  if (from === -1) return undefined
  const start = from + opening.length
  const page: PublicPage = JSON.parse(html.slice(start, html.indexOf(closing, start)))
  return page
}
