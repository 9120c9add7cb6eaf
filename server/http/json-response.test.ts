import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { answer, type AppEnv } from './request.ts'

const long = { names: Array.from({ length: 800 }, (_, i) => `شاورما دجاج ${i}`) }
const app = new Hono<AppEnv>()
  .get('/long', (c) => answer(c, long, 200))
  .get('/short', (c) => answer(c, { name: 'شاورما' }, 201))
const ask = async (path: string, encoding?: string, env?: AppEnv['Bindings']) => {
  const response = await app.request(
    path,
    { headers: encoding === undefined ? {} : { 'accept-encoding': encoding } },
    env,
  )
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('an answer of many bytes', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes to a caller that takes %s as %s, in a fifth of the bytes', async (taken, encoding, read) => {
    const { response, bytes } = await ask('/long', taken)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/json')
    const text = read(bytes).toString()
    expect(JSON.parse(text)).toEqual(long)
    expect(bytes.length).toBeLessThan(Buffer.byteLength(text) / 5)
  })

  it('goes as text to one that takes nothing else, and to our own pages', async () => {
    const inProcess = { host: '', language: 'ar', cookie: '', origin: '' } as const
    for (const { response, bytes } of [await ask('/long'), await ask('/long', 'br', { inProcess })]) {
      expect(response.headers.get('content-encoding')).toBeNull()
      expect(JSON.parse(bytes.toString())).toEqual(long)
    }
  })
})

it('an answer of few bytes goes as text to everybody', async () => {
  const { response, bytes } = await ask('/short', 'br')
  expect(response.status).toBe(201)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(bytes.toString()).toBe('{"name":"شاورما"}')
})
