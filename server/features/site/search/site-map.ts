import { languages } from '#domain/core/words.ts'
import { settingText } from '#domain/site/settings.ts'
import { defaultAddress, pageAddresses } from '#server/pages/default-address.ts'
import { itemPlace } from '#server/content/menu-place.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'

const fixed = ['/', '/menu', '/branches', '/contact-us', '/link'] as const

/** Takes a tenant's content and its origin; returns its sitemap.xml: every public page in both languages, each naming the other. */
export function siteMap(content: Catalogue, origin: string): string {
  const open = settingText(content.settings, 'website.enable') === '1'
  const paths = open
    ? [
        ...fixed,
        ...content.pages.map(({ slug }) => `/page/${slug}`),
        // an item that no branch has on its menu has no page
        ...[...content.items.keys()].filter((id) => itemPlace(content, id, {})).map((id) => `/item/${id}`),
      ]
    : []
  const entries = paths.flatMap((path) => {
    const addresses = pageAddresses(origin, path)
    const others =
      languages.map((language) => link(language, addresses[language])).join('') +
      link('x-default', defaultAddress(content, origin, path))
    return languages.map((language) => `<url><loc>${addresses[language]}</loc>${others}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`
}

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
