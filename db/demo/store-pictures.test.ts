import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFiles } from '#server/adapters/pictures/disk-files.ts'
import { keepPictures } from '#server/adapters/pictures/keep-pictures.ts'
import { picturesOf } from './demo-pictures.ts'
import { saffron } from './saffron.ts'
import { storePictures } from './store-pictures.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('storePictures', () => {
  it('stores each picture once, food as cut-outs, and the same again at a second seeding', async () => {
    const store = keepPictures(diskFiles(root))
    const first = await storePictures(saffron, 'tenant', store)
    expect([...first.keys()]).toEqual(picturesOf(saffron))
    expect(first.get('1f354')).toMatchObject({ cutout: true, id: expect.stringMatching(/^[0-9A-Za-z]{20}$/) })
    expect(new Set([...first.values()].map(({ id }) => id)).size).toBe(first.size)
    expect(await storePictures(saffron, 'tenant', store)).toEqual(first)
    expect(await store.get('tenant', first.get('1f354')?.id ?? '', 224, 'avif')).toBeDefined()
  })
})
