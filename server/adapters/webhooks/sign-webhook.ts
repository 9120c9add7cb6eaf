import { createHmac, randomBytes } from 'node:crypto'

/** What is signed: the event's id, the moment of sending (UTC ms) and the body as it travels. */
export interface SignedParts {
  readonly id: string
  readonly at: number
  readonly body: string
}

/** Returns a new secret: 256 random bits. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * Takes what is sent and the secrets that are honoured, the newest first; returns the headers of Standard Webhooks:
 * HMAC-SHA256 over id, seconds and body. While a secret is changed there is a signature for each, so that the receiver may
 * change over whenever it likes. The moment is signed too: who records a call cannot send it again much later.
 */
export function signWebhook(
  { id, at, body }: SignedParts,
  secrets: readonly string[],
): Record<string, string> {
  const seconds = String(Math.floor(at / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}
