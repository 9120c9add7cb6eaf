import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What an authenticator is asked, and by which page. */
export interface Asked {
  readonly challenge: string
  readonly origin: string
  readonly rpId: string
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest()

/** CBOR (RFC 8949) as far as a passkey speaks it: small whole numbers, byte and text strings, maps. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
}

/** An authenticator of a test: one resident key (ES256), its counter, and whether it asks its holder. WebAuthn level 3. */
export class SoftwarePasskey {
  readonly id = base64(randomBytes(32))
  readonly #private: KeyObject
  readonly #cose: Buffer
  counter = 0
  /** The holder was asked (finger, face, PIN). */
  verifies = true

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#private = privateKey
    this.#cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  /** Makes the key known: the answer to a registration. */
  register(asked: Asked): Record<string, unknown> {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#cose])
    const authData = Buffer.concat([this.#authData(asked.rpId, 0x40), attested])
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    const response = {
      clientDataJSON: clientData('webauthn.create', asked),
      attestationObject: base64(cbor(object)),
      transports: ['internal'],
    }
    return this.#credential(response)
  }

  /** Signs a challenge: the answer to a sign-in. */
  answer(asked: Asked): Record<string, unknown> {
    this.counter += 1
    const authData = this.#authData(asked.rpId, 0)
    const client = clientData('webauthn.get', asked)
    const signed = Buffer.concat([authData, sha256(Buffer.from(client, 'base64url'))])
    return this.#credential({
      clientDataJSON: client,
      authenticatorData: base64(authData),
      signature: base64(sign('sha256', signed, this.#private)),
    })
  }

  #authData(rpId: string, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([0x01 | (this.verifies ? 0x04 : 0) | more]), counter])
  }

  #credential(response: object): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

function clientData(type: string, { challenge, origin }: Asked): string {
  return base64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
}
