import type { OpenAPIHono } from '@hono/zod-openapi'
import { getSiteSettingsRoute, saveSiteSettingsRoute } from '#contract/site/site-settings.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { notOwner } from '../not-owner.ts'
import { saveSettings, showSettings } from './site-settings.ts'

/** Every setting of the website: for its owner (spec 3). */
export function siteSettingsRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getSiteSettingsRoute, async (c) => {
    const staff = c.get('staff')
    return answer(c, notOwner(staff) ?? (await showSettings(deps, staff.tenantId)), 200)
  })
  app.openapi(saveSiteSettingsRoute, async (c) => {
    const staff = c.get('staff')
    const refused = notOwner(staff) ?? (await saveSettings(deps, staff, c.req.valid('json')))
    return answer(c, refused ?? (await showSettings(deps, staff.tenantId)), 200)
  })
}
