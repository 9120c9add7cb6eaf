import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { VapidKeys } from './port.ts'

/** Push services take tokens of at most a day. */
const tokenSeconds = 6 * 3600

/** Makes the keys of a tenant. */
export function makeVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

/**
 * Takes where a message goes, the tenant's keys, who answers for the sender (a mailto: or https: address) and the time
 * (UTC ms); returns the Authorization header by which the push service knows the sender: RFC 8292.
 */
export function vapidHeader(
  endpoint: string,
  keys: VapidKeys,
  { subject, now }: { readonly subject: string; readonly now: number },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + tokenSeconds,
    sub: subject,
  }
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const point = Buffer.from(keys.publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
      d: keys.privateKey,
    },
  })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`
}
