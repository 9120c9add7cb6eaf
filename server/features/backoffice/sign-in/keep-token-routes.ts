import { randomBytes } from 'node:crypto'
import { setCookie } from 'hono/cookie'
import { daySeconds } from '#domain/core/durations.ts'
import type { Deps } from '#server/core/deps.ts'
import { staffCookieName } from '#server/middleware/staff.ts'
import type { AppContext } from '#server/http/request.ts'
import { cookieName, cookiesOf, readCookie } from '#server/middleware/cookies.ts'
import type { Seal } from '#server/secrets/seal.ts'
import type { Device } from './known-device.ts'
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

const yearSeconds = 365 * daySeconds

/** Takes a request; returns the browser's secret, or a fresh one where it has none that this server signed. */
export function deviceOf(c: AppContext, deps: Pick<Deps, 'seal' | 'settled'>): Device {
  const [secret = '', signature] = (readCookie(cookiesOf(c, deps.settled), 'device') ?? '').split('.')
  if (/^[\w-]{43}$/.test(secret) && signature === signatureOf(deps.seal, secret))
    return { secret, shown: true }
  return { secret: randomBytes(32).toString('base64url'), shown: false }
}

/** Keeps the secret in the browser, longer than any session: host-only and unreadable by scripts (safety 19). */
export function keepDevice(
  c: AppContext,
  { seal, settled }: Pick<Deps, 'seal' | 'settled'>,
  { secret }: Device,
) {
  const name = cookieName('device', cookiesOf(c, settled).https)
  setCookie(c, name, `${secret}.${signatureOf(seal, secret)}`, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: yearSeconds,
    secure: name.startsWith('__Host-'),
  })
}

const signatureOf = (seal: Pick<Seal, 'mac'>, secret: string) => seal.mac('device-cookie', secret)
