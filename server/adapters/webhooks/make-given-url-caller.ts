import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../public-address.ts'
import type { GivenAnswer, GivenCall, GivenUrlCaller } from './port.ts'

/** Takes a host name; returns all addresses that it has now. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

/** What receivers of webhooks listen on: at any other port of a public host another service may stand. */
export const usualPorts: readonly number[] = [443, 8443]

/** What the door stands on. */
export interface GivenUrlCallerOptions {
  /** A demo alone: http, and addresses of this machine. */
  readonly allowPrivate?: boolean
  /** Ports that may be called, outside a demo; 443 and 8443 when left out. */
  readonly ports?: readonly number[]
  readonly resolve?: Resolve
  readonly timeoutMs?: number
  readonly largest?: number
}

const systemResolve: Resolve = (host) =>
  new Promise((resolve, reject) =>
    dnsLookup(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  )

class NotPublic extends Error {}
class TooLong extends Error {}

/**
 * Takes what it stands on; returns the door. The name is looked up by the connection itself and the connection goes to
 * the address that was checked, so a name that answers differently a moment later (DNS rebinding) leads nowhere; a
 * redirect is an answer like any other and is not followed.
 */
export function makeGivenUrlCaller({
  allowPrivate = false,
  ports = usualPorts,
  resolve = systemResolve,
  timeoutMs = 10_000,
  largest = 2_000_000,
}: GivenUrlCallerOptions = {}): GivenUrlCaller {
  const allows = (text: string) => {
    if (!URL.canParse(text) || text.length > 500) return false
    const url = new URL(text)
    if (url.username || url.password || url.hash) return false
    if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) return false
    const host = bareHost(url)
    if (allowPrivate) return true
    if (!ports.includes(Number(url.port || 443))) return false
    return isIP(host) === 0 ? /\.[a-z]/i.test(host) : isPublicAddress(host)
  }
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found
        if (!first) return done(Object.assign(new Error(host), { code: 'ENOTFOUND' }), '')
        // one bad address among good ones is a trap
        if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address)))
          return done(new NotPublic(host), '')
        if (options.all) done(null, [...found])
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    )
  }
  return {
    allows,
    async call(call) {
      if (!allows(call.url)) return { error: 'not-public', sent: false }
      const state = { connected: false }
      try {
        return await send(call, { lookup, timeoutMs, largest, state, checks: !allowPrivate })
      } catch (error) {
        return nameFailure(error, state.connected)
      }
    },
  }
}

const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

interface Sending {
  readonly lookup: LookupFunction
  readonly timeoutMs: number
  readonly largest: number
  readonly checks: boolean
  readonly state: { connected: boolean }
}

function send({ url, method, headers, body }: GivenCall, sending: Sending): Promise<GivenAnswer> {
  const { lookup, timeoutMs, largest, checks, state } = sending
  const open = url.startsWith('https:') ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const bytes = body === undefined ? undefined : Buffer.from(body)
    const length = bytes ? { 'content-length': String(bytes.length) } : {}
    const request = open(
      url,
      // a connection of its own: none that another call left open is taken
      { method, lookup, signal, agent: false, headers: { ...headers, ...length } },
      (response) =>
        readText(response, largest).then(
          (text) => resolve({ status: response.statusCode ?? 0, text }),
          reject,
        ),
    )
    request.on('error', reject)
    request.on('socket', (socket) =>
      socket.on('connect', () => {
        state.connected = true
        if (checks && !isPublicAddress(socket.remoteAddress ?? '')) request.destroy(new NotPublic(url))
      }),
    )
    request.end(bytes)
  })
}

async function readText(response: IncomingMessage, largest: number): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    if (length > largest) {
      response.destroy()
      throw new TooLong()
    }
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function nameFailure(error: unknown, sent: boolean): GivenAnswer {
  if (error instanceof NotPublic) return { error: 'not-public', sent: false }
  if (error instanceof TooLong) return { error: 'too-long', sent }
  const { code, name } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || name === 'AbortError') return { error: 'timeout', sent }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { error: 'not-found', sent: false }
  return { error: 'unreachable', sent }
}
