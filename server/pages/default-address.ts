import { settingText } from '#domain/site/settings.ts'
import type { Catalogue } from '../store/menu/catalogue.ts'

/** Takes an origin and a page's path; returns the page's address in Arabic and in English. */
export function pageAddresses(origin: string, path: string): { readonly ar: string; readonly en: string } {
  return { ar: origin + path, en: `${origin}/en${path === '/' ? '' : path}` }
}

/**
 * Takes content, an origin and a page's path; returns the address that who has chosen no language gets to: home leads to
 * its English page where English is the default. Spec 1.
 */
export function defaultAddress(
  { settings }: Pick<Catalogue, 'settings'>,
  origin: string,
  path: string,
): string {
  const { ar, en } = pageAddresses(origin, path)
  return path === '/' && settingText(settings, 'general.default_lang') === 'en' ? en : ar
}
