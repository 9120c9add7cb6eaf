import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAssets, type Assets } from './assets.ts'

let folder: string
let assets: Assets
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  await mkdir(join(folder, '_s'))
  await writeFile(join(folder, '_s', 'app-1a2b.js'), 'let a = 1\n'.repeat(100))
  await writeFile(join(folder, '_s', 'app-old.js'), 'old')
  await writeFile(join(folder, '_s', 'font-1.woff2'), 'font')
  await writeFile(join(folder, 'icon.svg'), '<svg/>')
  await writeFile(join(folder, '.secret'), 'secret')
  assets = await openAssets(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  assets.answer(new Request('http://saffron.test/', { headers, method }), path)

describe('files of the built apps', () => {
  it('carry their type, are compressed and stay with the browser', async () => {
    const script = await ask('/_s/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(
      brotliDecompressSync(Buffer.from((await script?.arrayBuffer()) ?? new ArrayBuffer(0))).toString(),
    ).toBe('let a = 1\n'.repeat(100))
    const font = await ask('/_s/font-1.woff2', { 'accept-encoding': 'br' })
    expect([font?.headers.get('content-type'), font?.headers.get('content-encoding')]).toEqual([
      'font/woff2',
      null,
    ])
    const icon = await ask('/icon.svg')
    expect([icon?.headers.get('content-type'), icon?.headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'no-cache',
    ])
  })

  it('safety 32: files of older builds stay reachable', async () => {
    expect(await (await ask('/_s/app-old.js'))?.text()).toBe('old')
  })

  it('a browser that has the file gets 304', async () => {
    const etag = (await ask('/icon.svg'))?.headers.get('etag') ?? ''
    expect((await ask('/icon.svg', { 'if-none-match': etag }))?.status).toBe(304)
  })

  it('nothing outside the list is a file; a hashed name that is missing is no page', async () => {
    for (const path of ['/../package.json', '/_s', '/', '/.secret', '/icon.svg/..'])
      expect(await ask(path)).toBeUndefined()
    expect((await ask('/_s/../../x.js'))?.status).toBe(404)
    expect((await ask('/_s/gone-9.js'))?.status).toBe(404)
    expect((await ask('/icon.svg', {}, 'POST'))?.status).toBe(405)
    expect((await ask('/icon.svg', {}, 'HEAD'))?.body).toBeNull()
  })
})
