import { createMiddleware } from 'hono/factory'
import { getCookie } from 'hono/cookie'
import { constants } from '#domain/core/limits.ts'
import { languages } from '#domain/core/words.ts'
import type { AppEnv } from '#server/http/request.ts'

/** x-localization rules API calls; without it the lang cookie, then Arabic (spec 1, 7). */
export const locale = createMiddleware<AppEnv>(async (c, next) => {
  const asked =
    c.env?.inProcess?.language ?? c.req.header('x-localization') ?? getCookie(c, constants.languageCookie)
  const wanted = asked?.toLowerCase()
  const language = languages.find((one) => wanted?.startsWith(one)) ?? languages[0]
  c.set('language', language)
  await next()
})
