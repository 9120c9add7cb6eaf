import { createDecipheriv } from 'node:crypto'
import { z } from 'zod'
import type { GatewayAccount, WebhookRead } from '../port.ts'
import { readJson } from '../read-json.ts'
import { isLive } from './hyperpay-answers.ts'
import { oppwaPayment } from './hyperpay-shapes.ts'

const hex = /^([\da-f]{2})+$/i
const wrapped = z.object({ encryptedBody: z.string() })
const news = z.object({ type: z.string(), payload: z.unknown() })

/**
 * Takes a webhook's ciphertext, initialization vector, authentication tag and the account's key, all in hex; returns the
 * plain text of AES-256-GCM, or undefined when anything of it was changed or the key is another.
 */
export function openHyperPayBody(body: string, iv: string, tag: string, key: string): string | undefined {
  if (![body, iv, tag].every((text) => hex.test(text)) || !/^[\da-f]{64}$/i.test(key) || tag.length !== 32)
    return undefined
  try {
    const bytes = (text: string) => Buffer.from(text, 'hex')
    const opener = createDecipheriv('aes-256-gcm', bytes(key), bytes(iv), { authTagLength: 16 })
    opener.setAuthTag(bytes(tag))
    return Buffer.concat([opener.update(bytes(body)), opener.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Takes a webhook; returns what it is about, or `forged` when it does not open with the account's key. Safety 11, 12. */
export function readHyperPayWebhook(headers: Headers, rawBody: string, account: GatewayAccount): WebhookRead {
  const body = readJson(rawBody, wrapped)?.encryptedBody ?? rawBody.trim()
  const iv = headers.get('x-initialization-vector') ?? ''
  const tag = headers.get('x-authentication-tag') ?? ''
  const plain = openHyperPayBody(body, iv, tag, account.webhookSecret)
  const parsed = plain === undefined ? undefined : readJson(plain, news)
  if (!parsed) return 'forged'
  const payment = parsed.type === 'PAYMENT' ? oppwaPayment.safeParse(parsed.payload) : undefined
  // the portal's own test message and what is no payment: genuine, and about nothing of ours
  if (!payment?.success) return 'ignored'
  const { merchantTransactionId, ndc, paymentType } = payment.data
  const reference = /^[\w-]{1,80}$/.test(merchantTransactionId ?? '') ? merchantTransactionId : undefined
  const live = isLive(payment.data, account)
  const kind = paymentType === 'RF' || paymentType === 'RV' ? 'refund' : 'payment'
  return { kind, ...(reference && { reference }), sessionId: ndc ?? '', live }
}
