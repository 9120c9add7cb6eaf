import type { OpenAPIHono } from '@hono/zod-openapi'
import type { JSONValue } from 'hono/utils/types'
import {
  changeCustomerRoute,
  deleteCustomerRoute,
  downloadCustomerRoute,
  endSessionRoute,
  getCustomerRoute,
  getDeletionRoute,
  getNotificationsRoute,
  listSessionsRoute,
  removeAvatarRoute,
  setAvatarRoute,
  setNotificationsRoute,
} from '#contract/customers/customer.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { dropCustomerToken, requireCustomer } from '#server/middleware/customer.ts'
import { renewBrowser } from '#server/middleware/shopper.ts'
import { fileReader } from '#server/http/read-file.ts'
import { answer, type AppContext, type AppEnv, type CustomerSession } from '#server/http/request.ts'
import { endSession } from '../sign-in/sign-out.ts'
import { changeCustomer } from './change-customer.ts'
import { deleteCustomer, readDeletion } from './delete-customer.ts'
import { downloadCustomer } from './download-customer.ts'
import { readNotifications, setNotifications } from './notifications.ts'
import { removeAvatar, setAvatar } from './set-avatar.ts'
import { showCustomer } from './show-customer.ts'
import { showSessions } from './show-sessions.ts'

/** The account of a signed-in customer (spec 3 "Customer", 7). */
export function accountRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getCustomerRoute, async (c) => {
    const session = requireCustomer(c)
    const shown = isRefusal(session) ? session : await showCustomer(deps, session, c.get('language'))
    // a token that is over is taken away, so that the browser is a guest from here on (spec 4)
    if (isRefusal(shown) && shown.code === 'session-expired') await leave(c, deps)
    return answer(c, shown, 200)
  })
  app.openapi(changeCustomerRoute, async (c) =>
    answer(c, await change(c, deps, (session) => changeCustomer(deps, session, c.req.valid('json'))), 200),
  )
  app.openapi(setAvatarRoute, async (c) => {
    const put = (session: CustomerSession) => setAvatar(deps, session, fileReader(c))
    return answer(c, await change(c, deps, put), 200)
  })
  app.openapi(removeAvatarRoute, async (c) =>
    answer(c, await change(c, deps, (session) => removeAvatar(deps, session)), 200),
  )
  preferenceAndDeviceRoutes(app, deps)
  leavingRoutes(app, deps)
}

function preferenceAndDeviceRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getNotificationsRoute, async (c) => {
    const session = requireCustomer(c)
    return answer(c, isRefusal(session) ? session : await readNotifications(deps, session), 200)
  })
  app.openapi(setNotificationsRoute, async (c) => {
    const session = requireCustomer(c)
    const { data } = c.req.valid('json')
    return answer(c, isRefusal(session) ? session : await setNotifications(deps, session, data), 200)
  })
  app.openapi(listSessionsRoute, async (c) => {
    const session = requireCustomer(c)
    return answer(c, isRefusal(session) ? session : await showSessions(deps, session, c.get('language')), 200)
  })
  app.openapi(endSessionRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const { id } = c.req.valid('param')
    const ended = await endSession(deps, session, id)
    if (!isRefusal(ended) && id === session.sessionId) await leave(c, deps)
    return answer(c, ended, 200)
  })
}

function leavingRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getDeletionRoute, async (c) => {
    const session = requireCustomer(c)
    return answer(c, isRefusal(session) ? session : await readDeletion(deps, session), 200)
  })
  app.openapi(deleteCustomerRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const deleted = await deleteCustomer(deps, session, c.req.valid('json'))
    if (!isRefusal(deleted)) await leave(c, deps)
    return answer(c, deleted, 200)
  })
  app.openapi(downloadCustomerRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const file = await downloadCustomer(deps, session, c.get('language'))
    if (!isRefusal(file)) c.header('content-disposition', 'attachment; filename="my-data.json"')
    // dates in it become text on their way
    return answer(c, file as Record<string, JSONValue> | Refusal, 200)
  })
}

/** Nobody is signed in here any more, and the browser begins anew. */
async function leave(c: AppContext, deps: Deps): Promise<void> {
  dropCustomerToken(c, deps)
  await renewBrowser(c, deps)
}

/** Takes a change of the signed-in customer; returns the customer after it, or why not. */
async function change(
  c: AppContext,
  deps: Deps,
  act: (session: CustomerSession) => Promise<Refusal | undefined | void>,
) {
  const session = requireCustomer(c)
  if (isRefusal(session)) return session
  const refused = await act(session)
  return refused ?? showCustomer(deps, session, c.get('language'))
}
