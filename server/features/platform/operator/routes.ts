import type { OpenAPIHono } from '@hono/zod-openapi'
import { deleteCookie, setCookie } from 'hono/cookie'
import {
  addTenantRoute,
  changeOperatorPasswordRoute,
  getOperatorLogRoute,
  getOperatorRoute,
  getTenantRoute,
  getTenantsRoute,
  inviteOwnerRoute,
  signInOperatorRoute,
  signOutOperatorRoute,
  switchTenantRoute,
  type OperatorWire,
} from '#contract/platform/operator.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import type { Deps } from '#server/core/deps.ts'
import { operator, operatorCookieName } from '#server/middleware/operator.ts'
import { requestAddress } from '#server/middleware/request-host.ts'
import { answer, type AppEnv, type OperatorSession } from '#server/http/request.ts'
import { domainOperatorRoutes } from '../domains/routes.ts'
import { browserOf, deviceOf, keepDevice } from '../../backoffice/sign-in/keep-token-routes.ts'
import { makeSignInWaits } from '../../backoffice/sign-in/sign-in-waits.ts'
import { sessionSeconds } from '../../backoffice/sign-in/start-session.ts'
import { inviteAnotherOwner, openTenant } from './open-tenant.ts'
import { readOperatorLog } from './read-log.ts'
import { showTenant, showTenants } from './show-tenants.ts'
import { changeOperatorPassword, signInOperator, signOutOperator } from './sign-in-operator.ts'
import { switchTenant } from './switch-tenant.ts'

/** The platform's operators, above all restaurants (rule "Operators"): on the platform's own host alone. */
export function operatorRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.use('/api/v1/platform/operator/*', operator(deps))
  sessionRoutes(app, deps)
  domainOperatorRoutes(app, deps)
  app.openapi(getTenantsRoute, async (c) =>
    answer(c, await showTenants(deps, c.req.valid('query'), c.get('language')), 200),
  )
  app.openapi(addTenantRoute, async (c) =>
    answer(c, await openTenant(deps, c.get('operator'), c.req.valid('json'), c.get('language')), 201),
  )
  app.openapi(getTenantRoute, async (c) =>
    answer(c, await showTenant(deps, c.req.valid('param').id, c.get('language')), 200),
  )
  app.openapi(switchTenantRoute, async (c) => {
    const input = { tenantId: c.req.valid('param').id, on: c.req.valid('json').on }
    return answer(c, await switchTenant(deps, c.get('operator'), input, c.get('language')), 200)
  })
  app.openapi(inviteOwnerRoute, async (c) => {
    const { id } = c.req.valid('param')
    const owner = c.req.valid('json')
    return answer(c, await inviteAnotherOwner(deps, c.get('operator'), id, owner, c.get('language')), 201)
  })
  app.openapi(getOperatorLogRoute, async (c) => {
    const { tenant_id: tenantId, before } = c.req.valid('query')
    return answer(c, await readOperatorLog(deps, { tenantId, before }, c.get('language')), 200)
  })
}

function sessionRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const waits = makeSignInWaits()
  app.openapi(signInOperatorRoute, async (c) => {
    const { email, password, code } = c.req.valid('json')
    const attempt = {
      // the longest that the contract lets through, so it is never too long here
      email: cleanText(email, 200)?.toLowerCase() ?? '',
      address: requestAddress(c, deps.settled),
      ...browserOf(c, deps),
    }
    const signedIn = await signInOperator(deps, waits, attempt, { password, code })
    if (isRefusal(signedIn)) {
      const seconds = signedIn.details?.['retry_after_seconds']
      if (typeof seconds === 'number') c.header('retry-after', String(seconds))
      return answer(c, signedIn, 200)
    }
    const name = operatorCookieName(c, deps)
    const secure = name.startsWith('__Host-')
    const cookieOptions = {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: sessionSeconds,
      secure,
    } as const
    setCookie(c, name, signedIn.token, cookieOptions)
    keepDevice(c, deps, attempt.device)
    return answer(c, shown(signedIn.session), 200)
  })
  app.openapi(getOperatorRoute, async (c) => answer(c, shown(c.get('operator')), 200))
  app.openapi(signOutOperatorRoute, async (c) => {
    await signOutOperator(deps, c.get('operator'))
    const name = operatorCookieName(c, deps)
    deleteCookie(c, name, { path: '/', secure: name.startsWith('__Host-') })
    return answer(c, { done: true as const }, 200)
  })
  app.openapi(changeOperatorPasswordRoute, async (c) =>
    answer(
      c,
      await changeOperatorPassword(
        deps,
        { session: c.get('operator'), device: deviceOf(c, deps) },
        waits,
        c.req.valid('json'),
      ),
      200,
    ),
  )
}

function shown({ id, name, email, language }: OperatorSession): OperatorWire {
  return { id, name, email, language }
}
