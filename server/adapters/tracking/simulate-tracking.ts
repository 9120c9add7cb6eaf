/** One call that a provider's script took over, as a demo keeps it. */
export interface TrackedCall {
  readonly provider: string
  readonly call: unknown
}

const globals: Readonly<Record<string, string>> = {
  google_analytics: 'dataLayer',
  google_tag_manager: 'dataLayer',
  facebook_pixel: 'fbq',
  snapchat_pixel: 'snaptr',
  tiktok_pixel: 'ttq',
}
const mostStored = 2000

/**
 * Returns what answers under `/_sim/tracking` of a demo: each provider's script, which takes over the calls that wait and
 * reports every one, and the list of what was reported. Nothing of a demo calls anyone outside.
 */
export function simulateTracking(): (request: Request) => Promise<Response | undefined> {
  const calls: TrackedCall[] = []
  return async (request) => {
    const { pathname } = new URL(request.url)
    const [, provider = '', act] = /^\/_sim\/tracking\/(\w+)(\.js|\/call)$/.exec(pathname) ?? []
    if (pathname === '/_sim/tracking/calls') return Response.json({ data: calls })
    const name = globals[provider]
    if (!name) return undefined
    if (act === '.js') return script(provider, name)
    if (request.method !== 'POST') return undefined
    calls.push({ provider, call: await request.json() })
    if (calls.length > mostStored) calls.shift()
    return new Response(null, { status: 204 })
  }
}

function script(provider: string, name: string): Response {
  const text = `(() => {
  const tell = (call) => fetch('/_sim/tracking/${provider}/call', { method: 'POST', body: JSON.stringify(call), keepalive: true })
  const plain = (args) => Array.from(args)
  const kind = '${provider}'
  if (kind === 'google_analytics' || kind === 'google_tag_manager') {
    const mine = (entry) => (Object.prototype.toString.call(entry) === '[object Arguments]') === (kind === 'google_analytics')
    const take = (entry) => mine(entry) && tell(kind === 'google_analytics' ? plain(entry) : entry)
    const layer = window.${name}
    layer.forEach(take)
    const push = layer.push.bind(layer)
    layer.push = (...entries) => { entries.forEach(take); return push(...entries) }
    return
  }
  if (kind === 'tiktok_pixel') {
    const waiting = window.ttq
    // the real script finds its code there, or does nothing
    const [code] = Object.keys(waiting._i)
    tell(['load', code])
    for (const method of waiting.methods) waiting[method] = (...args) => tell([method, ...args])
    waiting.splice(0).forEach(tell)
    return
  }
  const stub = window.${name}
  const waiting = stub.queue.splice(0)
  stub.callMethod = (...args) => tell(args)
  waiting.forEach((args) => tell(plain(args)))
})()`
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { headers })
}
