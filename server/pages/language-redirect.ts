import { languagePrefix, localPath } from '#domain/core/local-path.ts'
import { daySeconds } from '#domain/core/durations.ts'
import { defaultLanguage } from '#domain/site/settings.ts'
import { constants } from '#domain/core/limits.ts'
import { languages, type Language } from '#domain/core/words.ts'
import type { TenantContent } from './pages.ts'
import { plainPath } from './plain-path.ts'
import { redirectResponse } from './short-answers.ts'

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
  const language = defaultLanguage(settings)
  return languagePrefix[language] === '' ? undefined : localPath(target, language)
}

const chosen = new RegExp(`^${constants.languageCookie}=(${languages.join('|')})$`)

/**
 * Takes a path with its query and whether the visitor came by https; when the query chooses a language, returns the way to
 * the page in it, with the rest of the query, and the cookie that keeps the choice for 365 days: a link does it, whether
 * scripts run or not. Spec 1.
 */
export function chooseLanguage(target: string, secure: boolean): Response | undefined {
  const [path = '/', query] = target.split('?', 2)
  const pairs = query?.split('&') ?? []
  const language = pairs.map((pair) => chosen.exec(pair)?.[1]).find(Boolean) as Language | undefined
  if (!language || path.endsWith('.data')) return undefined
  const plain = plainPath(path)
  const localized = localPath(plain, language)
  const rest = pairs.filter((pair) => !chosen.test(pair)).join('&')
  const response = redirectResponse(localized + (rest && `?${rest}`), 302)
  const seconds = constants.languageCookieDays * daySeconds
  response.headers.append(
    'set-cookie',
    `${constants.languageCookie}=${language}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`,
  )
  return response
}
