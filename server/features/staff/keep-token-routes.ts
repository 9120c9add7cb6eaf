import { setCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'
import { staffCookieName } from '#server/middleware/staff.ts'
import type { AppContext } from '#server/request.ts'
import { sessionSeconds } from './start-session.ts'

/** Keeps a session's token in the browser: host-only, unreadable by scripts, never sent by a page of another site (safety 19). */
export function keepToken(c: AppContext, deps: Deps, token: string): void {
  const name = staffCookieName(c, deps)
  setCookie(c, name, token, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: sessionSeconds,
    secure: name.startsWith('__Host-'),
  })
}
