import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { connectOwner } from '../connect-owner.ts'
import { partOfExtension } from '../part-of-extension.ts'
import { readInstallation, refuseOtherKey } from '../read-installation.ts'
import { tableFile, type BackupNote } from './backup-note.ts'

const rowsAtOnce = 2000

/**
 * Takes the owner's URL, a folder and the name of the key that the backup says it was sealed with; writes all rows of all
 * tables there as they stood at one moment (safety 35), each value in PostgreSQL's own text, so that nothing passes through
 * a number of JavaScript. The product may run meanwhile. Refuses another key before anything is written.
 */
export async function dumpTables(
  ownerUrl: string,
  folder: string,
  key: string,
): Promise<Pick<BackupNote, 'key' | 'migrations' | 'mode' | 'tables' | 'sequences'>> {
  const owner = await connectOwner(ownerUrl, 'backup')
  try {
    await owner.query(
      `set timezone = 'UTC'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`,
    )
    await owner.query('begin isolation level repeatable read, read only')
    const made = await readInstallation(owner)
    if (made) refuseOtherKey(made, key)
    await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
    const found = await listTables(owner)
    const tables: BackupNote['tables'] = []
    for (const table of found) tables.push({ ...table, rows: await dumpTable(owner, folder, table) })
    const migrations = await owner.query<{ name: string }>('select name from schema_migrations order by name')
    const sequences = await owner.query<{ name: string; value: string }>(
      `select sequencename::text as name, coalesce(last_value, 0)::text as value from pg_sequences
       where schemaname = 'public' order by 1`,
    )
    await owner.query('commit')
    return {
      key,
      mode: made?.mode ?? 'live',
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences: sequences.rows,
    }
  } finally {
    await owner.end()
  }
}

type Table = Omit<BackupNote['tables'][number], 'rows'>

/** Every table but the list of migrations, with its columns that are written and not computed. */
async function listTables(owner: pg.Client): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `select c.relname::text as name,
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                     order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
       and not ${partOfExtension('pg_class', 'c.oid')}
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  return rows
}

async function dumpTable(owner: pg.Client, folder: string, { name, columns }: Table): Promise<number> {
  const values = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`).join(', ')
  await owner.query(
    `declare dump no scroll cursor for select array_to_json(array[${values}])::text as row from ${pg.escapeIdentifier(name)}`,
  )
  let count = 0
  async function* lines() {
    for (;;) {
      const { rows } = await owner.query<{ row: string }>(`fetch ${rowsAtOnce} from dump`)
      if (rows.length === 0) return
      count += rows.length
      yield `${rows.map(({ row }) => row).join('\n')}\n`
    }
  }
  const file = createWriteStream(tableFile(folder, name), { mode: 0o600 })
  await pipeline(Readable.from(lines()), createGzip(), file)
  await owner.query('close dump')
  return count
}
