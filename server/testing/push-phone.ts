import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

/** A message as a push service got it. */
export interface PushSent {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A browser that subscribed: its keys, and reading what was meant for it (RFC 8291, written from the receiver's side). */
export interface PushPhone {
  /** What its `PushSubscription` says. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** Takes a body; returns its text. Throws for what was not meant for this phone. */
  read(body: Buffer): string
}

export function makePushPhone(): PushPhone {
  const key = createECDH('prime256v1')
  key.generateKeys()
  const auth = randomBytes(16)
  const derive = (from: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, salt, info, length))
  return {
    keys: { p256dh: key.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16)
      const keyLength = body.readUInt8(20)
      const senderKey = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), senderKey])
      const shared = derive(key.computeSecret(senderKey), auth, info, 32)
      const contentKey = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const open = createDecipheriv('aes-128-gcm', contentKey, nonce)
      open.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      const end = plain.lastIndexOf(2)
      if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no delimiter')
      return plain.subarray(0, end).toString('utf8')
    },
  }
}

/** Takes the Authorization header of a message; returns what it claims and by whose key, checked (RFC 8292). */
export function readVapid(header: string): {
  readonly claims: Record<string, unknown>
  readonly key: string
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33, 65).toString('base64url')]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = Buffer.from(`${head}.${body}`)
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) throw new Error('not signed')
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>, key }
}

/** A push service on this machine, which answers as it is told. */
export async function openPushService(): Promise<{
  readonly url: string
  readonly sent: readonly PushSent[]
  answer: number
  /** What it says in `Retry-After`; empty: nothing. */
  retryAfter: string
  close(): Promise<void>
}> {
  const sent: PushSent[] = []
  const service = { answer: 201, retryAfter: '' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      sent.push({ headers: request.headers, body: Buffer.concat(parts) })
      response
        .writeHead(service.answer, service.retryAfter ? { 'retry-after': service.retryAfter } : {})
        .end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return Object.assign(service, {
    url: `http://127.0.0.1:${port}/send/one`,
    sent,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
