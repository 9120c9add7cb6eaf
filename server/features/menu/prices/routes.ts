import type { OpenAPIHono } from '@hono/zod-openapi'
import { getFeesRoute, saveFeesRoute } from '#contract/menu/fees.ts'
import { getPriceListsRoute, savePriceListsRoute } from '#contract/menu/price-lists.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { saveFeeDesk, showFees } from './fee-desk.ts'
import { savePriceListDesk, showPriceLists } from './price-list-desk.ts'

/** What an order costs besides its dishes' own prices, as the owner sets it. */
export function priceRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getFeesRoute, async (c) =>
    answer(c, await showFees(deps, c.get('staff'), c.get('language')), 200),
  )
  app.openapi(saveFeesRoute, async (c) =>
    answer(c, await saveFeeDesk(deps, c.get('staff'), c.req.valid('json'), c.get('language')), 200),
  )
  app.openapi(getPriceListsRoute, async (c) =>
    answer(c, await showPriceLists(deps, c.get('staff'), c.get('language')), 200),
  )
  app.openapi(savePriceListsRoute, async (c) =>
    answer(c, await savePriceListDesk(deps, c.get('staff'), c.req.valid('json'), c.get('language')), 200),
  )
}
