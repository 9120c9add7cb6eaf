import { Hono } from 'hono'
import { limitLength } from '#server/middleware/limit-length.ts'
import { assetRoutes } from './asset-routes.ts'
import type { Desk } from './desk.ts'
import { errorAnswer } from './gateway-answers.ts'
import type { GatewayEnv } from './misbehave.ts'
import { operatorRoutes } from './operator-routes.ts'
import { pageHeaders } from './page-headers.ts'
import { payRoutes } from './pay-routes.ts'
import { plainPage } from './plain-page.ts'
import { shopRoutes } from './shop-routes.ts'

export interface GatewayAppSettings {
  readonly desk: Desk
  readonly key: string
  readonly instance: string
  readonly publicUrl: () => string
}

/** Takes a desk and the operator's key; returns the whole gateway: pages, shops' API, operator's API. */
export async function gatewayApp({
  desk,
  key,
  instance,
  publicUrl,
}: GatewayAppSettings): Promise<Hono<GatewayEnv>> {
  const app = new Hono<GatewayEnv>()
  const isApi = (path: string) => !path.startsWith('/pay/')
  app.use(pageHeaders)
  app.use(limitLength(64 * 1024, (c) => c.json(errorAnswer('too-large', 'Body too large'), 413)))
  app.get('/healthz', (c) => c.json({ name: 'sandbox-gateway', instance, live: false }))
  app.route('/assets', await assetRoutes())
  app.route('/', payRoutes(desk, publicUrl))
  app.route('/v1', shopRoutes(desk, key, publicUrl))
  app.route('/operator', operatorRoutes(desk, key))
  app.notFound((c) =>
    isApi(c.req.path) ? c.json(errorAnswer('not-found', 'Not found'), 404) : c.html(plainPage('gone'), 404),
  )
  app.onError((error, c) => {
    process.stderr.write(`sandbox gateway: ${error.stack ?? error.message}\n`)
    return isApi(c.req.path)
      ? c.json(errorAnswer('internal', 'Something went wrong'), 500)
      : c.html(plainPage('error'), 500)
  })
  return app
}
