import { describe, expect, it } from 'vitest'
import { makePushPhone } from '#server/testing/push-phone.ts'
import { encryptPush, isBrowserKey } from './encrypt-push.ts'
import { isPushService, makeWebPush } from './web-push.ts'
import { makeVapidKeys } from './vapid.ts'

describe('a push message', () => {
  it('is what RFC 8291 says, byte by byte (its appendix A)', () => {
    const browser = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const body = encryptPush('When I grow up, I want to be a watermelon', browser, {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    })
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  it('is read by the phone that it is for, and by no other', () => {
    const [mine, other] = [makePushPhone(), makePushPhone()]
    const body = encryptPush('حان دورك', mine.keys)
    expect(mine.read(body)).toBe('حان دورك')
    expect(() => other.read(body)).toThrow('authenticate')
  })

  it('a key that is no point of the curve is none of a browser', () => {
    expect(isBrowserKey(makePushPhone().keys.p256dh)).toBe(true)
    expect(isBrowserKey(`B${'A'.repeat(86)}`)).toBe(false)
    expect(isBrowserKey('no')).toBe(false)
  })
})

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
      expect(await sender.send(to(endpoint), message, makeVapidKeys())).toBe('gone')
    expect(await sender.send(to(known[0] ?? ''), message, makeVapidKeys())).toBe('sent')
    expect(called).toEqual([known[0]])
  })
})
