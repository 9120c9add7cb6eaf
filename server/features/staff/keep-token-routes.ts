import { setCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'
import { staffCookieName } from '#server/middleware/staff.ts'
import type { AppContext } from '#server/request.ts'
import { deviceOf, keepDevice } from './known-device.ts'
import { sessionSeconds, type Browser } from './start-session.ts'

/** Takes a request; returns the browser that it comes from. */
export function browserOf(c: AppContext, deps: Deps): Browser {
  return { userAgent: c.req.header('user-agent') ?? '', device: deviceOf(c, deps) }
}

/**
 * Keeps a session's token in the browser: host-only, unreadable by scripts, never sent by a page of another site
 * (safety 19). What makes the browser known at the next sign-in stays longer.
 */
export function keepToken(c: AppContext, deps: Deps, token: string, { device }: Browser): void {
  keepDevice(c, deps, device)
  const name = staffCookieName(c, deps)
  setCookie(c, name, token, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: sessionSeconds,
    secure: name.startsWith('__Host-'),
  })
}
