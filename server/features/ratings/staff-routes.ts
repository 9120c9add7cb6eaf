import type { OpenAPIHono } from '@hono/zod-openapi'
import { answerRatingRoute, hideRatingRoute, listRatingsRoute } from '#contract/ratings/rating.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { answerRating, hideRating } from './answer-rating.ts'
import { listBranchRatings } from './list-branch-ratings.ts'

/** Ratings as staff read, answer and hide them (rule "Roles"). */
export function ratingStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listRatingsRoute, async (c) => {
    const { branch_id, stars, unanswered, page } = c.req.valid('query')
    const filter = { branchId: branch_id, stars, unanswered: unanswered === '1' }
    return answer(
      c,
      await listBranchRatings(deps, c.get('staff'), { filter, page, language: c.get('language') }),
      200,
    )
  })
  app.openapi(answerRatingRoute, async (c) => {
    const act = { id: c.req.valid('param').id, language: c.get('language') }
    return answer(c, await answerRating(deps, c.get('staff'), act, c.req.valid('json').answer), 200)
  })
  app.openapi(hideRatingRoute, async (c) => {
    const act = { id: c.req.valid('param').id, language: c.get('language') }
    return answer(c, await hideRating(deps, c.get('staff'), act, c.req.valid('json')), 200)
  })
}
