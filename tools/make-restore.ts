import { cp, mkdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readNote, type BackupNote } from '#server/database/backup/backup-note.ts'
import { openOwner } from '#server/database/backup/owner-url.ts'
import { restoreDatabase } from '#server/database/backup/restore-database.ts'
import type { Env } from '#server/start/env.ts'
import { diskFiles } from '#server/adapters/pictures/disk-files.ts'
import type { PictureFiles } from '#server/adapters/pictures/files.ts'
import { openPictureFiles } from '#server/adapters/pictures/open-files.ts'
import { keyName } from '#server/secrets/key-name.ts'
import { keepSecretKey } from '#server/secrets/secret-key.ts'
import { StartRefused } from '#server/start/start-refused.ts'
import { copyAllPictures } from './copy-pictures.ts'

/**
 * Takes the settings of a new installation and a backup's folder; puts the backup there. Returns its note and how many
 * websites stay closed until `npm run restore -- --open`. Refuses another mode, another key, and a place that is not empty.
 */
export async function makeRestore(env: Env, folder: string): Promise<{ note: BackupNote; closed: number }> {
  const note = await readNote(folder)
  if (note.mode !== env.mode)
    throw new StartRefused(
      `The backup is of a ${note.mode} installation, these settings are for a ${env.mode} one.`,
    )
  const pictures = openPictureFiles(env)
  await pictures.check()
  if (await hasAny(pictures))
    throw new StartRefused(
      `${env.s3?.url ?? `DATA_DIR ${env.dataDir}`} has pictures already: restore into an empty place.`,
    )
  const ownKey = join(folder, 'secret-key')
  if (env.mode === 'demo' && existsSync(ownKey) && !existsSync(join(env.dataDir, 'secret-key'))) {
    await mkdir(env.dataDir, { recursive: true, mode: 0o711 })
    await cp(ownKey, join(env.dataDir, 'secret-key'))
  }
  if (keyName(keepSecretKey(env)) !== note.key)
    throw new StartRefused(
      'SECRET_KEY is not the one that the backup was made with: nothing sealed could be read.',
    )
  const { ownerUrl, stop } = await openOwner(env)
  try {
    const closed = await restoreDatabase(ownerUrl, folder, note)
    await copyAllPictures(diskFiles(join(folder, 'pictures')), pictures)
    return { note, closed }
  } finally {
    await stop()
  }
}

async function hasAny(pictures: PictureFiles): Promise<boolean> {
  for await (const path of pictures.list('')) return path !== ''
  return false
}
