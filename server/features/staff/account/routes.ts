import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  beginTotpRoute,
  changeAccountRoute,
  changePasswordRoute,
  endOwnSessionRoute,
  getAccountRoute,
  turnOffTotpRoute,
  turnOnTotpRoute,
} from '#contract/staff-account.ts'
import type { Deps } from '#server/deps.ts'
import { cookieHeader, readTokenHash } from '#server/middleware/staff.ts'
import { answer, type AppContext, type AppEnv } from '#server/request.ts'
import { changePassword, endOwnSession, renameOwn } from './change-account.ts'
import { beginSecondStep, turnOffSecondStep, turnOnSecondStep } from './change-second-step.ts'
import { showAccount, zoneOf, type AccountLook } from './show-account.ts'

/** What every member does with its own account (domain "Staff"). */
export function staffAccountRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getAccountRoute, async (c) => {
    const look = lookOf(c)
    const at = { now: deps.clock(), zone: await zoneOf(deps, look.staff) }
    return answer(c, await deps.db.read(look.staff.tenantId, (db) => showAccount(db, look, at)), 200)
  })
  app.openapi(changeAccountRoute, async (c) =>
    answer(c, await renameOwn(deps, lookOf(c), c.req.valid('json')), 200),
  )
  app.openapi(changePasswordRoute, async (c) =>
    answer(c, await changePassword(deps, lookOf(c), c.req.valid('json')), 200),
  )
  app.openapi(endOwnSessionRoute, async (c) =>
    answer(c, await endOwnSession(deps, lookOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(beginTotpRoute, async (c) =>
    answer(c, await beginSecondStep(deps, lookOf(c), c.req.valid('json').password), 200),
  )
  app.openapi(turnOnTotpRoute, async (c) =>
    answer(c, await turnOnSecondStep(deps, lookOf(c), c.req.valid('json')), 200),
  )
  app.openapi(turnOffTotpRoute, async (c) =>
    answer(c, await turnOffSecondStep(deps, lookOf(c), c.req.valid('json').password), 200),
  )
}

function lookOf(c: AppContext): AccountLook {
  return {
    staff: c.get('staff'),
    tokenHash: readTokenHash(cookieHeader(c)) ?? '',
    language: c.get('language'),
  }
}
