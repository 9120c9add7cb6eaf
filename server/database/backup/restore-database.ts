import { StartRefused } from '../../start/start-refused.ts'
import { connectOwner } from '../connect-owner.ts'
import { countRows } from '../count-rows.ts'
import { migrate } from '../migrate.ts'
import { readMigrations } from '../migration-files.ts'
import type { BackupNote } from './backup-note.ts'
import { loadTables } from './load-tables.ts'
import { beginRecovering, endRecovering } from './recover.ts'

/**
 * Takes the owner's URL of an empty database, a backup's folder and its note; makes the schema that the backup was made of,
 * puts the rows in, then brings the schema up to this code's. The next start gives the app's login its rights. Returns how
 * many websites were closed. Refuses a database that is not empty and a backup of a newer version.
 */
export async function restoreDatabase(ownerUrl: string, folder: string, note: BackupNote): Promise<number> {
  const known = new Set((await readMigrations()).map(({ name }) => name))
  const newer = note.migrations.find((name) => !known.has(name))
  if (newer)
    throw new StartRefused(`The backup is newer than this code (it has ${newer}): use the newer version.`)
  const then = new Set(note.migrations)
  await migrate(ownerUrl, {
    only: (name) => then.has(name),
    async finish(owner) {
      const { rowCount } = await owner.query('select from installation')
      if (rowCount) throw new StartRefused('The database is not empty: restore into a new one.')
      await loadTables(owner, folder, note)
    },
  })
  let closed = 0
  await migrate(ownerUrl, {
    finish: async (owner) => {
      closed = await beginRecovering(owner)
      await countRows(owner)
    },
  })
  return closed
}

/** Takes the owner's URL of a restored database; opens the websites that the restore has closed, and returns how many. */
export async function openRestored(ownerUrl: string): Promise<number> {
  const owner = await connectOwner(ownerUrl, 'restore')
  try {
    return await endRecovering(owner)
  } finally {
    await owner.end()
  }
}
