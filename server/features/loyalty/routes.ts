import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  claimReferralRoute,
  getChallengeRoute,
  getInvitationRoute,
  getReferralRoute,
  listChallengesRoute,
} from '#contract/loyalty/challenges.ts'
import { listRewardsRoute, redeemRewardRoute } from '#contract/loyalty/rewards.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { requireCustomer } from '#server/middleware/customer.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { claimReferral, showInvitation, showReferral } from './referral.ts'
import { redeemReward, showRewards } from './rewards.ts'
import { showChallengeDetails, showChallenges, type Looking } from './show-challenges.ts'

const lookOf = (c: AppContext): Looking => ({
  tenantId: c.get('tenantId'),
  customerId: c.get('customer')?.customerId,
  language: c.get('language'),
})

/** Challenges, rewards and invitations (spec 2, 7). What orders do to them is with orders. */
export function loyaltyRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listChallengesRoute, async (c) => answer(c, await showChallenges(deps, lookOf(c)), 200))
  app.openapi(getChallengeRoute, async (c) =>
    answer(c, await showChallengeDetails(deps, lookOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(listRewardsRoute, async (c) => answer(c, await showRewards(deps, lookOf(c)), 200))
  app.openapi(redeemRewardRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 201)
    const by = { key: c.req.valid('header')['idempotency-key'], language: c.get('language') }
    return answer(c, await redeemReward(deps, session, c.req.valid('param').id, by), 201)
  })
  app.openapi(getReferralRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    return answer(c, await showReferral(deps, session, c.get('language')), 200)
  })
  app.openapi(claimReferralRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const { code } = c.req.valid('json')
    return answer(c, await claimReferral(deps, session, code, c.get('language')), 200)
  })
  app.openapi(getInvitationRoute, async (c) =>
    answer(c, await showInvitation(deps, c.get('tenantId'), c.req.valid('param').code), 200),
  )
}
