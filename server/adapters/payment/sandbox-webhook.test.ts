import { describe, expect, it } from 'vitest'
import { readSandboxWebhook } from './sandbox-webhook.ts'
import { webhookSignature } from './sandbox-gateway/webhook-signature.ts'

const account = {
  provider: 'sandbox',
  accountId: 'saffron',
  apiUrl: 'http://127.0.0.1',
  secretKey: 'sk',
  webhookSecret: 'whsec_test',
  live: false,
}
const sentAt = 1_700_000_000_000
const news = {
  id: 'evt_1',
  type: 'payment.captured',
  reference: 'reference-1',
  account: 'saffron',
  live: false,
}
const body = JSON.stringify(news)
const signed = (text: string, secret = account.webhookSecret, at = sentAt) =>
  new Headers({ 'sandbox-signature': webhookSignature(secret, at, text) })
const read = (headers: Headers, text: string, now = sentAt) =>
  readSandboxWebhook(headers, text, account, new Date(now))

describe('reading a webhook of the sandbox gateway', () => {
  it('safety 11: the signature is HMAC-SHA256 of time and body (the vector that Stripe signs alike)', () => {
    expect(webhookSignature('whsec_test', sentAt, '{"id":"evt_1"}')).toBe(
      't=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
    )
  })

  it('a genuine one names the reference and what it is about', () => {
    expect(read(signed(body), body)).toEqual({ reference: 'reference-1', kind: 'payment', live: false })
    const refund = JSON.stringify({ ...news, type: 'refund.failed' })
    expect(read(signed(refund), refund)).toMatchObject({ kind: 'refund' })
  })

  it('safety 12: it says whether it comes from a live account', () => {
    const live = JSON.stringify({ ...news, live: true })
    expect(read(signed(live), live)).toMatchObject({ live: true })
  })

  it.each([
    ['another secret', signed(body, 'guess'), body],
    ['another body', signed(body), body.replace('reference-1', 'reference-2')],
    ['no signature', new Headers(), body],
    ['an empty signature', new Headers({ 'sandbox-signature': '' }), body],
    ['half a signature', new Headers({ 'sandbox-signature': 't=1700000000,v1=c892' }), body],
    ['a signature without time', new Headers({ 'sandbox-signature': `v1=${'0'.repeat(64)}` }), body],
    [
      'a signature moved to another time',
      new Headers({
        'sandbox-signature': (signed(body).get('sandbox-signature') ?? '').replace(
          't=1700000000',
          't=1700000001',
        ),
      }),
      body,
    ],
  ])('safety 11: %s is forged', (_, headers, text) => {
    expect(read(headers, text)).toBe('forged')
  })

  it('safety 11: an old one, as a replay would be, and one from the future are forged', () => {
    const fiveMinutes = 5 * 60_000
    expect(read(signed(body), body, sentAt + fiveMinutes)).not.toBe('forged')
    expect(read(signed(body), body, sentAt + fiveMinutes + 1_000)).toBe('forged')
    expect(read(signed(body), body, sentAt - fiveMinutes - 1_000)).toBe('forged')
  })

  it('safety 11: a genuine one of another account is forged here', () => {
    const other = JSON.stringify({ ...news, account: 'nile' })
    expect(read(signed(other), other)).toBe('forged')
  })

  it.each(['', 'null', '[]', '{}', 'not json', JSON.stringify({ ...news, type: 'payment.loved' })])(
    'a signed body that says nothing is forged: %s',
    (text) => {
      expect(read(signed(text), text)).toBe('forged')
    },
  )
})
