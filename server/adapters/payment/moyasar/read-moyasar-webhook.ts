import { z } from 'zod'
import type { GatewayAccount, WebhookRead } from '../port.ts'
import { readJson } from '../read-json.ts'
import { sameSecret } from '../same-secret.ts'

const anyNews = z.object({ type: z.string(), secret_token: z.string() })
const paymentNews = z.object({
  live: z.boolean(),
  data: z.object({
    id: z.string(),
    invoice_id: z.string().max(80).nullish(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
  }),
})

/**
 * Takes a webhook of Moyasar; returns what it is about, or `forged`. It is not signed: it carries the secret that was
 * typed with its address, and is repeated for hours, so that its age proves nothing. Safety 11, 12.
 */
export function readMoyasarWebhook(_headers: Headers, rawBody: string, account: GatewayAccount): WebhookRead {
  const any = readJson(rawBody, anyNews)
  if (!any || account.webhookSecret === '' || !sameSecret(any.secret_token, account.webhookSecret))
    return 'forged'
  if (!any.type.startsWith('payment_')) return 'ignored'
  const news = readJson(rawBody, paymentNews)
  if (!news) return 'forged'
  const { live, data } = news
  const reference = data.metadata?.['reference']
  if (typeof reference === 'string' && /^[\w-]{1,80}$/.test(reference))
    return { reference, kind: 'payment', live }
  // a payment that the restaurant took without us names neither
  return data.invoice_id ? { sessionId: data.invoice_id, kind: 'payment', live } : 'ignored'
}
