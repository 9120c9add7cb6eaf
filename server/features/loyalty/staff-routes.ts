import type { OpenAPIHono } from '@hono/zod-openapi'
import { getEarningRoute, saveEarningRoute, tryEarningRoute } from '#contract/loyalty/earning-desk.ts'
import {
  addChallengeRoute,
  changeChallengeRoute,
  listStaffChallengesRoute,
  tryChallengeRoute,
} from '#contract/loyalty/loyalty-desk.ts'
import { addRewardRoute, listStaffRewardsRoute, pauseRewardRoute } from '#contract/loyalty/rewards.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { dryRunEarning, saveEarning, showEarning } from './earning-rules.ts'
import { addReward, listStaffRewards, setRewardPaused } from './staff-rewards.ts'
import {
  addChallenge,
  changeChallengeState,
  dryRunChallenge,
  listStaffChallenges,
} from './staff-challenges.ts'

/** Challenges and rewards on the console: made, tried on last month's orders, paused and ended by owner and manager. */
export function loyaltyStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  rewardRoutes(app, deps)
  earningRoutes(app, deps)
  app.openapi(listStaffChallengesRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await listStaffChallenges(deps, c.get('staff'), c.get('language'))), 200),
  )
  app.openapi(addChallengeRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await addChallenge(deps, c.get('staff'), c.req.valid('json'))), 201),
  )
  app.openapi(tryChallengeRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await dryRunChallenge(deps, c.get('staff'), c.req.valid('json'))), 200),
  )
  app.openapi(changeChallengeRoute, async (c) => {
    const [{ id }, { state }] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, notAllowed(c) ?? (await changeChallengeState(deps, c.get('staff'), id, state)), 200)
  })
}

function earningRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getEarningRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await showEarning(deps, c.get('staff'))), 200),
  )
  app.openapi(tryEarningRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await dryRunEarning(deps, c.get('staff'), c.req.valid('json'))), 200),
  )
  app.openapi(saveEarningRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await saveEarning(deps, c.get('staff'), c.req.valid('json'))), 200),
  )
}

function rewardRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listStaffRewardsRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await listStaffRewards(deps, c.get('staff'))), 200),
  )
  app.openapi(addRewardRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await addReward(deps, c.get('staff'), c.req.valid('json'))), 201),
  )
  app.openapi(pauseRewardRoute, async (c) => {
    const [{ id }, { paused }] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, notAllowed(c) ?? (await setRewardPaused(deps, c.get('staff'), id, paused)), 200)
  })
}

function notAllowed(c: AppContext): Refusal | undefined {
  return mayEverywhere(c.get('staff'), 'loyalty') ? undefined : refuse('not-allowed')
}
