import type { Seal } from '#server/secrets/seal.ts'

/** The browser that asks, by a secret that this server made and signed. */
export interface Device {
  readonly secret: string
  /** It brought the secret along, so that it may have signed in before. */
  readonly shown: boolean
}

/** Of one member: the oldest gives way. */
const mostDevices = 20

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
