import { cp } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeNote, type BackupNote } from '#server/database/backup/backup-note.ts'
import { dumpTables } from '#server/database/backup/dump-tables.ts'
import { openOwner } from '#server/database/backup/owner-url.ts'
import type { Env } from '#server/start/env.ts'
import { diskFiles } from '#server/adapters/pictures/disk-files.ts'
import { openPictureFiles } from '#server/adapters/pictures/open-files.ts'
import { keyName } from '#server/secrets/key-name.ts'
import { keepSecretKey } from '#server/secrets/secret-key.ts'
import { copyAllPictures } from './copy-pictures.ts'

/**
 * Takes the settings and a new folder; writes the installation there: all tables at one moment, then the originals of the
 * pictures, which rows of that moment may name, and last the note that makes it a backup. Refuses a key that the
 * installation was not sealed with. Safety 35.
 */
export async function makeBackup(env: Env, folder: string): Promise<BackupNote> {
  const { ownerUrl, stop } = await openOwner(env)
  let tables
  try {
    tables = await dumpTables(ownerUrl, folder, keyName(keepSecretKey(env)))
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
    ...tables,
    pictures,
  }
  await writeNote(folder, note)
  return note
}
