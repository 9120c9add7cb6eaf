import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/core/deps.ts'
import type { AppEnv } from '#server/http/request.ts'

/**
 * A member who has saved opens the restaurant's page next: what was saved stands there, without the second
 * after which this process would have looked by itself. Other processes see it by their own look (safety 29).
 */
export function seeOwnSaves({ versions }: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.res.ok) await versions.look()
  })
}
