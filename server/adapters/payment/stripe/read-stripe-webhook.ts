import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { GatewayAccount, WebhookRead } from '../port.ts'
import { readJson } from '../read-json.ts'
import { sameSecret } from '../same-secret.ts'

const toleranceSeconds = 300

const event = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({ id: z.string(), metadata: z.record(z.string(), z.string()).nullish() }),
  }),
})

/** Takes the time in seconds, the body and the endpoint's secret; returns the signature of scheme v1, in hex. */
export function signStripe(seconds: number, body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}

/** Takes the header's text, the body, the secret and the time; returns whether one of its signatures is genuine and young. */
export function isSignedByStripe(header: string, body: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  if (secret === '' || !Number.isInteger(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceSeconds) return false
  const right = signStripe(seconds, body, secret)
  return parts.some(([name, value]) => name === 'v1' && value !== undefined && sameSecret(value, right))
}

/** Takes a webhook; returns what it is about, `forged`, or `ignored` where it is about neither payment nor refund. Safety 11, 12. */
export function readStripeWebhook(
  headers: Headers,
  rawBody: string,
  account: GatewayAccount,
  now: Date = new Date(),
): WebhookRead {
  const header = headers.get('stripe-signature') ?? ''
  if (!isSignedByStripe(header, rawBody, account.webhookSecret, now)) return 'forged'
  const parsed = readJson(rawBody, event)
  if (!parsed) return 'forged'
  const { type, livemode: live } = parsed
  const { id, metadata } = parsed.data.object
  const named = metadata?.['reference']
  const reference = named && /^[\w-]{1,80}$/.test(named) ? { reference: named } : {}
  if (type.startsWith('payment_intent.')) return { kind: 'payment', ...reference, sessionId: id, live }
  // under its older name it is sent to endpoints of older versions
  if (type.startsWith('refund.') || type === 'charge.refund.updated')
    return { kind: 'refund', ...reference, refundId: id, live }
  return 'ignored'
}
