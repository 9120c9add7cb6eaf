import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Where a browser takes push messages, as its `PushSubscription` says; keys in base64url. */
export interface PushSubscription {
  readonly endpoint: string
  /** The browser's public key (P-256, uncompressed) and its secret. */
  readonly p256dh: string
  readonly auth: string
}

const recordSize = 4096

/** Takes what a browser sent as its public key, base64url; tells whether it is a point of the curve. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return true
  } catch {
    return false
  }
}

/** What is random of one message; given by tests alone. */
export interface PushRandom {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

/**
 * Takes a message (most 3,900 bytes) and whose it is; returns the body of the request, which that browser alone can read:
 * RFC 8291 over RFC 8188 (aes128gcm). Throws for keys that are no keys.
 */
export function encryptPush(
  message: string,
  { p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>,
  random?: PushRandom,
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url')
  const secret = Buffer.from(auth, 'base64url')
  const own = createECDH('prime256v1')
  if (random) own.setPrivateKey(random.privateKey)
  else own.generateKeys()
  const ownKey = own.getPublicKey()
  const salt = random?.salt ?? randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const shared = derive(own.computeSecret(browserKey), { salt: secret, info, length: 32 })
  const key = derive(shared, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 })
  const nonce = derive(shared, { salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // the delimiter of the last (and only) record
  const sealed = Buffer.concat([
    cipher.update(message, 'utf8'),
    cipher.update(Buffer.from([2])),
    cipher.final(),
  ])
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordSize)
  size.writeUInt8(ownKey.length, 4)
  return Buffer.concat([salt, size, ownKey, sealed, cipher.getAuthTag()])
}

function derive(
  from: Buffer,
  { salt, info, length }: { salt: Buffer; info: Buffer; length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', from, salt, info, length))
}
