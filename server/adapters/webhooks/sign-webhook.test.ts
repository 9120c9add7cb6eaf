import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeWebhookSecret, signWebhook } from './sign-webhook.ts'

describe('signatures of webhooks', () => {
  it('are those of the published vector of Standard Webhooks', () => {
    const headers = signWebhook(
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000, body: '{"test": 2432232314}' },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    )
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('while a secret is changed there is one for each; another id, moment or body has another', () => {
    const [now, before] = [makeWebhookSecret(), makeWebhookSecret()]
    const parts = { id: 'e1', at: 1_700_000_000_999, body: '{}' }
    const of = (secret: string) =>
      `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update('e1.1700000000.{}')
        .digest('base64')}`
    expect(signWebhook(parts, [now, before])['webhook-signature']).toBe(`${of(now)} ${of(before)}`)
    for (const other of [{ id: 'e2' }, { at: 1_700_000_001_000 }, { body: '{ }' }])
      expect(signWebhook({ ...parts, ...other }, [now])['webhook-signature']).not.toBe(of(now))
  })
})
