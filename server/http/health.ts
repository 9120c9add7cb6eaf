import type { OpenAPIHono } from '@hono/zod-openapi'
import { ping } from '../database/ping.ts'
import type { Deps } from '../core/deps.ts'
import type { AppEnv } from './request.ts'

/**
 * Alive, and ready to serve: the database answers, content is watched, and the process goes on. On any host (rule "Hosts of a restaurant").
 */
export function healthRoutes(app: OpenAPIHono<AppEnv>, { db, versions, isLeaving }: Deps): void {
  const plain = { 'cache-control': 'no-store' }
  app.get('/healthz', (c) => c.json({ ok: true }, 200, plain))
  app.get('/readyz', async (c) => {
    try {
      await db.platform(ping)
    } catch {
      return c.json({ ok: false, database: false }, 503, plain)
    }
    const ok = versions.healthy() && !isLeaving()
    return c.json({ ok, database: true }, ok ? 200 : 503, plain)
  })
}
