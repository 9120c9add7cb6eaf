import { settingText } from '#domain/settings.ts'
import type { Catalogue } from '#server/store/catalogue.ts'

/** What is nobody else's business, in both languages. */
const hidden = [
  '/account',
  '/auth',
  '/cart',
  '/checkout',
  '/check_payment',
  '/check-payment',
  '/o/',
  '/order/',
  '/order-as-usual',
  '/my-address',
  '/delivery-address',
  '/driver/',
  '/table/',
  '/menu/dinein/session/',
  '/r/',
  '/api/',
  '/_sim/',
] as const

/** Takes a tenant's content and its origin; returns its robots.txt. A closed website is for no engine. */
export function robotsText({ settings }: Pick<Catalogue, 'settings'>, origin: string): string {
  if (settingText(settings, 'website.enable') !== '1') return 'User-agent: *\nDisallow: /\n'
  const lines = hidden.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`])
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
