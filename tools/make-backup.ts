import { cp, mkdir, readdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keyName, writeNote, type BackupNote } from '#server/database/backup/backup-note.ts'
import { dumpTables } from '#server/database/backup/dump-tables.ts'
import { openOwner } from '#server/database/backup/owner-url.ts'
import type { Env } from '#server/env.ts'
import { keepSecretKey } from '#server/secret-key.ts'

/** Folders of DATA_DIR whose files a backup has beside the tables. */
export const pictureFolders = ['pictures']

/**
 * Takes the settings and a new folder; writes the installation there: all tables at one moment, then the pictures, which
 * rows of that moment may name, and last the note that makes it a backup. Safety 35.
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
  let pictures = 0
  for (const name of pictureFolders) {
    const from = join(env.dataDir, name)
    if (!existsSync(from)) continue
    await cp(from, join(folder, name), { recursive: true })
    const all = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
    pictures += all.filter((entry) => entry.isFile()).length
  }
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
