import { createMiddleware } from 'hono/factory'
import { getCookie } from 'hono/cookie'
import { constants } from '#domain/core/limits.ts'
import { languages, type Language } from '#domain/core/words.ts'
import type { AppEnv } from '#server/http/request.ts'

/** Takes what a caller names as its language; returns ours, Arabic where it is none. */
export function languageNamed(asked: string | undefined): Language {
  const wanted = asked?.toLowerCase()
  return languages.find((one) => wanted?.startsWith(one)) ?? languages[0]
}

/** x-localization rules API calls; without it the lang cookie, then Arabic (spec 1, 7). */
export const locale = createMiddleware<AppEnv>(async (c, next) => {
  const asked =
    c.env?.inProcess?.language ?? c.req.header('x-localization') ?? getCookie(c, constants.languageCookie)
  c.set('language', languageNamed(asked))
  await next()
})
