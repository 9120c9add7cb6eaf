import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { callGateway } from './call-gateway.ts'

let server: Server
let url: string
let asked: string[]
let type: string | undefined
/** How many of the next requests find their connection closed. */
let toClose: number

beforeEach(async () => {
  asked = []
  toClose = 0
  server = createServer((request, response) => {
    asked.push(request.method ?? '')
    type = request.headers['content-type']
    if (request.url === '/away') return response.writeHead(302, { location: '/' }).end('elsewhere')
    if (request.url === '/silent') return undefined
    if (request.url === '/endless') return response.end('x'.repeat(1_000_001))
    if (toClose > 0) {
      toClose -= 1
      request.socket.destroy()
    } else response.end('{"state":"declined"}')
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('a question whose kept connection was closed is asked once more: its guest is not told to wait', async () => {
  await callGateway(url, {})
  toClose = 1
  expect(await callGateway(url, {})).toEqual({ status: 200, text: '{"state":"declined"}' })
  expect(asked).toEqual(['GET', 'GET', 'GET'])
})

it('safety 3: a gateway that closes every connection is heard as no answer, after two questions', async () => {
  toClose = 9
  expect(await callGateway(url, {})).toMatchObject({ status: 0 })
  expect(asked).toEqual(['GET', 'GET'])
})

it('safety 5: what moves money is never sent again by itself', async () => {
  toClose = 1
  expect(await callGateway(url, { method: 'POST', body: '{}' })).toMatchObject({ status: 0 })
  expect(asked).toEqual(['POST'])
})

it('a redirect is heard and not followed', async () => {
  expect(await callGateway(`${url}away`, {})).toEqual({ status: 302, text: 'elsewhere' })
  expect(asked).toEqual(['GET'])
})

it('fields go as a form, text as what its headers say', async () => {
  await callGateway(url, { method: 'POST', body: new URLSearchParams({ amount: '12.50' }) })
  expect(type).toBe('application/x-www-form-urlencoded')
  await callGateway(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  expect(type).toBe('application/json')
})

it('safety 3: silence, a word too long and an address where nobody listens are no answer', async () => {
  expect(await callGateway(`${url}silent`, {}, { timeoutMs: 50 })).toMatchObject({ status: 0 })
  expect(await callGateway(`${url}endless`, {})).toMatchObject({ status: 0 })
  expect(await callGateway('http://127.0.0.1:1/', {})).toMatchObject({
    status: 0,
    text: expect.stringContaining('ECONNREFUSED'),
  })
})
