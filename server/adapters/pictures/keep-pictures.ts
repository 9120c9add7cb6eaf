import sharp from 'sharp'
import { pictureWidths, squareWidths, type PictureWidth } from '#domain/core/picture-widths.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { makeId } from '#server/core/make-id.ts'
import type { PictureFiles } from './files.ts'
import { makeVariant } from './make-variant.ts'
import type { PictureFormat, PictureStore } from './port.ts'
import { readUpload } from './read-upload.ts'

const idShape = /^[0-9A-Za-z]{20}$/
/** Tenants' ids come from our own database; the shape only makes sure that none can leave the folder. */
const tenantShape = /^[0-9A-Za-z_-]{1,64}$/
const ascending = [...pictureWidths].sort((a, b) => a - b)
const mostCachedWidths = 5000

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Takes the files to keep pictures in; returns the store that has originals and the variants made of them there, one
 * folder per tenant and picture. A variant that many ask for at once is made once in each process.
 */
export function keepPictures(files: PictureFiles): PictureStore {
  // our own files are the cache; a second one in memory would only take from the pages
  sharp.cache(false)
  const widthOf = widthReader(files)
  const variantOf = variantMaker(files)
  return {
    async put(tenantId, bytes, { id = makeId(), spend } = {}) {
      const original = await readUpload(bytes, spend)
      if (isRefusal(original)) return original
      const { webp, ...known } = original
      await files.write(originalIn(folderOf(tenantId, id)), new Uint8Array(webp))
      return { id, ...known }
    },
    async get(tenantId, id, width, format) {
      if (!idShape.test(id)) return undefined
      const folder = folderOf(tenantId, id)
      const original = await widthOf(folder)
      if (original === undefined) return undefined
      const bytes = await variantOf(folder, narrowest(width, original), format)
      return bytes && { bytes, etag: `"${id}-${width}-${format}"` }
    },
    async remove(tenantId, id) {
      await files.removeFolder(folderOf(tenantId, id))
    },
  }
}

/** Widths of originals by folder: they never change, so each is read once. */
function widthReader(files: PictureFiles): (folder: string) => Promise<number | undefined> {
  const known = new Map<string, number>()
  return async (folder) => {
    const cached = known.get(folder)
    if (cached !== undefined) return cached
    const original = await files.read(originalIn(folder))
    if (!original) return undefined
    const { width } = await sharp(original).metadata()
    if (known.size >= mostCachedWidths) known.clear()
    known.set(folder, width)
    return width
  }
}

function variantMaker(
  files: PictureFiles,
): (folder: string, width: PictureWidth, format: PictureFormat) => Promise<Bytes | undefined> {
  const making = new Map<string, Promise<Bytes | undefined>>()
  const make = async (folder: string, width: PictureWidth, format: PictureFormat, file: string) => {
    const original = await files.read(originalIn(folder))
    if (!original) return undefined
    const bytes = await makeVariant(original, width, format)
    await files.write(file, bytes)
    return bytes
  }
  return async (folder, width, format) => {
    const file = `${folder}/${width}.${format}`
    const cached = await files.read(file)
    if (cached) return cached
    const running = making.get(file) ?? make(folder, width, format, file).finally(() => making.delete(file))
    making.set(file, running)
    return running
  }
}

/** A small original gives the same bytes in every larger width: one file is enough for them. */
function narrowest(width: PictureWidth, original: number): PictureWidth {
  if (squareWidths.includes(width) || width <= original) return width
  return ascending.find((one) => one >= original && !squareWidths.includes(one)) ?? width
}

function folderOf(tenantId: string, id: string): string {
  if (!tenantShape.test(tenantId)) throw new RangeError('not a tenant id')
  if (!idShape.test(id)) throw new RangeError('not a picture id')
  return `${tenantId}/${id}`
}

export const originalName = 'original.webp'
const originalIn = (folder: string) => `${folder}/${originalName}`
