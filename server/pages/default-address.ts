import { languages, type Words } from '#domain/core/words.ts'
import { localPath } from '#domain/core/local-path.ts'
import { defaultLanguage } from '#domain/site/settings.ts'
import type { Catalogue } from '../store/menu/catalogue.ts'

/** Takes an origin and a page's path; returns the page's address in each language. */
export function pageAddresses(origin: string, path: string): Words {
  return { ar: origin + localPath(path, 'ar'), en: origin + localPath(path, 'en') }
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
  return origin + localPath(path, path === '/' ? defaultLanguage(settings) : languages[0])
}
