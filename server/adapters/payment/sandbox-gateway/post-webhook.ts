import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { lookup as systemLookup } from 'node:dns'

const agents = {
  'http:': new HttpAgent({ keepAlive: true, maxSockets: 64 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 64 }),
}

// browsers know *.localhost as this machine, many system resolvers do not (RFC 6761 wants them to)
const lookup: LookupFunction = (host, options, answer) => {
  if (host !== 'localhost' && !host.endsWith('.localhost')) return systemLookup(host, options, answer)
  if (options.all) answer(null, [{ address: '127.0.0.1', family: 4 }])
  else answer(null, '127.0.0.1', 4)
}

/** Takes where, what and how long; returns the status, or 0 when there was no answer in time. */
export function postWebhook(
  address: string,
  body: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<number> {
  const url = new URL(address)
  const secure = url.protocol === 'https:'
  return new Promise((resolve) => {
    const outgoing = (secure ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: secure ? agents['https:'] : agents['http:'],
      lookup,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    outgoing.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    outgoing.on('error', () => resolve(0))
    outgoing.end(body)
  })
}
