import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureWidths, squareWidths, type PictureWidth } from '#domain/picture-widths.ts'
import { isRefusal } from '#domain/refusal.ts'
import { makeId } from '#server/make-id.ts'
import { makeVariant } from './make-variant.ts'
import type { PictureFormat, PictureStore } from './port.ts'
import { readUpload } from './read-upload.ts'
import { readIfThere, writeWhole } from './whole-file.ts'

const idShape = /^[0-9A-Za-z]{20}$/
/** Tenants' ids come from our own database; the shape only makes sure that none can leave the folder. */
const tenantShape = /^[0-9A-Za-z_-]{1,64}$/
const ascending = [...pictureWidths].sort((a, b) => a - b)
const mostWidthsKept = 5000

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Takes the folder for pictures (DATA_DIR/pictures); returns the store that keeps originals and the variants
 * made of them there, one folder per tenant and picture. Files are written aside and renamed, so that a crash
 * leaves none half written; a variant that many ask for at once is made once.
 */
export function diskPictures(root: string): PictureStore {
  // our own files are the cache; a second one in memory would only take from the pages
  sharp.cache(false)
  const widthOf = widthReader()
  const variantOf = variantMaker()
  return {
    async put(tenantId, bytes, id = makeId()) {
      const original = await readUpload(bytes)
      if (isRefusal(original)) return original
      const { webp, ...known } = original
      await writeWhole(originalIn(folderOf(root, tenantId, id)), webp)
      return { id, ...known }
    },
    async get(tenantId, id, width, format) {
      if (!idShape.test(id)) return undefined
      const folder = folderOf(root, tenantId, id)
      const original = await widthOf(folder)
      if (original === undefined) return undefined
      const bytes = await variantOf(folder, narrowest(width, original), format)
      return bytes && { bytes, etag: `"${id}-${width}-${format}"` }
    },
    async remove(tenantId, id) {
      await rm(folderOf(root, tenantId, id), { recursive: true, force: true })
    },
  }
}

/** Widths of originals by folder: they never change, so each is read once. */
function widthReader(): (folder: string) => Promise<number | undefined> {
  const known = new Map<string, number>()
  return async (folder) => {
    const kept = known.get(folder)
    if (kept !== undefined) return kept
    const original = await readIfThere(originalIn(folder))
    if (!original) return undefined
    const { width } = await sharp(original).metadata()
    if (known.size >= mostWidthsKept) known.clear()
    known.set(folder, width)
    return width
  }
}

function variantMaker(): (
  folder: string,
  width: PictureWidth,
  format: PictureFormat,
) => Promise<Bytes | undefined> {
  const making = new Map<string, Promise<Bytes | undefined>>()
  const make = async (folder: string, width: PictureWidth, format: PictureFormat, file: string) => {
    const original = await readIfThere(originalIn(folder))
    if (!original) return undefined
    const bytes = await makeVariant(original, width, format)
    await writeWhole(file, bytes)
    return bytes
  }
  return async (folder, width, format) => {
    const file = join(folder, `${width}.${format}`)
    const kept = await readIfThere(file)
    if (kept) return kept
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

function folderOf(root: string, tenantId: string, id: string): string {
  if (!tenantShape.test(tenantId)) throw new RangeError('not a tenant id')
  if (!idShape.test(id)) throw new RangeError('not a picture id')
  return join(root, tenantId, id)
}

const originalIn = (folder: string) => join(folder, 'original.webp')
