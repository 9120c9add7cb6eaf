import { createHash } from 'node:crypto'
import type { Settled } from './deps.ts'

/** How long a sign-in lasts. */
export const staffSessionSeconds = 12 * 3600

/** Takes the settings; returns the name of the session cookie: `__Host-` binds it to the console's host (safety 17). */
export function staffCookieName({ publicScheme }: Settled): string {
  return publicScheme === 'https' ? '__Host-staff' : 'staff'
}

/** Takes a Cookie header; returns the hash of the session token in it, or undefined. Only the hash is ever stored. */
export function readStaffToken(settled: Settled, cookie: string): string | undefined {
  const name = staffCookieName(settled)
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{32,64})(?:;|$)`).exec(cookie)?.[1]
  return value && hashStaffToken(value)
}

/** Takes a token as the browser holds it; returns what the database keeps. */
export function hashStaffToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
