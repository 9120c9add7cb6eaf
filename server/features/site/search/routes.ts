import { localPath } from '#domain/core/local-path.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { languages, type Language } from '#domain/core/words.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { requestHost } from '#server/middleware/request-host.ts'
import type { AppContext, AppEnv } from '#server/http/request.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { robotsText } from './robots-text.ts'
import { siteManifest } from './site-manifest.ts'
import { siteMap } from './site-map.ts'

/** An hour: what search engines and phones keep is not asked for often. */
const cacheHeaders = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' }

/** sitemap.xml, robots.txt and the web app manifest of each tenant, on its own host; other hosts have none. */
export function searchRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const onSite =
    (make: (content: Catalogue, origin: string) => { type: string; text: string }) =>
    async (c: AppContext, next: () => Promise<void>) => {
      const host = requestHost(c, deps.settled)
      const entry = await deps.hosts.find(host)
      // another host of a tenant is sent to the primary one, and no host of ours has any of these
      if (entry?.primaryHost !== host) return next()
      const content = await deps.catalogues.current(entry.tenantId)
      const { type, text } = make(content, originOf(deps.settled, host))
      return c.body(text, 200, { ...cacheHeaders, 'content-type': `${type}; charset=utf-8` })
    }
  app.get(
    '/robots.txt',
    onSite((content, origin) => ({ type: 'text/plain', text: robotsText(content, origin) })),
  )
  app.get(
    '/sitemap.xml',
    onSite((content, origin) => ({ type: 'application/xml', text: siteMap(content, origin) })),
  )
  const manifest = (language: Language) =>
    onSite((content) => ({
      type: 'application/manifest+json',
      text: JSON.stringify(siteManifest(content, language)),
    }))
  for (const language of languages) app.get(localPath('/manifest.webmanifest', language), manifest(language))
}
