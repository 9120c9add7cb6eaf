import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { GatewayAccount, WebhookNews, WebhookRead } from '../port.ts'
import { readJson } from '../read-json.ts'
import { sameSecret } from '../same-secret.ts'

const fields = z.record(z.string(), z.unknown())
const first = z.object({ EventType: z.int(), Data: fields })
const second = z.object({ Event: z.object({ Code: z.int() }), Data: z.record(z.string(), z.unknown()) })

/** What each event of version 2 signs, in its fixed order; other events tell nothing of payments. */
const signed: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Invoice.Id',
    'Invoice.Status',
    'Transaction.Status',
    'Transaction.PaymentId',
    'Invoice.ExternalIdentifier',
  ],
  2: ['Refund.Id', 'Refund.Status', 'Amount.ValueInBaseCurrency', 'ReferencedInvoice.Id'],
}

/** Takes pairs in their order and the secret; returns MyFatoorah's signature: base64 of HMAC-SHA256 over "k=v,k=v". */
export function signMyFatoorah(pairs: readonly (readonly [string, unknown])[], secret: string): string {
  const text = pairs.map(([name, value]) => `${name}=${asText(value)}`).join(',')
  return createHmac('sha256', secret).update(text).digest('base64')
}

/** Takes the data of a version 1 event; returns what it signs: all of it by name, without what is left out for its kind. */
export function pairsOfFirst(type: number, data: Readonly<Record<string, unknown>>): [string, unknown][] {
  const leftOut = type === 2 ? 'GatewayReference' : type === 4 ? 'KycFeedback' : ''
  return Object.entries(data)
    .filter(([name]) => name !== leftOut)
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
}

/** Takes the data of a version 2 event; returns what it signs, or undefined for a kind that is none of ours. */
export function pairsOfSecond(code: number, data: Readonly<Record<string, unknown>>) {
  return signed[code]?.map((path) => [path, at(data, path)] as const)
}

/**
 * Takes a webhook of either version; returns what it is about, `forged`, or `ignored`: of a kind that is none of ours
 * nothing is believed, so nothing of it has to be proved. The secret must be set. Safety 11, 12.
 */
export function readMyFatoorahWebhook(
  headers: Headers,
  rawBody: string,
  account: GatewayAccount,
): WebhookRead {
  const { webhookSecret: secret, live } = account
  const given = headers.get('myfatoorah-signature') ?? ''
  if (secret === '' || given === '') return 'forged'
  const two = readJson(rawBody, second)
  const one = two ? undefined : readJson(rawBody, first)
  const code = two?.Event.Code ?? one?.EventType
  const data = two?.Data ?? one?.Data
  if (code === undefined || !data) return 'forged'
  const pairs = two ? pairsOfSecond(code, data) : pairsOfFirst(code, data)
  if (!pairs || (code !== 1 && code !== 2)) return 'ignored'
  if (!sameSecret(signMyFatoorah(pairs, secret), given)) return 'forged'
  return code === 1 ? paymentNews(data, live) : refundNews(data, live)
}

/** Its data carries our reference under the name of either version, and the invoice's own number. */
function paymentNews(data: Readonly<Record<string, unknown>>, live: boolean): WebhookNews | 'forged' {
  const reference = [
    'Invoice.ExternalIdentifier',
    'CustomerReference',
    'UserDefinedField',
    'Invoice.UserDefinedField',
  ]
    .map((path) => asText(at(data, path)))
    .find((text) => /^[\w-]{1,80}$/.test(text))
  const sessionId = asText(at(data, 'Invoice.Id')) || asText(data['InvoiceId'])
  if (!reference && sessionId === '') return 'forged'
  return { kind: 'payment', ...(reference && { reference }), ...(sessionId && { sessionId }), live }
}

function refundNews(data: Readonly<Record<string, unknown>>, live: boolean): WebhookNews | 'forged' {
  const refundId = asText(at(data, 'Refund.Id')) || asText(data['RefundId'])
  return refundId === '' ? 'forged' : { kind: 'refund', refundId, live }
}

function at(data: Readonly<Record<string, unknown>>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      data,
    )
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
