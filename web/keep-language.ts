import { daySeconds } from '#domain/core/durations.ts'
import { constants } from '#domain/core/limits.ts'
import type { Language } from '#domain/core/words.ts'
import { pageCookies } from './browser-stores.ts'

/** Takes the language that somebody chose; this browser gets its pages in it for 365 days (spec 1). */
export function keepLanguage(language: Language): void {
  const seconds = constants.languageCookieDays * daySeconds
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  pageCookies.keep(
    `${constants.languageCookie}=${language}; path=/; max-age=${seconds}; samesite=lax${secure}`,
  )
}
