import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes folders of pictures and which of them are wanted; copies the originals, from which all sizes are made. Returns how
 * many there were: an id that is none of a picture is passed over.
 */
export async function copyPictures(from: string, to: string, ids: readonly string[]): Promise<number> {
  let copied = 0
  for (const id of new Set(ids)) {
    const original = join(from, id, 'original.webp')
    if (id === '' || !existsSync(original)) continue
    await mkdir(join(to, id), { recursive: true })
    await cp(original, join(to, id, 'original.webp'))
    copied += 1
  }
  return copied
}
