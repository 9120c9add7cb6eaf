import { randomBytes } from 'node:crypto'
import { setCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'
import { cookieName, cookiesOf, readCookie } from '#server/middleware/cookies.ts'
import type { AppContext } from '#server/request.ts'
import type { Seal } from '#server/secrets/seal.ts'

/** The browser that asks, by a secret that this server made and signed. */
export interface Device {
  readonly secret: string
  /** It brought the secret along, so that it may have signed in before. */
  readonly shown: boolean
}

const yearSeconds = 365 * 24 * 3600
/** Of one member: the oldest gives way. */
const mostDevices = 20

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

/** Whose device it is: a member of staff, or an operator. */
export interface DeviceOwner {
  readonly id: string
  readonly password_hash: string
  readonly known_devices: readonly string[]
}

/** Takes whose device it is; returns what is stored of it. Another password makes another one: the old ones know nobody. */
export function knownDevice(
  seal: Pick<Seal, 'mac'>,
  { id, password_hash }: Omit<DeviceOwner, 'known_devices'>,
  { secret }: Device,
): string {
  return seal.mac('known-device', id, password_hash, secret)
}

/** Whether this browser signed in as this one before, and was not signed out by force since. */
export function isKnown(seal: Pick<Seal, 'mac'>, owner: DeviceOwner, device: Device): boolean {
  return device.shown && owner.known_devices.includes(knownDevice(seal, owner, device))
}

/** Takes the devices that are known and one more; returns them, the newest last. */
export function withDevice(known: readonly string[], one: string): string[] {
  return [...known.filter((other) => other !== one), one].slice(-mostDevices)
}

const signatureOf = (seal: Pick<Seal, 'mac'>, secret: string) => seal.mac('device-cookie', secret)
