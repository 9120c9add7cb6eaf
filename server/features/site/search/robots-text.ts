import { settingText } from '#domain/site/settings.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'

/**
 * What is no page, in both languages: a short link counts who follows it. Pages that are nobody else's business say noindex
 * themselves, and are not named here: an engine that may not read a page never hears that, and lists its address.
 */
const noPages = ['/r/', '/api/', '/_sim/'] as const

/** Takes a tenant's content and its origin; returns its robots.txt. A closed website is for no engine. */
export function robotsText({ settings }: Pick<Catalogue, 'settings'>, origin: string): string {
  if (settingText(settings, 'website.enable') !== '1') return 'User-agent: *\nDisallow: /\n'
  const lines = noPages.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`])
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
