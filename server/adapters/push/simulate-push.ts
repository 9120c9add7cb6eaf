import { isPushService } from './web-push.ts'

const own = /^\/_sim\/push\/([\w-]{1,64})$/
/** Messages that are remembered, all restaurants together. */
const most = 50

/** Takes an address; tells whether it is the simulator's, on whichever host. */
export function isSimulatedPush(endpoint: string): boolean {
  return URL.canParse(endpoint) && own.test(new URL(endpoint).pathname)
}

/**
 * The push service of a demo, which calls nobody outside (safety 33): takes every message as a browser's own service would,
 * and shows the last one of an address under `/_sim/push/{id}`, encrypted as it came.
 */
export function simulatePush(): (request: Request) => Promise<Response | undefined> {
  const last = new Map<string, { headers: Record<string, string>; body: string }>()
  return async (request) => {
    if (isPushService(request.url)) return new Response(null, { status: 201 })
    const id = own.exec(new URL(request.url).pathname)?.[1]
    if (id === undefined) return undefined
    if (request.method === 'GET') {
      const message = last.get(id)
      return message ? Response.json(message) : new Response(null, { status: 404 })
    }
    const body = Buffer.from(await request.arrayBuffer()).toString('base64url')
    last.delete(id)
    last.set(id, { headers: Object.fromEntries(request.headers), body })
    for (const oldest of last.keys()) {
      if (last.size <= most) break
      last.delete(oldest)
    }
    return new Response(null, { status: 201 })
  }
}
