import { encryptPush } from './encrypt-push.ts'
import type { PushSender } from './port.ts'
import { vapidHeader } from './vapid.ts'

const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
]
const timeoutMs = 8000

/**
 * Takes an address that a browser sent; tells whether it is https at one of the browsers' own push services. A list of
 * who may be called instead of who may not: no address of a private network, by name or by number, ever is on it.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const plain = protocol === 'https:' && port === '' && username === '' && password === ''
  return plain && services.some((service) => service.test(hostname))
}

/** What the door stands on. */
export interface WebPushNeeds {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** UTC milliseconds. */
  readonly clock: () => number
  /** Who answers for what is sent: a mailto: or https: address. */
  readonly subject: string
  /** Which addresses are called; push services alone unless a demo or a test allows more. */
  readonly allows?: (endpoint: string) => boolean
}

/** Takes what it stands on; returns the door: RFC 8030 with RFC 8291 and 8292. */
export function makeWebPush({ fetch, clock, subject, allows = isPushService }: WebPushNeeds): PushSender {
  return {
    allows,
    async send(to, message, keys) {
      if (!allows(to.endpoint)) return 'gone'
      try {
        const answer = await fetch(to.endpoint, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            authorization: vapidHeader(to.endpoint, keys, { subject, now: clock() }),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(message.lifeSeconds),
            urgency: 'high',
            topic: message.topic.slice(0, 32),
          },
          body: new Uint8Array(encryptPush(message.body, to)),
        })
        await answer.body?.cancel()
        if (answer.status === 404 || answer.status === 410) return 'gone'
        return answer.ok ? 'sent' : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}
