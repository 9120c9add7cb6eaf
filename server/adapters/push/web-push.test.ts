import { describe, expect, it } from 'vitest'
import { makePushPhone } from '#server/testing/push-phone.ts'
import { isPushService, makeWebPush } from './web-push.ts'
import { makeVapidKeys } from './push-keys.ts'

describe('who is called', () => {
  it('safety 33: the browsers’ own push services alone; nothing of a private network, by whatever spelling', async () => {
    const known = [
      'https://fcm.googleapis.com/fcm/send/a:b',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      'https://wns2-par02p.notify.windows.com/w/?token=a',
      'https://web.push.apple.com/QABC',
    ]
    const others = [
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com:8443/a',
      'https://user:word@fcm.googleapis.com/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://evilpush.apple.com.example/a',
      'http://127.0.0.1:3000/_sim/push/a',
      'https://[::1]/a',
      'https://2130706433/a',
      'https://10.0.0.5/a',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/a',
      'file:///etc/passwd',
      'nonsense',
    ]
    expect(known.map(isPushService)).toEqual(known.map(() => true))
    expect(others.map(isPushService)).toEqual(others.map(() => false))
    const called: string[] = []
    const sender = makeWebPush({
      fetch: async (url) => (called.push(url), new Response(null, { status: 201 })),
      clock: Date.now,
      subject: 'https://orders.example',
    })
    const message = { body: '{}', lifeSeconds: 60, topic: 'a' }
    const to = (endpoint: string) => ({ endpoint, ...makePushPhone().keys })
    for (const endpoint of others)
      expect(await sender.send(to(endpoint), message, await makeVapidKeys())).toBe('gone')
    expect(await sender.send(to(known[0] ?? ''), message, await makeVapidKeys())).toBe('sent')
    expect(called).toEqual([known[0]])
  })
})
