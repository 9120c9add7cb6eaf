import type { OpenAPIHono } from '@hono/zod-openapi'
import { deleteCookie } from 'hono/cookie'
import { getBoardRoute } from '#contract/ordering/board.ts'
import { changeItemHereRoute, setSoldOutRoute } from '#contract/menu/item-here.ts'
import {
  getStaffRoute,
  getStockRoute,
  setAcceptingRoute,
  signInStaffRoute,
  signOutStaffRoute,
} from '#contract/backoffice/staff.ts'
import { passkeyOptionsRoute, signInByPasskeyRoute } from '#contract/backoffice/staff-passkeys.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestAddress } from '#server/middleware/request-host.ts'
import { cookiesOf } from '#server/middleware/cookies.ts'
import { readTokenHash, staffCookieName } from '#server/middleware/staff.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { parseAmount } from '#domain/core/money.ts'
import { changeItemHere } from '../../menu/stock/change-item-here.ts'
import { staffAccountRoutes } from '../account/routes.ts'
import { domainStaffRoutes } from '../../platform/domains/routes.ts'
import { getBoard } from '../../ordering/board/get-board.ts'
import { getStock } from '../../menu/stock/get-stock.ts'
import { browserOf, keepToken } from './keep-token-routes.ts'
import { openingRoutes } from '../opening/routes.ts'
import { placeOf } from './passkey-place.ts'
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey.ts'
import { setAccepting } from '../../ordering/board/set-accepting.ts'
import { setSoldOut } from '../../menu/stock/set-sold-out.ts'
import { showMember } from './show-member.ts'
import { makeSignInWaits } from './sign-in-waits.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { teamRoutes } from '../team/routes.ts'

/** Staff: signing in and out, the board, what is sold out, whether a branch takes orders (rule "Roles"). */
export function staffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  sessionRoutes(app, deps)
  staffAccountRoutes(app, deps)
  teamRoutes(app, deps)
  domainStaffRoutes(app, deps)
  openingRoutes(app, deps)
  app.openapi(getBoardRoute, async (c) => {
    const { branch_id: branchId, since, orders } = c.req.valid('query')
    const input = { branchId, since, orders: orders?.split(','), language: c.get('language') }
    return answer(c, await getBoard(deps, c.get('staff'), input), 200)
  })
  app.openapi(getStockRoute, async (c) => {
    const { branch_id } = c.req.valid('query')
    return answer(c, await getStock(deps, c.get('staff'), branch_id, c.get('language')), 200)
  })
  app.openapi(setSoldOutRoute, async (c) => {
    const { branch_id, sold_out, until } = c.req.valid('json')
    const input = { itemId: c.req.valid('param').id, branchId: branch_id, soldOut: sold_out, until }
    return answer(c, await setSoldOut(deps, c.get('staff'), input), 200)
  })
  app.openapi(changeItemHereRoute, async (c) => {
    const { branch_id: branchId, left, hidden, prices } = c.req.valid('json')
    const input = {
      itemId: c.req.valid('param').id,
      branchId,
      left,
      hidden,
      prices: prices?.map(({ type, price }) => ({ type, price: price === null ? null : minor(price) })),
    }
    return answer(c, await changeItemHere(deps, c.get('staff'), input), 200)
  })
  app.openapi(setAcceptingRoute, async (c) => {
    const { accepting } = c.req.valid('json')
    return answer(c, await setAccepting(deps, c.get('staff'), c.req.valid('param').id, accepting), 200)
  })
}

/** The contract lets only amounts through. */
const minor = (price: string) => Math.max(0, parseAmount(price) ?? 0)

function sessionRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const waits = makeSignInWaits()
  app.openapi(signInStaffRoute, async (c) => {
    const { email, password, code } = c.req.valid('json')
    const attempt = {
      // the longest that the contract lets through, so it is never too long here
      email: cleanText(email, 200)?.toLowerCase() ?? '',
      address: requestAddress(c, deps.settled),
      ...browserOf(c, deps),
    }
    const signedIn = await signIn(deps, waits, attempt, { password, code })
    if (isRefusal(signedIn)) {
      const seconds = signedIn.details?.['retry_after_seconds']
      if (typeof seconds === 'number') c.header('retry-after', String(seconds))
      return answer(c, signedIn, 200)
    }
    keepToken(c, deps, signedIn.token, attempt)
    return answer(c, await showMember(deps, signedIn.session, c.get('language')), 200)
  })
  app.openapi(passkeyOptionsRoute, async (c) =>
    answer(c, await beginPasskeySignIn(deps, placeOf(c, deps)), 200),
  )
  app.openapi(signInByPasskeyRoute, async (c) => {
    const browser = browserOf(c, deps)
    const answered = { ...c.req.valid('json'), browser }
    const signedIn = await signInByPasskey(deps, placeOf(c, deps), answered)
    if (isRefusal(signedIn)) return answer(c, signedIn, 200)
    keepToken(c, deps, signedIn.token, browser)
    return answer(c, await showMember(deps, signedIn.session, c.get('language')), 200)
  })
  app.openapi(getStaffRoute, async (c) =>
    answer(c, await showMember(deps, c.get('staff'), c.get('language')), 200),
  )
  app.openapi(signOutStaffRoute, async (c) => {
    const tokenHash = readTokenHash(cookiesOf(c, deps.settled))
    if (tokenHash) await signOut(deps, c.get('staff'), tokenHash)
    const name = staffCookieName(c, deps)
    deleteCookie(c, name, { path: '/', secure: name.startsWith('__Host-') })
    return answer(c, { done: true as const }, 200)
  })
}
