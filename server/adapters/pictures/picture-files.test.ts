import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/core/refusal.ts'
import { copyAllPictures, copyPictures } from '#tools/copy-pictures.ts'
import { diskFiles } from './disk-files.ts'
import type { PictureFiles } from './files.ts'
import { keepPictures } from './keep-pictures.ts'
import { s3Files } from './s3-files.ts'
import { startS3, type S3Simulator } from './s3-simulator/start-s3.ts'

let root: string
let s3: S3Simulator

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'picture-files-'))
  s3 = await startS3()
})
afterEach(async () => {
  await s3.stop()
  await rm(root, { recursive: true, force: true })
})

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

async function all(files: PictureFiles, folder = ''): Promise<string[]> {
  const paths: string[] = []
  for await (const path of files.list(folder)) paths.push(path)
  return paths.sort()
}

async function putTwo(files: PictureFiles): Promise<string[]> {
  const green = sharp({ create: { width: 300, height: 200, channels: 3, background: '#00aa55' } })
  const bytes = new Uint8Array(await green.png().toBuffer())
  const stored = await Promise.all(['saffron', 'nile'].map((one) => keepPictures(files).put(one, bytes)))
  return stored.map((one) => (isRefusal(one) ? one.code : one.id))
}

it('a folder that nothing can be written to is told at the start, in one sentence; one that serves is left as it was', async () => {
  const blocked = join(root, 'file')
  await writeFile(blocked, '')
  await expect(diskFiles(join(blocked, 'pictures')).check()).rejects.toThrow(
    `Pictures cannot be kept in ${join(blocked, 'pictures')} (ENOTDIR): choose another DATA_DIR, change its owner, or set S3_URL.`,
  )
  const files = diskFiles(join(root, 'pictures'))
  await files.check()
  expect(await all(files)).toEqual([])
})

describe.each([
  ['a disk', () => diskFiles(root)],
  ['an S3', () => s3Files(s3.settings)],
])('pictures on %s', (_, open) => {
  it('are read as they were written, and the last write counts', async () => {
    const files = open()
    await files.check()
    expect(await files.read('saffron/a/original.webp')).toBeUndefined()
    for (const text of ['one', 'another']) await files.write('saffron/a/original.webp', bytesOf(text))
    expect(Buffer.from((await files.read('saffron/a/original.webp')) ?? []).toString()).toBe('another')
  })

  it('are listed folder by folder, however many, and a folder goes alone', async () => {
    const files = open()
    expect(await all(files)).toEqual([])
    const paths = ['nile/a/1.webp', 'nile/a/2.webp', 'nile/ab/1.webp', 'nile/b/1.webp', 'saffron/a/1.webp']
    for (const path of paths) await files.write(path, bytesOf(path))
    expect(await all(files)).toEqual(paths)
    expect(await all(files, 'nile/a')).toEqual(paths.slice(0, 2))
    await files.removeFolder('nile/a')
    await files.removeFolder('nile/a')
    expect(await all(files)).toEqual(paths.slice(2))
  })

  it('safety 16: no path leads elsewhere', async () => {
    const files = open()
    for (const path of ['../a', 'a/../b', '/a', 'a//b', '.a', 'a?b', '%2e%2e/a', ''])
      await expect(Promise.resolve().then(() => files.read(path))).rejects.toThrow(RangeError)
    await expect(Promise.resolve().then(() => files.removeFolder(''))).rejects.toThrow(RangeError)
  })

  it('are copied whole, or those of one restaurant that are wanted, without the sizes made of them', async () => {
    const files = open()
    const [saffron = '', nile = ''] = await putTwo(files)
    await keepPictures(files).get('saffron', saffron, 112, 'webp')
    expect(await all(files)).toHaveLength(3)
    const backup = diskFiles(join(root, 'backup'))
    expect(await copyAllPictures(files, backup)).toBe(2)
    expect(await all(backup)).toEqual([`nile/${nile}/original.webp`, `saffron/${saffron}/original.webp`])
    const beside = diskFiles(join(root, 'export'))
    const own = { files, folder: 'saffron' }
    expect(await copyPictures(own, { files: beside, folder: '' }, [saffron, nile, ''])).toBe(1)
    expect(await copyPictures({ files: beside, folder: '' }, { files, folder: 'new' }, [saffron])).toBe(1)
    expect(await keepPictures(files).get('new', saffron, 112, 'webp')).toBeDefined()
  })
})

describe('an S3', () => {
  it('shows every process what another one took, and what it took away', async () => {
    const [one, two] = [keepPictures(s3Files(s3.settings)), keepPictures(s3Files(s3.settings))]
    const [id = ''] = await putTwo(s3Files(s3.settings))
    const sizes = await Promise.all([one, two].map((each) => each.get('saffron', id, 224, 'webp')))
    expect(sizes[0]?.bytes).toEqual(sizes[1]?.bytes)
    await one.remove('saffron', id)
    expect(s3.keys().filter((key) => key.startsWith('saffron/'))).toEqual([])
    expect(await keepPictures(s3Files(s3.settings)).get('saffron', id, 224, 'webp')).toBeUndefined()
  })

  it('is asked again when it is busy, and a failure that stays is one', async () => {
    const files = s3Files(s3.settings)
    s3.fail(2, 503)
    await files.write('saffron/a/original.webp', bytesOf('one'))
    expect(s3.keys()).toEqual(['saffron/a/original.webp'])
    s3.fail(3, 503)
    await expect(files.read('saffron/a/original.webp')).rejects.toThrow('503')
  })

  it('stops a start with wrong keys or no such bucket in one sentence; one that is silent does not', async () => {
    await expect(s3Files({ ...s3.settings, secretKey: 'another' }).check()).rejects.toThrow(
      /^S3_URL http.* answers 403: check/,
    )
    const elsewhere = s3.settings.url.replace('pictures', 'none')
    await expect(s3Files({ ...s3.settings, url: elsewhere }).check()).rejects.toThrow('answers 404')
    await expect(s3Files({ ...s3.settings, url: 'http://127.0.0.1:9/pictures' }).check()).resolves.toBe(
      undefined,
    )
  })
})
