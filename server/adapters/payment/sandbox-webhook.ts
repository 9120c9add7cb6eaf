import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { GatewayAccount, WebhookNews } from './port.ts'

const oldestMs = 5 * 60_000

const newsShape = z.object({
  id: z.string(),
  type: z.enum(['payment.captured', 'payment.declined', 'refund.done', 'refund.failed']),
  reference: z.string().min(1).max(80),
  account: z.string(),
  live: z.boolean(),
})

/**
 * Takes a webhook of the sandbox gateway; returns what it is about, or `forged`. Its header is
 * `sandbox-signature: t=<seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. Safety 11, 12.
 */
export function readSandboxWebhook(
  headers: Headers,
  rawBody: string,
  account: GatewayAccount,
  now: Date = new Date(),
): WebhookNews | 'forged' {
  const signed = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get('sandbox-signature') ?? '')
  if (!signed?.[1] || !signed[2]) return 'forged'
  if (Math.abs(now.getTime() - Number(signed[1]) * 1_000) > oldestMs) return 'forged'
  const expected = createHmac('sha256', account.webhookSecret).update(`${signed[1]}.${rawBody}`).digest()
  if (!timingSafeEqual(expected, Buffer.from(signed[2], 'hex'))) return 'forged'
  const news = newsShape.safeParse(parse(rawBody))
  if (!news.success || news.data.account !== account.accountId) return 'forged'
  const { reference, type, live } = news.data
  return { reference, kind: type.startsWith('refund.') ? 'refund' : 'payment', live }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
