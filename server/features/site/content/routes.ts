import type { OpenAPIHono } from '@hono/zod-openapi'
import * as contract from '#contract/site/site-content.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { fileReader } from '#server/http/read-file.ts'
import { answer, type AppContext, type AppEnv, type StaffSession } from '#server/http/request.ts'
import { notOwner } from '../not-owner.ts'
import { addPicture } from './add-picture.ts'
import { showContent } from './show-content.ts'
import { removeBanner, writeBanner } from './write-banner.ts'
import { removeLink, writeLink } from './write-link.ts'
import { removePage, writePage } from './write-page.ts'

/** Content pages, banners, popups and short links: for the owner (spec 2, 3). */
export function siteContentRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  /** Runs the act if the website is this member's to change; answers all content as it is then. */
  const change = async (
    c: AppContext,
    act: (staff: StaffSession) => Promise<Refusal | undefined> = async () => undefined,
  ) => {
    const staff = c.get('staff')
    const refused = notOwner(staff) ?? (await act(staff))
    return answer(c, refused ?? (await showContent(deps, staff.tenantId, c.get('language'))), 200)
  }
  app.openapi(contract.getSiteContentRoute, (c) => change(c))
  app.openapi(contract.saveSitePageRoute, (c) =>
    change(c, (staff) => writePage(deps, staff, { ...c.req.valid('param'), ...c.req.valid('json') })),
  )
  app.openapi(contract.deleteSitePageRoute, (c) =>
    change(c, (staff) => removePage(deps, staff, c.req.valid('param').slug)),
  )
  app.openapi(contract.addBannerRoute, (c) =>
    change(c, (staff) => writeBanner(deps, staff, c.req.valid('json'))),
  )
  app.openapi(contract.changeBannerRoute, (c) =>
    change(c, (staff) => writeBanner(deps, staff, c.req.valid('json'), c.req.valid('param').id)),
  )
  app.openapi(contract.deleteBannerRoute, (c) =>
    change(c, (staff) => removeBanner(deps, staff, c.req.valid('param').id)),
  )
  app.openapi(contract.saveShortLinkRoute, (c) =>
    change(c, (staff) => writeLink(deps, staff, { ...c.req.valid('param'), ...c.req.valid('json') })),
  )
  app.openapi(contract.deleteShortLinkRoute, (c) =>
    change(c, (staff) => removeLink(deps, staff, c.req.valid('param').code)),
  )
  app.openapi(contract.addSitePictureRoute, async (c) => {
    const staff = c.get('staff')
    const refused = notOwner(staff)
    if (refused) return answer(c, refused, 200)
    return answer(c, await addPicture(deps, staff, fileReader(c)), 200)
  })
}
