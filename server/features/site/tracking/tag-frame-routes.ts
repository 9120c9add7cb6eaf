import { createHash } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { runningCodes, trackingCodes } from '#domain/site/tracking.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { requestHost } from '#server/middleware/request-host.ts'
import { runTags } from '#server/adapters/tracking/run-tags.ts'
import { tagFramePolicy, tagScripts } from '#server/adapters/tracking/tag-sources.ts'
import type { AppEnv } from '#server/http/request.ts'
import { tagsHost } from '#server/pages/tag-frame.ts'

const script = `(${runTags})()`
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** What a visitor gets who takes a yes back: nothing runs, and what the tags kept in this frame is gone. */
const forgotten = '<!doctype html><html lang="en"><head><title>Tags</title></head><body></body></html>'
const forgetting = {
  'clear-site-data': '"cookies", "storage"',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/**
 * The frame in which tracking runs, on a host of its own: nothing that a tag does there reaches the page, its cookies or
 * what a guest types (safety 25, decision 0057). Another host knows nothing of it.
 */
export function tagFrameRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.get('/tag-frame/:tenant', async (c, next) => {
    if (requestHost(c, deps.settled) !== tagsHost(deps.settled)) return next()
    const host = deps.hosts.primaryHost(c.req.param('tenant'))
    if (host === undefined) return c.notFound()
    if (c.req.query('forget') !== undefined) return c.html(forgotten, 200, forgetting)
    const { settings, trackingCodes: rows } = await deps.catalogues.current(c.req.param('tenant'))
    const codes = runningCodes(trackingCodes(rows, settings))
    const parents = [originOf(deps.settled, host)]
    const simulated = deps.simulator !== undefined
    const facts = JSON.stringify({ parents, tags: tagScripts(codes, simulated) }).replaceAll('<', '\\u003c')
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tags</title></head><body><script type="application/json" id="tags">${facts}</script><script>${script}</script></body></html>`
    return c.html(html, 200, {
      'content-security-policy': tagFramePolicy(codes, { hash, parents, simulated }),
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })
}
