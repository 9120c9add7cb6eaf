import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/core/refusal.ts'
import { diskFiles } from '#server/adapters/pictures/disk-files.ts'
import { keepPictures } from '#server/adapters/pictures/keep-pictures.ts'
import { pictureRoutes } from './routes.ts'

let root: string
let id: string
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  const pictures = keepPictures(diskFiles(root))
  const green = sharp({ create: { width: 300, height: 300, channels: 3, background: '#00aa55' } })
  const stored = await pictures.put('saffron', await green.png().toBuffer())
  if (isRefusal(stored)) throw new Error(stored.code)
  id = stored.id
  const app = pictureRoutes(pictures, (c) => c.req.header('x-test-tenant') ?? 'saffron')
  ask = async (path, headers = {}) => app.request(path, { headers })
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('GET /pictures/{id}/{width}', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['*/*', 'image/png'],
    ['', 'image/png'],
  ])('for Accept "%s" it answers %s', async (accept, type) => {
    const response = await ask(`/pictures/${id}/224`, { accept })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 224 })
  })

  it('answers the format that an ending names, whatever the browser takes', async () => {
    const response = await ask(`/pictures/${id}/500.png`, { accept: 'image/avif' })
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('vary')).toBeNull()
  })

  it('answers 304 with the same headers to who has it', async () => {
    const first = await ask(`/pictures/${id}/112`, { accept: 'image/webp' })
    const etag = first.headers.get('etag') ?? ''
    const again = await ask(`/pictures/${id}/112`, {
      accept: 'image/webp',
      'if-none-match': `"other", W/${etag}`,
    })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('cache-control')).toContain('immutable')
    const other = await ask(`/pictures/${id}/112`, { accept: 'image/avif', 'if-none-match': etag })
    expect(other.status).toBe(200)
  })

  it.each(['/113', '/99999', '/abc', '/112.svg', '/112.png.exe', '/-112', '/1e2'])(
    'answers 404 to %s',
    async (file) => {
      const response = await ask(`/pictures/${id}${file}`)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('safety 16: answers 404 for a picture of another tenant, and for ids that are none', async () => {
    expect((await ask(`/pictures/${id}/112`, { 'x-test-tenant': 'nile' })).status).toBe(404)
    expect((await ask('/pictures/..%2F..%2Fsaffron/112')).status).toBe(404)
    expect((await ask('/pictures/A1b2C3d4E5f6G7h8I9j0/112')).status).toBe(404)
  })
})
