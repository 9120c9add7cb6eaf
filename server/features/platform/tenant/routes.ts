import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  findTenantRoute,
  getBannersRoute,
  getPagesRoute,
  getSettingsRoute,
  getSiteRoute,
  getTrackingCodesRoute,
} from '#contract/platform/tenant.ts'
import { refuse } from '#domain/core/refusal.ts'
import { fillRetention, retentionHtml } from '#domain/customers/retention.ts'
import { trackingCodes } from '#domain/site/tracking.ts'
import { shownSetting } from '#domain/site/setting-form.ts'
import type { SettingValue } from '#domain/site/setting-kind.ts'
import { findSetting, publicSettings } from '#domain/site/settings.ts'
import { wordIn } from '#domain/core/words.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { bareHost, requestHost, requestOrigin } from '#server/middleware/request-host.ts'
import { ResponseCache } from '#server/content/response-cache.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { tagFrame } from '#server/pages/tag-frame.ts'
import { showBanners } from './show-banners.ts'
import { showSite, siteNames } from './show-site.ts'

/** The look-up call answers on any host: its caller does not know the tenant yet. */
export function tenantLookupRoutes(app: OpenAPIHono<AppEnv>, { hosts, catalogues }: Deps): void {
  app.openapi(findTenantRoute, async (c) => {
    const entry = await hosts.find(bareHost(c.req.valid('query').host))
    if (!entry) return answer(c, refuse('unknown-tenant'), 200)
    const { tenant, settings } = await catalogues.current(entry.tenantId)
    const { name, title, logo } = siteNames({ tenant, settings }, c.get('language'))
    return answer(
      c,
      {
        tenant: tenant.id,
        name,
        title,
        country: tenant.country,
        logo,
        app_token: tenant.appToken,
        domain: entry.primaryHost,
      },
      200,
    )
  })
}

/** Money travels with two places; a share stays the basis points that its key says. */
const shownValue = (key: string, value: SettingValue) =>
  findSetting(key)?.kind.type === 'amount' ? shownSetting(key, value) : value

/** Settings, banners, pages and tracking codes as spec 7 names them, and the storefront's frame. */
export function tenantRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const { catalogues, clock } = deps
  app.openapi(getSettingsRoute, async (c) => {
    const { settings, version } = await catalogues.current(c.get('tenantId'))
    stamp(c, version)
    const groups = c.req
      .valid('query')
      .groups.split(',')
      .map((group) => group.trim())
    const data = publicSettings(settings, groups)
    return answer(c, { data: data.map(({ key, value }) => ({ key, value: shownValue(key, value) })) }, 200)
  })
  app.openapi(getBannersRoute, async (c) => {
    const { banners, version } = await catalogues.current(c.get('tenantId'))
    stamp(c, version)
    const { shown, changesAt } = showBanners(banners, c.req.valid('query').place, c.get('language'), clock())
    if (changesAt !== undefined) c.header('x-changes-at', String(changesAt))
    return answer(c, { data: shown }, 200)
  })
  app.openapi(getPagesRoute, async (c) => {
    const { pages, settings, tenant, version } = await catalogues.current(c.get('tenantId'))
    stamp(c, version)
    const language = c.get('language')
    const retention = retentionHtml(settings, tenant.country, language)
    return answer(
      c,
      {
        data: pages.map((page) => ({
          slug: page.slug,
          title: wordIn(page.title, language),
          body: fillRetention(wordIn(page.body, language), retention),
        })),
      },
      200,
    )
  })
  app.openapi(getTrackingCodesRoute, async (c) => {
    const { trackingCodes: rows, settings } = await catalogues.current(c.get('tenantId'))
    const { place } = c.req.valid('query')
    const placed = rows.filter((code) => code.place === place)
    const codes = place === 'web' ? trackingCodes(placed, settings) : placed
    return answer(
      c,
      { data: codes.map(({ provider, web_code, enable }) => ({ provider, web_code, enable })) },
      200,
    )
  })
  siteRoute(app, deps)
}

/** A page that is kept is made of answers of one content (safety 29). */
function stamp(c: AppContext, version: number): void {
  c.header('x-content-version', String(version))
}

/** The storefront's frame, in one call. */
function siteRoute(app: OpenAPIHono<AppEnv>, { catalogues, settled, hosts, clock }: Deps): void {
  const cache = new ResponseCache()
  app.openapi(getSiteRoute, async (c) => {
    const catalogue = await catalogues.current(c.get('tenantId'))
    const host = requestHost(c, settled)
    const own = hosts.known(host)
    const origin = own ? requestOrigin(c, settled) : originOf(settled, host)
    stamp(c, catalogue.version)
    const language = c.get('language')
    const question = `${host} ${origin} ${language}`
    return cache.answer(c, { content: catalogue, question, now: clock() }, () => ({
      body: showSite(catalogue, language, {
        host,
        origin,
        demo: settled.mode === 'demo',
        tagFrame: tagFrame(settled, catalogue),
      }),
      changesAt: undefined,
    }))
  })
}
