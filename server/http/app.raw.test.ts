import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { previewImportRoute } from '#contract/menu/menu-import.ts'
import { needOneHost } from './one-host.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
let http: Server
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  http = createServer(getRequestListener(test.app.fetch)).listen(0, '127.0.0.1')
  await once(http, 'listening')
})
afterAll(async () => {
  http.closeAllConnections()
  http.close()
  await test.close()
})

/** Sends bytes as they are; returns all that comes back until the server ends the connection. */
async function raw(text: string, localAddress = '127.0.0.1', at?: number): Promise<string> {
  const port = at ?? (http.address() as AddressInfo).port
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  socket.on('error', () => {})
  socket.write(Buffer.from(text, 'latin1'))
  await once(socket, 'close')
  return Buffer.concat(parts).toString()
}

const request = (line: string, headers: readonly string[] = [], body = '') =>
  [line, 'Connection: close', ...headers, '', body].join('\r\n')
const host = () => `Host: ${shop.host}:3000`
const post = (headers: readonly string[], body: string) =>
  request('POST /api/v1/carts HTTP/1.1', [host(), 'Content-Type: application/json', ...headers], body)

describe('over a real connection', () => {
  it('a usual call works', async () => {
    expect(await raw(request('GET /api/v1/menu HTTP/1.1', [host()]))).toMatch(/^HTTP\/1\.1 200 /)
  })

  const odd: [string, () => string][] = [
    ['no host', () => request('GET /api/v1/menu HTTP/1.1')],
    ['an empty host', () => request('GET /api/v1/menu HTTP/1.1', ['Host:'])],
    ['two hosts', () => request('GET /api/v1/menu HTTP/1.1', [host(), 'Host: other.localhost'])],
    ['a host with a path', () => request('GET /api/v1/menu HTTP/1.1', [`Host: ${shop.host}/x`])],
    ['a host with a user', () => request('GET /api/v1/menu HTTP/1.1', [`Host: me@${shop.host}`])],
    ['a host of strange letters', () => request('GET /api/v1/menu HTTP/1.1', ['Host: \xe9\xff.localhost'])],
    ['a host with brackets', () => request('GET /api/v1/menu HTTP/1.1', ['Host: [::1'])],
    ['a port out of range', () => request('GET /api/v1/menu HTTP/1.1', [`Host: ${shop.host}:99999999`])],
    [
      'an absolute address',
      () => request('GET http://other.localhost/api/v1/menu HTTP/1.1', ['Host: other.localhost']),
    ],
    ['an address without a slash', () => request('GET api/v1/menu HTTP/1.1', [host()])],
    ['two slashes', () => request('GET //api/v1/menu HTTP/1.1', [host()])],
    ['an address of strange letters', () => request('GET /api/v1/\xff\xfe HTTP/1.1', [host()])],
    ['a broken escape', () => request('GET /api/v1/orders/%E0%A4%A HTTP/1.1', [host()])],
    ['an unknown method', () => request('BREW /api/v1/carts HTTP/1.1', [host()])],
    ['another method', () => request('PATCH /api/v1/carts HTTP/1.1', [host(), 'Content-Length: 0'])],
    [
      'headers that are too large',
      () => request('GET /api/v1/menu HTTP/1.1', [host(), `X-Big: ${'x'.repeat(40_000)}`]),
    ],
    ['a body that is no JSON', () => post(['Content-Length: 3'], '{"a')],
    ['a body cut into chunks', () => post(['Transfer-Encoding: chunked'], '2\r\n{"\r\n0\r\n\r\n')],
    ['a broken chunk', () => post(['Transfer-Encoding: chunked'], 'zz\r\n{"\r\n0\r\n\r\n')],
    ['both lengths', () => post(['Content-Length: 2', 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n')],
    ['a body beyond its limit', () => post(['Content-Length: 400000'], `{"type":"${'x'.repeat(399_989)}"}`)],
    [
      'chunks beyond the limit',
      () =>
        post(['Transfer-Encoding: chunked'], `${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(6)}0\r\n\r\n`),
    ],
    ['a body that claims to be packed', () => post(['Content-Encoding: gzip', 'Content-Length: 4'], 'abcd')],
  ]

  it.each(odd)('%s is refused, not a failure, and the server goes on', async (_, make) => {
    const answered = await raw(make())
    expect(answered).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answered).not.toContain(shop.tenantId)
    expect(await raw(request('GET /healthz HTTP/1.1', ['Host: x']))).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each(['shopper=\xff\x80; ;=;staff', 'shopper=x; '.repeat(100), '=', 'shopper'])(
    'a cookie that is none (%#) is a stranger',
    async (cookie) => {
      const answered = await raw(request('GET /api/v1/carts/current HTTP/1.1', [host(), `Cookie: ${cookie}`]))
      expect(answered).toMatch(/^HTTP\/1\.1 200 /)
      expect(answered).toContain('{"cart":null}')
    },
  )

  it('attack: files that never end to arrive keep nobody elsewhere from sending one', async () => {
    const send = (headers: readonly string[], body: string) =>
      request(
        `POST ${previewImportRoute.path} HTTP/1.1`,
        ['Host: console.localhost:3000', 'Origin: http://console.localhost:3000', ...headers],
        body,
      )
    const { port } = http.address() as AddressInfo
    const slow = [1, 2].map(() => connect(port, '127.0.0.1').on('error', () => {}))
    for (const socket of slow) socket.write(send(['Transfer-Encoding: chunked'], '1\r\nx\r\n'))
    const whole = send(['Content-Length: 1'], 'x')
    await vi.waitFor(async () => expect(await raw(whole)).toMatch(/^HTTP\/1\.1 503 /), { timeout: 20_000 })
    // nobody is signed in there: what counts is that the question comes so far
    expect(await raw(whole, '127.0.0.2')).toMatch(/^HTTP\/1\.1 401 /)
    for (const socket of slow) socket.destroy()
  })

  it('attack: a host that is named twice is refused before anything reads one of them, and usual calls pass', async () => {
    const listener = createServer(needOneHost((_, response) => response.end('reached'))).listen(
      0,
      '127.0.0.1',
    )
    await once(listener, 'listening')
    const { port } = listener.address() as AddressInfo
    const two = request('GET / HTTP/1.1', [host(), 'hOsT: other.localhost'])
    expect(await raw(two, '127.0.0.1', port)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await raw(request('GET / HTTP/1.1', [host()]), '127.0.0.1', port)).toContain('reached')
    listener.close()
  })

  it('a caller that hangs up is no failure of ours: nothing is logged as an error', async () => {
    const error = vi.spyOn(test.deps.log, 'error')
    const info = vi.spyOn(test.deps.log, 'info')
    const { port } = http.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(post(['Content-Length: 100'], '{"type"'))
    await once(socket, 'connect')
    await raw(request('GET /healthz HTTP/1.1', ['Host: x']))
    socket.destroy()
    await vi.waitFor(() => expect(JSON.stringify(info.mock.calls)).toContain('"status":499'))
    expect(error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('DELETE without a length reaches its route', async () => {
    const { guest, cart } = await shop.guestWith('Tea')
    const line = cart.bill.lines[0]?.line_id ?? ''
    const cookie = `Cookie: shopper=${guest.cookies.get('shopper') ?? ''}`
    const answered = await raw(
      request(`DELETE /api/v1/carts/${cart.cart_id}/lines/${line} HTTP/1.1`, [
        host(),
        cookie,
        `Origin: http://${shop.host}:3000`,
      ]),
    )
    expect(answered).toMatch(/^HTTP\/1\.1 200 /)
  })
})
