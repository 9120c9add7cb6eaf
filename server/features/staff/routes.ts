import type { OpenAPIHono } from '@hono/zod-openapi'
import { deleteCookie, setCookie } from 'hono/cookie'
import { getBoardRoute, getStaffRoute, getStockRoute, setAcceptingRoute, setSoldOutRoute, signInStaffRoute, signOutStaffRoute } from '#contract/staff.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { requestAddress } from '#server/middleware/request-host.ts'
import { cookieHeader, staffCookieName, tokenHashOf } from '#server/middleware/staff.ts'
import { answer, type AppEnv } from '#server/request.ts'
import { deleteStaffSession } from '#server/store/staff.ts'
import { readStock, setAccepting, setSoldOut } from './change-stock.ts'
import { readBoard } from './read-board.ts'
import { showMember } from './show-member.ts'
import { signIn } from './sign-in.ts'

const sessionSeconds = 12 * 3600

/** Staff sign-in, the board, and what is on sale (domain "Staff"). */
export function staffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(signInStaffRoute, async (c) => {
    const signedIn = await signIn(deps, c.req.valid('json'), requestAddress(c, deps.settled))
    if (isRefusal(signedIn)) return answer(c, signedIn, 200)
    const name = staffCookieName(c, deps)
    setCookie(c, name, signedIn.token, { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: sessionSeconds, secure: name.startsWith('__Host-') })
    return answer(c, await showMember(deps, signedIn.session), 200)
  })
  app.openapi(getStaffRoute, async (c) => answer(c, await showMember(deps, c.get('staff')), 200))
  app.openapi(signOutStaffRoute, async (c) => {
    const token = /(?:^|;\s*)(?:__Host-)?staff=([\w-]+)/.exec(cookieHeader(c))?.[1] ?? ''
    await deps.db.write(c.get('tenantId'), (db) => deleteStaffSession(db, tokenHashOf(token)))
    const name = staffCookieName(c, deps)
    deleteCookie(c, name, { path: '/', secure: name.startsWith('__Host-') })
    return answer(c, { done: true as const }, 200)
  })
  app.openapi(getBoardRoute, async (c) => {
    const { branch_id, since } = c.req.valid('query')
    return answer(c, await readBoard(deps, c.get('staff'), { branchId: branch_id, since, language: c.get('language') }), 200)
  })
  app.openapi(getStockRoute, async (c) => answer(c, await readStock(deps, c.get('staff'), c.req.valid('query').branch_id, c.get('language')), 200))
  app.openapi(setSoldOutRoute, async (c) => {
    const { branch_id, sold_out, until } = c.req.valid('json')
    const wish = { branchId: branch_id, soldOut: sold_out, until }
    return answer(c, await setSoldOut(deps, c.get('staff'), c.req.valid('param').id, wish), 200)
  })
  app.openapi(setAcceptingRoute, async (c) => {
    return answer(c, await setAccepting(deps, c.get('staff'), c.req.valid('param').id, c.req.valid('json').accepting), 200)
  })
}
