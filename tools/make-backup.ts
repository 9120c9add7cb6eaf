import { cp, mkdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keyName, writeNote, type BackupNote } from '#server/database/backup/backup-note.ts'
import { dumpTables } from '#server/database/backup/dump-tables.ts'
import { openOwner } from '#server/database/backup/owner-url.ts'
import type { Env } from '#server/env.ts'
import { diskFiles } from '#server/outside/pictures/disk-files.ts'
import { openPictureFiles } from '#server/outside/pictures/open-files.ts'
import { keepSecretKey } from '#server/secrets/secret-key.ts'
import { copyAllPictures } from './copy-pictures.ts'

/**
 * Takes the settings and a new folder; writes the installation there: all tables at one moment, then the originals of the
 * pictures, which rows of that moment may name, and last the note that makes it a backup. Safety 35.
 */
export async function makeBackup(env: Env, folder: string): Promise<BackupNote> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { ownerUrl, stop } = await openOwner(env)
  let tables
  try {
    tables = await dumpTables(ownerUrl, folder)
  } finally {
    await stop()
  }
  const pictures = await copyAllPictures(openPictureFiles(env), diskFiles(join(folder, 'pictures')))
  // the demo's key lies in DATA_DIR and seals nothing of value; that of a live installation is its owner's to keep
  const ownKey = join(env.dataDir, 'secret-key')
  if (env.mode === 'demo' && existsSync(ownKey)) await cp(ownKey, join(folder, 'secret-key'))
  const note: BackupNote = {
    product: 'maidah',
    format: 1,
    made_at: new Date().toISOString(),
    key: keyName(keepSecretKey(env)),
    ...tables,
    pictures,
  }
  await writeNote(folder, note)
  return note
}
