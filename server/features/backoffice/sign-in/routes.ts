import type { OpenAPIHono } from '@hono/zod-openapi'
import { deleteCookie } from 'hono/cookie'
import { getStaffRoute, signInStaffRoute, signOutStaffRoute } from '#contract/backoffice/staff.ts'
import { passkeyOptionsRoute, signInByPasskeyRoute } from '#contract/backoffice/staff-passkeys.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestAddress } from '#server/middleware/request-host.ts'
import { cookiesOf } from '#server/middleware/cookies.ts'
import { readTokenHash, staffCookieName } from '#server/middleware/staff.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { browserOf, keepToken } from './keep-token-routes.ts'
import { placeOf } from './passkey-place.ts'
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey.ts'
import { showMember } from './show-member.ts'
import { makeSignInWaits } from './sign-in-waits.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

/** Staff: signing in and out, and who is signed in (rule "Signing in of staff"). */
export function staffSessionRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
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
