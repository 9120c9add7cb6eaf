import { readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { makeId } from '#server/core/make-id.ts'
import { StartRefused } from '#server/start/start-refused.ts'
import { safePath, type PictureFiles } from './files.ts'
import { readIfThere, writeWhole } from './whole-file.ts'

/** Takes the folder for pictures (DATA_DIR/pictures); returns it as files. They are written aside and renamed. */
export function diskFiles(root: string): PictureFiles {
  const at = (path: string) => join(root, safePath(path))
  return {
    read: (path) => readIfThere(at(path)),
    write: (path, bytes) => writeWhole(at(path), bytes),
    async *list(folder) {
      const from = folder === '' ? root : at(folder)
      for (const entry of await entriesOf(from))
        if (entry.isFile() && !entry.name.endsWith('.part'))
          yield relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    },
    removeFolder: (folder) => rm(at(folder), { recursive: true, force: true }),
    check: () => tryToKeep(root),
  }
}

/** A folder that is another account's, or a disk that is full or only read, is told at the start and not to the first who uploads. */
async function tryToKeep(root: string): Promise<void> {
  const probe = join(root, `${makeId()}.part`)
  try {
    await writeWhole(probe, new Uint8Array(1))
  } catch (error) {
    throw new StartRefused(
      `Pictures cannot be kept in ${root} (${(error as NodeJS.ErrnoException).code ?? String(error)}): choose another DATA_DIR, change its owner, or set S3_URL.`,
    )
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
