import type { OpenAPIHono } from '@hono/zod-openapi'
import { dismissOpeningStepsRoute, getOpeningStepsRoute } from '#contract/backoffice/opening-steps.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { dismissOpeningSteps, readOpeningSteps } from './read-opening-steps.ts'

/** What is missing before a restaurant opens, for its owner. */
export function openingRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getOpeningStepsRoute, async (c) =>
    answer(c, await readOpeningSteps(deps, c.get('staff'), c.get('language')), 200),
  )
  app.openapi(dismissOpeningStepsRoute, async (c) => {
    const { steps } = c.req.valid('json')
    return answer(c, await dismissOpeningSteps(deps, c.get('staff'), steps, c.get('language')), 200)
  })
}
