import type { PictureFiles } from '#server/adapters/pictures/files.ts'
import { originalName } from '#server/adapters/pictures/keep-pictures.ts'

/** Some at once, since each of a bucket's costs a journey. */
const mostAtOnce = 8

/** Files and the folder in them that has one restaurant's pictures; '' for a folder that has nothing else. */
export interface PicturePlace {
  readonly files: PictureFiles
  readonly folder: string
}

/**
 * Takes two places and which pictures are wanted; copies the originals, from which all sizes are made. Returns how many
 * there were: an id that is none of a picture is passed over.
 */
export async function copyPictures(
  from: PicturePlace,
  to: PicturePlace,
  ids: readonly string[],
): Promise<number> {
  const wanted = new Set(ids)
  return copyEach(from.files.list(from.folder), async (path) => {
    const [id = '', name] = path.split('/').slice(-2)
    const original = name === originalName && wanted.has(id) ? await from.files.read(path) : undefined
    if (original) await to.files.write([to.folder, id, name].filter(Boolean).join('/'), original)
    return original !== undefined
  })
}

/** Takes two places of an installation; copies every original of every restaurant. Returns how many. */
export function copyAllPictures(from: PictureFiles, to: PictureFiles): Promise<number> {
  return copyEach(from.list(''), async (path) => {
    const original = path.endsWith(`/${originalName}`) ? await from.read(path) : undefined
    if (original) await to.write(path, original)
    return original !== undefined
  })
}

/** Takes paths and what to do with one, which tells whether it did; returns how many it did. */
async function copyEach(
  paths: AsyncIterable<string>,
  copy: (path: string) => Promise<boolean>,
): Promise<number> {
  const running = new Set<Promise<void>>()
  let copied = 0
  const begin = async (path: string) => {
    if (await copy(path)) copied += 1
  }
  for await (const path of paths) {
    const one = begin(path).finally(() => running.delete(one))
    running.add(one)
    if (running.size >= mostAtOnce) await Promise.race(running)
  }
  await Promise.all(running)
  return copied
}
