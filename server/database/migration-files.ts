import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../core/project-root.ts'
import { StartRefused } from '../start/start-refused.ts'

export interface Migration {
  name: string
  sql: string
  checksum: string
  /** Older code cannot live with it; a file that begins with `-- additive` is one that it can. */
  breaking: boolean
}

export const migrationsFolder = join(projectRoot, 'db/migrations')

/** The migrations of this code, `<stamp>_<name>.sql`, in order. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const wrong = names.find((name) => !/^\d{14}_[a-z0-9-]+\.sql$/.test(name))
  if (wrong) throw new StartRefused(`The migration ${wrong} is not named <14 digits>_<name>.sql.`)
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name, sql, checksum, breaking: !sql.startsWith('-- additive') }
    }),
  )
}
