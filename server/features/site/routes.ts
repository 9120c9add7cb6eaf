import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  deleteRedirectRoute,
  getSiteDeskRoute,
  saveRedirectRoute,
  setLinkHostsRoute,
  setSiteEnabledRoute,
} from '#contract/site/site-desk.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { siteContentRoutes } from './content/routes.ts'
import { siteSettingsRoutes } from './settings/routes.ts'
import { removeRedirect, setHosts, setRedirect } from './change-links.ts'
import { notOwner } from './not-owner.ts'
import { setEnabled } from './set-enabled.ts'
import { showDesk } from './show-desk.ts'

/** Whether the website is open, and where its printed links lead: for its owner (spec 2, rule "Closed website", rule "Printed links"). */
export function siteDeskRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  siteContentRoutes(app, deps)
  siteSettingsRoutes(app, deps)
  const shown = async (c: AppContext, refused: Refusal | undefined) =>
    refused ?? (await showDesk(deps, c.get('staff').tenantId, c.get('language')))
  app.openapi(getSiteDeskRoute, async (c) => answer(c, await shown(c, notOwner(c.get('staff'))), 200))
  app.openapi(setSiteEnabledRoute, async (c) => {
    const refused =
      notOwner(c.get('staff')) ?? (await setEnabled(deps, c.get('staff'), c.req.valid('json').enabled))
    return answer(c, await shown(c, refused), 200)
  })
  app.openapi(setLinkHostsRoute, async (c) => {
    const refused =
      notOwner(c.get('staff')) ?? (await setHosts(deps, c.get('staff'), c.req.valid('json').hosts))
    return answer(c, await shown(c, refused), 200)
  })
  app.openapi(saveRedirectRoute, async (c) => {
    const row = { ...c.req.valid('param'), target: c.req.valid('json').target }
    const refused = notOwner(c.get('staff')) ?? (await setRedirect(deps, c.get('staff'), row))
    return answer(c, await shown(c, refused), 200)
  })
  app.openapi(deleteRedirectRoute, async (c) => {
    const refused =
      notOwner(c.get('staff')) ?? (await removeRedirect(deps, c.get('staff'), c.req.valid('param')))
    return answer(c, await shown(c, refused), 200)
  })
}
