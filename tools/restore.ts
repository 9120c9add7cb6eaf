import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openOwner } from '#server/database/backup/owner-url.ts'
import { openRestored } from '#server/database/backup/restore-database.ts'
import { loadEnvFile, readEnv } from '#server/start/env.ts'
import { StartRefused } from '#server/start/start-refused.ts'
import { makeRestore } from './make-restore.ts'
import { tellRefusal } from './tell-refusal.ts'

// `npm run restore -- <folder>` puts a backup into an empty place; `npm run restore -- --open` lets it sell again.

try {
  const [place] = process.argv.slice(2)
  if (!place) throw new StartRefused('Name the backup: npm run restore -- /somewhere/2026-11-21')
  loadEnvFile(fileURLToPath(new URL('..', import.meta.url)))
  const env = readEnv()
  if (place === '--open') await open()
  else {
    const { note, closed } = await makeRestore(env, resolve(place))
    console.log(
      `Restored as of ${note.made_at}: ${note.tables.length} tables, ${note.pictures} files of pictures.`,
    )
    console.log(
      `${closed} websites are closed until you have looked at what was paid at the gateways since then. ` +
        'To open them: npm run restore -- --open',
    )
  }

  async function open(): Promise<void> {
    const { ownerUrl, stop } = await openOwner(env)
    try {
      console.log(`${await openRestored(ownerUrl)} websites are open again.`)
    } finally {
      await stop()
    }
  }
} catch (error) {
  tellRefusal(error)
}
