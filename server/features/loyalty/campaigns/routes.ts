import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addGroupRoute,
  countAudienceRoute,
  listCampaignsRoute,
  sendCampaignRoute,
  stopCampaignRoute,
} from '#contract/loyalty/campaigns.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { addCustomerGroup, sendCampaign, showAudience, showCampaigns, stopCampaign } from './campaigns.ts'

/** Campaigns and groups of customers on the console, for owner and manager. */
export function campaignRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listCampaignsRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await showCampaigns(deps, c.get('staff'), c.get('language'))), 200),
  )
  app.openapi(countAudienceRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await showAudience(deps, c.get('staff'), c.req.valid('json'))), 200),
  )
  app.openapi(sendCampaignRoute, async (c) =>
    answer(
      c,
      notAllowed(c) ?? (await sendCampaign(deps, c.get('staff'), c.req.valid('json'), c.get('language'))),
      201,
    ),
  )
  app.openapi(stopCampaignRoute, async (c) =>
    answer(
      c,
      notAllowed(c) ?? (await stopCampaign(deps, c.get('staff'), c.req.valid('param').id, c.get('language'))),
      200,
    ),
  )
  app.openapi(addGroupRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await addCustomerGroup(deps, c.get('staff'), c.req.valid('json'))), 201),
  )
}

function notAllowed(c: AppContext): Refusal | undefined {
  return mayEverywhere(c.get('staff'), 'loyalty') ? undefined : refuse('not-allowed')
}
