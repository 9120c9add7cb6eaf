import type { OpenAPIHono } from '@hono/zod-openapi'
import { getSiteSettingsRoute, saveSiteSettingsRoute } from '#contract/site-settings.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import type { Deps } from '#server/deps.ts'
import { answer, type AppEnv, type StaffSession } from '#server/request.ts'
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

/** The website is the whole restaurant's: its owner's, and not one branch's. */
function notOwner({ role, branchIds }: StaffSession): Refusal | undefined {
  return mayStaff(role, 'site') && branchIds === 'all' ? undefined : refuse('not-allowed')
}
