import { z } from 'zod'
import type { GatewayAccount, WebhookNews } from '../port.ts'
import { readJson } from '../read-json.ts'
import { sameSecret } from '../same-secret.ts'

const newsShape = z.object({
  id: z.string(),
  type: z.string().regex(/^payment_/),
  secret_token: z.string(),
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
export function readMoyasarWebhook(
  _headers: Headers,
  rawBody: string,
  account: GatewayAccount,
): WebhookNews | 'forged' {
  const news = readJson(rawBody, newsShape)
  if (!news || account.webhookSecret === '' || !sameSecret(news.secret_token, account.webhookSecret))
    return 'forged'
  const { live, data } = news
  const reference = data.metadata?.['reference']
  if (typeof reference === 'string' && /^[\w-]{1,80}$/.test(reference))
    return { reference, kind: 'payment', live }
  return data.invoice_id ? { sessionId: data.invoice_id, kind: 'payment', live } : 'forged'
}
