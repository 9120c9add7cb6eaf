import { createMiddleware } from 'hono/factory'
import { minuteMs } from '#domain/core/durations.ts'
import type { ApiScope } from '#domain/integrations/api-scope.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { apiKeyHash } from '#server/secrets/api-key-hash.ts'
import type { Deps } from '#server/core/deps.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/http/request.ts'
import { findApiKey, touchApiKey } from '#server/store/integrations/api-keys.ts'
import { requestHost } from './request-host.ts'

/** Per key and minute; a key that asks more often is told when to come again. */
const mostPerMinute = 600
const touchMs = minuteMs
const shape = /^Bearer\s+(mkey_[\w-]{43})$/i

/**
 * Finds whose key a call of the outward API carries. Everything after it is bound to that tenant, whatever the host; a
 * host of another tenant contradicts it. Cookies count for nothing here.
 */
export function apiKey(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = shape.exec(c.req.header('authorization') ?? '')?.[1]
    const found = key && (await deps.db.platform((db) => findApiKey(db, apiKeyHash(key))))
    if (!found) return refusalResponse(c, refuse('api-key-invalid'))
    const host = await deps.hosts.find(requestHost(c, deps.settled))
    if (host && host.tenantId !== found.tenant_id) return refusalResponse(c, refuse('contradicting-tenant'))
    const now = deps.clock()
    if (!deps.rateLimits.pass(`key:${found.tenant_id}:${found.id}`, mostPerMinute, now)) {
      c.header('retry-after', '30')
      return refusalResponse(c, refuse('too-many-requests'))
    }
    c.set('tenantId', found.tenant_id)
    c.set('apiKey', { id: found.id, name: found.name, scopes: found.scopes })
    await next()
    if (c.res.ok && now - (found.last_used_at?.getTime() ?? 0) > touchMs)
      await deps.db.single(found.tenant_id, (db) => touchApiKey(db, found.id, new Date(now)))
  })
}

/** Takes a call and what it needs; returns the refusal of a key that is not allowed it. */
export function lacksScope(c: AppContext, scope: ApiScope): Refusal | undefined {
  return c.get('apiKey').scopes.includes(scope) ? undefined : refuse('scope-missing', { details: { scope } })
}
