import { ECDH } from 'node:crypto'
import type { PushSubscription, VapidKeys } from './port.ts'

/** Makes the keys of a tenant. */
export async function makeVapidKeys(): Promise<VapidKeys> {
  const { default: webPush } = await import('web-push')
  return webPush.generateVAPIDKeys()
}

/** Takes what a browser sent as its keys; tells whether a message can be encrypted for them: a point of the curve and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return Buffer.from(auth, 'base64url').length >= 16
  } catch {
    return false
  }
}
