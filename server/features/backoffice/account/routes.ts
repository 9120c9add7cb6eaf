import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  beginTotpRoute,
  changeAccountRoute,
  changePasswordRoute,
  endOwnSessionRoute,
  getAccountRoute,
  turnOffTotpRoute,
  turnOnTotpRoute,
} from '#contract/backoffice/staff-account.ts'
import {
  addPasskeyRoute,
  beginPasskeyRoute,
  removePasskeyRoute,
} from '#contract/backoffice/staff-passkeys.ts'
import type { Deps } from '#server/core/deps.ts'
import { cookiesOf } from '#server/middleware/cookies.ts'
import { readTokenHash } from '#server/middleware/staff.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { changePassword, endOwnSession, renameOwn } from './change-account.ts'
import { beginSecondStep, turnOffSecondStep, turnOnSecondStep } from './change-second-step.ts'
import { deviceOf } from '../sign-in/keep-token-routes.ts'
import { placeOf } from '../sign-in/passkey-place.ts'
import { makeSignInWaits } from '../sign-in/sign-in-waits.ts'
import { addPasskey, beginPasskey, removePasskey } from './change-passkeys.ts'
import { showAccount, zoneOf, type AccountLook } from './show-account.ts'

/** What every member does with its own account (rule "Signing in of staff"). */
export function staffAccountRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const guesses = makeSignInWaits()
  const lookOf = (c: AppContext): AccountLook => ({
    staff: c.get('staff'),
    tokenHash: readTokenHash(cookiesOf(c, deps.settled)) ?? '',
    device: deviceOf(c, deps),
    language: c.get('language'),
    guesses,
  })
  passkeyRoutes(app, deps, lookOf)
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

/** Passkeys are bound to the console's host and to the origin that asks (safety 19). */
function passkeyRoutes(app: OpenAPIHono<AppEnv>, deps: Deps, lookOf: (c: AppContext) => AccountLook): void {
  app.openapi(beginPasskeyRoute, async (c) =>
    answer(c, await beginPasskey(deps, lookOf(c), placeOf(c, deps), c.req.valid('json').password), 200),
  )
  app.openapi(addPasskeyRoute, async (c) =>
    answer(c, await addPasskey(deps, lookOf(c), placeOf(c, deps), c.req.valid('json')), 201),
  )
  app.openapi(removePasskeyRoute, async (c) =>
    answer(c, await removePasskey(deps, lookOf(c), c.req.valid('param').id), 200),
  )
}
