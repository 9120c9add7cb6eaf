import type { OpenAPIHono } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { refuse, isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { OperationAccess } from '#server/authorization/operation-access.ts'
import { operations } from '#server/authorization/operations.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/http/request.ts'
import { requireCustomer } from './customer.ts'

/**
 * Takes the app before its operations are added; from then on each of them is refused, before its input is looked at, to
 * whoever may not call it at all (authorization/operations.ts). Whose the object is that an id names is judged with the object.
 */
export function guardOperations(app: OpenAPIHono<AppEnv>): void {
  const add = app.openapi
  app.openapi = (route, ...rest) => {
    const access = operations.get(`${route.method.toUpperCase()} ${route.path}`)
    if (access === undefined)
      throw new Error(
        `${route.method} ${route.path} does not say who may call it (authorization/operations.ts)`,
      )
    return add({ ...route, middleware: isJudgedLater(access) ? [] : [refuseOthers(access)] }, ...rest)
  }
}

/** Nobody is refused before the object is known, or before the caller is (middleware of operators, keys and agents). */
function isJudgedLater(access: OperationAccess): boolean {
  return typeof access === 'string'
    ? access !== 'customer'
    : access.staff === 'member' || access.staff === 'visitor'
}

function refuseOthers(access: OperationAccess) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const refused = refusalFor(c, access)
    return refused ? refusalResponse(c, refused) : next()
  })
}

function refusalFor(c: AppContext, access: OperationAccess): Refusal | undefined {
  if (access === 'customer') {
    const customer = requireCustomer(c)
    return isRefusal(customer) ? customer : undefined
  }
  if (typeof access === 'string' || access.staff === 'member' || access.staff === 'visitor') return undefined
  return mayStaff(c.get('staff').role, access.staff) ? undefined : refuse('not-allowed')
}
