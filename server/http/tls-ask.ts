import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../core/deps.ts'
import { bareHost } from '../middleware/request-host.ts'
import type { AppEnv } from './request.ts'
import { tagsHost } from '../pages/tag-frame.ts'

/**
 * What a proxy asks before it fetches a certificate for a host (docs/custom-domains.md): 200 for the product's own hosts
 * and every host that a tenant has, 404 for all else, so that nobody can have certificates made for strangers' names.
 */
export function tlsAskRoute(app: OpenAPIHono<AppEnv>, { settled, hosts }: Deps): void {
  const own = new Set([settled.platformHost, `console.${settled.platformHost}`, tagsHost(settled)])
  app.get('/tls/ask', async (c) => {
    const host = bareHost(c.req.query('domain') ?? '')
    const known = own.has(host) || (await hosts.find(host)) !== undefined
    return c.body(null, known ? 200 : 404, { 'cache-control': 'no-store' })
  })
}
