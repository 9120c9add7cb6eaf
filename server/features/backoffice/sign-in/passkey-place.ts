import { limits } from '#domain/core/limits.ts'
import { createHash, randomBytes } from 'node:crypto'
import { minuteMs } from '#domain/core/durations.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestHost, requestOrigin } from '#server/middleware/request-host.ts'
import type { AppContext } from '#server/http/request.ts'
import type { Seal } from '#server/secrets/seal.ts'

/** Where a passkey serves: the console's host, and the origin of the page that asks. */
export interface PasskeyPlace {
  readonly rpId: string
  readonly origin: string
}

/** Takes a request on the console's host; returns where its passkeys serve. Safety 19. */
export function placeOf(c: AppContext, { settled }: Deps): PasskeyPlace {
  return { rpId: requestHost(c, settled), origin: requestOrigin(c, settled) }
}

const lastsMs = limits.passkeyMinutes * minuteMs

/** For what a challenge was made: a member's new passkey, or signing in. */
type Use = { readonly staffId: string } | { readonly signIn: true }

/** A challenge, base64url, and the same sealed with its use and its end: nothing is kept until it is answered. */
export interface Challenge {
  readonly challenge: string
  readonly sealed: string
}

/** Takes what it is for and now (UTC ms); returns a new challenge. */
export function makeChallenge(seal: Seal, use: Use, now: number): Challenge {
  const challenge = randomBytes(32).toString('base64url')
  return { challenge, sealed: seal.close(JSON.stringify({ challenge, use, until: now + lastsMs })) }
}

/** Takes a sealed challenge, what it has to be for and now; returns it, or undefined when it is over, another's or made up. */
export function openChallenge(seal: Seal, sealed: string, use: Use, now: number): string | undefined {
  try {
    const opened = JSON.parse(seal.open(sealed)) as { challenge: string; use: Use; until: number }
    const same = JSON.stringify(opened.use) === JSON.stringify(use)
    return same && opened.until > now ? opened.challenge : undefined
  } catch {
    return undefined
  }
}

/** The library's half on the server, 27 MB: it comes with the first passkey, and no start waits for it. */
export const loadWebauthn = () => import('@simplewebauthn/server')

/** Takes a challenge; returns what is kept of one that was answered. */
export function challengeHash(challenge: string): string {
  return createHash('sha256').update(`passkey:${challenge}`).digest('base64url')
}
