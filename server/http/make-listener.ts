import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import type { Deps } from '../core/deps.ts'
import { settingText } from '#domain/site/settings.ts'
import type { CaptchaKind, CaptchaSources } from '../adapters/captcha/port.ts'
import type { GatewaySources } from '../adapters/payment/gateway-sources.ts'
import { needOneHost } from './one-host.ts'
import { mountPages } from '../pages/mount-pages.ts'
import type { PageApps } from '../pages/page-apps.ts'
import { mapSources, type MapSources } from '../pages/map-sources.ts'
import { makePages } from '../pages/pages.ts'
import { serveHits } from '../pages/serve-hits.ts'
import { findCalls } from '../pages/shared-call.ts'
import { headExtras } from '../pages/head-extras.ts'
import { tagFrame } from '../pages/tag-frame.ts'
import { findUsedAccount } from '../store/payments/payments.ts'
import { countClick } from '../store/site/short-links.ts'

/** Takes the parts and the three apps; returns what answers every request. */
export function makeListener(
  deps: Deps,
  pageApps: PageApps,
  { pageCacheBytes, offline }: { pageCacheBytes: number; offline: boolean },
): { handle: RequestListener; close(): Promise<void> } {
  const app = createApp(deps)
  const pages = makePages({
    ...deps,
    content: deps.catalogues,
    headExtras: async (tenantId, page) =>
      headExtras(await deps.catalogues.current(tenantId), { ...page, now: deps.clock() }),
    tagFrame: async (tenantId) => tagFrame(deps.settled, await deps.catalogues.current(tenantId)),
    captchaSources: (tenantId) => captchaSourcesOf(deps, tenantId),
    countClick: (tenantId, code) => {
      deps.db
        .write(tenantId, (tx) => countClick(tx, code))
        .catch((error: unknown) => deps.log.warn({ err: error }, 'a click was not counted'))
    },
    findCall: findCalls(deps),
    pageApps,
    offline,
    cacheBytes: pageCacheBytes,
    gatewaySources: (tenantId) => gatewaySources(deps, tenantId),
    mapSources: (tenantId) => mapSourcesOf(deps, tenantId),
  })
  mountPages(app, pages)
  // who checks our health over HTTP/1.0, as HAProxy does unless told otherwise, names no host
  const rest = getRequestListener(app.fetch, { hostname: deps.settled.platformHost })
  return { handle: needOneHost(pageApps.wrapListener(serveHits(pages, rest))), close: () => pageApps.close() }
}

/** Where the tenant's card pages live: money pages allow these and nothing else (safety 25). */
async function gatewaySources({ db, gateways }: Deps, tenantId: string): Promise<GatewaySources> {
  const account = await db.read(tenantId, findUsedAccount)
  return account ? gateways.get(account.gateway).pageSources(gateways.open(account.sealed_credentials)) : {}
}

async function captchaSourcesOf({ catalogues, captcha }: Deps, tenantId: string): Promise<CaptchaSources> {
  const { settings } = await catalogues.current(tenantId)
  return captcha.sources(settingText(settings, 'website.captcha_provider') as CaptchaKind)
}

/** Where the tenant's map comes from: the map zone allows these and nothing else; staff see the installation's tiles (safety 25). */
async function mapSourcesOf({ catalogues, maps }: Deps, tenantId: string | undefined): Promise<MapSources> {
  if (tenantId === undefined) return mapSources(maps.tiles?.url, false)
  const { settings } = await catalogues.current(tenantId)
  return mapSources(maps.tiles?.url, settingText(settings, 'website.google_map_api_key') !== '')
}
