import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress } from '../public-address.ts'
import { makeGivenUrlCaller, type Resolve } from './make-given-url-caller.ts'

let server: Server
let port: number
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` })
    if (request.url === '/long') response.write('x'.repeat(5000))
    if (request.url !== '/silent') response.end('heard')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (url: string) => ({ url, method: 'POST', headers: {}, body: '{}' }) as const

describe('calls to addresses that staff gave', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    'fec0::1',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it('outside a demo only https to a public name or address is taken, however it is written', () => {
    const { allows } = makeGivenUrlCaller()
    for (const url of [
      'https://hooks.example.com/in',
      'https://hooks.example.com:8443/in?x=1',
      'https://hooks.example.com:443/',
      'https://8.8.8.8/',
    ])
      expect({ url, allows: allows(url) }).toEqual({ url, allows: true })
    for (const url of [
      'http://hooks.example.com/',
      'ftp://hooks.example.com/',
      'https://localhost/',
      'https://intranet/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://0177.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:7f00:1]/',
      'https://169.254.169.254/latest',
      'https://user:pass@hooks.example.com/',
      'https://hooks.example.com:25/',
      'https://hooks.example.com:5432/',
      'https://hooks.example.com:80/',
      'nothing',
      '',
    ])
      expect({ url, allows: allows(url) }).toEqual({ url, allows: false })
  })

  it('a name of a private address is not called, neither when one of several is, nor when it changes between two looks', async () => {
    const at = (...addresses: string[]) =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    let looks = 0
    const names: Record<string, Resolve> = {
      private: async () => at('127.0.0.1'),
      mixed: async () => at('8.8.8.8', '127.0.0.1'),
      mapped: async () => at('::ffff:127.0.0.1'),
      // the classic rebinding: fine when it is asked first, inside from then on
      rebinding: async () => (looks++ === 0 ? at('8.8.8.8') : at('127.0.0.1')),
    }
    const before = asked.length
    for (const [name, resolve] of Object.entries(names)) {
      const caller = makeGivenUrlCaller({ resolve, timeoutMs: 300, ports: [port] })
      if (name === 'rebinding') await resolve('look before the call')
      expect({ name, answer: await caller.call(post(`https://hooks.example.com:${port}/`)) }).toEqual({
        name,
        answer: { error: 'not-public', sent: false },
      })
    }
    expect(asked).toHaveLength(before)
  })

  it('an operator may name the ports that are called, and no others are then', () => {
    const { allows } = makeGivenUrlCaller({ ports: [443, 9443] })
    expect(allows('https://hooks.example.com:9443/')).toBe(true)
    expect(allows('https://hooks.example.com:8443/')).toBe(false)
  })

  it('a redirect is not followed', async () => {
    const caller = makeGivenUrlCaller({ allowPrivate: true })
    expect(await caller.call(post(`http://127.0.0.1:${port}/away`))).toMatchObject({ status: 302 })
    expect(asked).not.toContain('GET /inside')
    expect(asked).not.toContain('POST /inside')
  })

  it('waits so long and reads so much, and says what went wrong', async () => {
    const caller = makeGivenUrlCaller({ allowPrivate: true, timeoutMs: 200, largest: 1000 })
    expect(await caller.call(post(`http://127.0.0.1:${port}/`))).toEqual({ status: 200, text: 'heard' })
    expect(await caller.call(post(`http://127.0.0.1:${port}/silent`))).toEqual({
      error: 'timeout',
      sent: true,
    })
    expect(await caller.call(post(`http://127.0.0.1:${port}/long`))).toEqual({
      error: 'too-long',
      sent: true,
    })
    const nowhere = makeGivenUrlCaller({
      allowPrivate: true,
      resolve: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    })
    expect(await nowhere.call(post('http://hooks.example.com/'))).toEqual({ error: 'not-found', sent: false })
  })
})
