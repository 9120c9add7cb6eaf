import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  randomBytes,
} from 'node:crypto'

/** Seals secrets for the database (AES-256-GCM); the key stays in the environment. */
export interface Seal {
  close(plain: string): string
  /** Throws when the text was sealed with another key or changed. */
  open(sealed: string): string
  /** A keyed hash, for what is short enough to be guessed: codes, numbers, addresses. `use` keeps one use from another. */
  mac(use: string, ...parts: readonly string[]): string
}

/** Takes the secret key of the start (any length, hashed to 32 bytes); returns the seal. */
export function makeSeal(secretKey: string): Seal {
  const key = createHash('sha256').update(`seal:${secretKey}`).digest()
  // Made a key once: of bytes, each hash makes one anew, which takes six times as long as the hash.
  const macKey = createSecretKey(createHash('sha256').update(`mac:${secretKey}`).digest())
  return {
    mac: (use, ...parts) =>
      createHmac('sha256', macKey)
        .update(JSON.stringify([use, ...parts]))
        .digest('base64url'),
    close(plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const bytes = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return ['v1', iv, cipher.getAuthTag(), bytes]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.')
    },
    open(sealed) {
      const [version, iv = '', tag = '', bytes = ''] = sealed.split('.')
      if (version !== 'v1') throw new Error('sealed with an unknown version')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(bytes, 'base64url')), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}
