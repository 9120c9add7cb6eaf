import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnvFile, readEnv } from '#server/start/env.ts'
import { StartRefused } from '#server/start/start-refused.ts'
import { makeBackup } from './make-backup.ts'
import { tellRefusal } from './tell-refusal.ts'

// `npm run backup -- <folder>`: all that the installation knows, database and pictures; the product may run meanwhile.

try {
  const [place] = process.argv.slice(2)
  if (!place) throw new StartRefused('Name the folder: npm run backup -- /somewhere/2026-11-21')
  const folder = resolve(place)
  if (existsSync(folder)) throw new StartRefused(`${folder} is there already: name a new folder.`)
  loadEnvFile(fileURLToPath(new URL('..', import.meta.url)))
  const note = await makeBackup(readEnv(), folder)
  const rows = note.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${folder}: ${note.tables.length} tables with ${rows} rows, ${note.pictures} files of pictures.`,
  )
  if (note.mode === 'live') console.log('SECRET_KEY is not in it: keep a copy elsewhere, a restore needs it.')
} catch (error) {
  tellRefusal(error)
}
