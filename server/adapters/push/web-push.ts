import type { PushMessage, PushSender, PushSubscription, VapidKeys } from './port.ts'
import { holdCalls } from './hold-calls.ts'

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

/**
 * Takes what it stands on; returns the door: RFC 8030, encrypted (RFC 8291) and signed (RFC 8292) by the package web-push. The
 * request goes out by our own fetch, which a demo answers itself.
 */
export function makeWebPush({ fetch, clock, subject, allows = isPushService }: WebPushNeeds): PushSender {
  const held = holdCalls(clock)
  return {
    allows,
    async send(to, message, keys) {
      if (!allows(to.endpoint)) return 'gone'
      // a limit is that of the service for one sender
      const service = `${new URL(to.endpoint).origin} ${keys.publicKey}`
      if (held.isHeld(service)) return 'failed'
      try {
        const { headers, body } = await makeRequest(to, message, { ...keys, subject })
        const signal = AbortSignal.timeout(timeoutMs)
        const answer = await fetch(to.endpoint, { method: 'POST', redirect: 'error', signal, headers, body })
        await answer.body?.cancel()
        if (answer.status === 404 || answer.status === 410) return 'gone'
        if (answer.status === 429 || answer.status === 503)
          held.hold(service, answer.headers.get('retry-after') ?? '')
        return answer.ok ? 'sent' : 'failed'
      } catch {
        return 'failed'
      }
    },
  }
}

/** Throws for keys that are no keys, and for a subject that push services refuse. */
async function makeRequest(
  { endpoint, p256dh, auth }: PushSubscription,
  { body, lifeSeconds, topic }: PushMessage,
  vapidDetails: VapidKeys & { readonly subject: string },
): Promise<{ headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }> {
  const { default: webPush } = await import('web-push')
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
    vapidDetails,
    TTL: lifeSeconds,
    urgency: 'high',
    topic: topic.slice(0, 32),
  })
  // fetch counts the bytes itself
  const headers = Object.entries(details.headers).filter(([name]) => !/^content-length$/i.test(name))
  return {
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(details.body ?? []),
  }
}
