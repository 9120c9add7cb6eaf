import { settingText } from '#domain/settings.ts'
import { constants } from '#domain/limits.ts'
import type { TenantContent } from './pages.ts'

const languageCookie = new RegExp(`(?:^|;\\s*)${constants.languageCookie}=`)

/** Takes a Cookie header; returns whether the visitor has chosen a language. Spec 1. */
export function hasChosenLanguage(cookie: string | undefined): boolean {
  return cookie !== undefined && cookie.includes(constants.languageCookie) && languageCookie.test(cookie)
}

/** The root path and dine-in session paths, with the bill of one and the table that leads to it: never the data of an open page. */
const redirected = /^\/(?:(?:menu\/dinein\/session\/[^/?]+(?:\/bill)?|table\/[^/?]+)(?<!\.data))?$/

/**
 * Takes a path with its query; returns where a visitor without a language cookie goes when the tenant's default
 * language is English, or undefined when this path stays. Spec 1.
 */
export async function englishInstead(
  content: TenantContent,
  tenantId: string,
  target: string,
): Promise<string | undefined> {
  const [path = '/'] = target.split('?', 1)
  if (!redirected.test(path)) return undefined
  const { settings } = await content.current(tenantId)
  if (settingText(settings, 'general.default_lang') !== 'en') return undefined
  return `/en${path === '/' ? '' : path}${target.slice(path.length)}`
}
