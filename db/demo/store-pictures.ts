import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '#domain/core/picture.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import type { PictureStore } from '#server/adapters/pictures/port.ts'
import { picturesOf } from './demo-pictures.ts'
import { projectRoot } from '#server/core/project-root.ts'
import { idFor } from './id-for.ts'
import type { DemoTenant } from './shape.ts'

const folder = join(projectRoot, 'db/demo/pictures')

/**
 * Takes a demo restaurant, its tenant id and the picture store; puts each picture file that it names there once
 * and returns the pictures by the file's name. Doing it again changes nothing: the ids come from the names.
 */
export async function storePictures(
  tenant: DemoTenant,
  tenantId: string,
  pictures: PictureStore,
): Promise<ReadonlyMap<string, Picture>> {
  const store = async (name: string): Promise<[string, Picture]> => {
    const bytes = await readFile(join(folder, `${name}.webp`))
    const stored = await pictures.put(tenantId, bytes, { id: idFor(tenant.slug, 'picture', name) })
    if (isRefusal(stored)) throw new Error(`db/demo/pictures/${name}.webp: ${stored.code}`)
    return [name, { id: stored.id, cutout: stored.cutout, color: stored.color }]
  }
  // as many at once as are decoded at once: the store refuses a crowd
  const names = picturesOf(tenant)
  const stored: [string, Picture][] = []
  for (let i = 0; i < names.length; i += 2)
    stored.push(...(await Promise.all(names.slice(i, i + 2).map(store))))
  return new Map(stored)
}
