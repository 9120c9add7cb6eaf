import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { StartRefused } from '../../start/start-refused.ts'
import { tableFile, type BackupNote } from './backup-note.ts'

const rowsAtOnce = 500

/**
 * Takes the owner's connection to a database whose schema is the backup's, the backup's folder and its note; puts all rows
 * in, in one transaction. Foreign keys are taken off before and put on after, where PostgreSQL checks every row; triggers
 * do not run, since what they did is in the rows.
 */
export async function loadTables(owner: pg.Client, folder: string, note: BackupNote): Promise<void> {
  await owner.query(`set timezone = 'UTC'; set statement_timeout = 0`)
  await owner.query('begin')
  try {
    const keys = await dropForeignKeys(owner)
    for (const table of note.tables) await loadTable(owner, folder, table)
    for (const { table, name, definition } of keys)
      await owner.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
    for (const { name, value } of note.sequences)
      if (value !== '0')
        await owner.query('select setval($1::regclass, $2::bigint)', [`public.${name}`, value])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

async function dropForeignKeys(owner: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await owner.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  for (const { table, name } of rows)
    await owner.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  return rows
}

async function loadTable(
  owner: pg.Client,
  folder: string,
  { name, columns, rows }: BackupNote['tables'][number],
): Promise<void> {
  const table = pg.escapeIdentifier(name)
  const names = columns.map((column) => pg.escapeIdentifier(column.name)).join(', ')
  const values = columns.map(({ type }, i) => `(r ->> ${i})::${type}`).join(', ')
  const insert = `insert into ${table} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) r`
  await owner.query(`alter table ${table} disable trigger user; delete from ${table}`)
  let loaded = 0
  let batch: string[] = []
  const put = async () => {
    if (batch.length > 0) await owner.query(insert, [`[${batch.join(',')}]`])
    loaded += batch.length
    batch = []
  }
  const take = async (texts: AsyncIterable<string>) => {
    for await (const line of linesOf(texts)) {
      batch.push(line)
      if (batch.length === rowsAtOnce) await put()
    }
  }
  const unpacked = createGunzip().setEncoding('utf8')
  await pipeline(createReadStream(tableFile(folder, name)), unpacked, take).catch((error: unknown) => {
    throw isUnreadable(error) ? new StartRefused(`The backup is not whole: ${name} cannot be read.`) : error
  })
  await put()
  if (loaded !== rows)
    throw new StartRefused(`The backup is not whole: ${name} has ${loaded} rows of ${rows}.`)
  await owner.query(`alter table ${table} enable trigger user`)
}

/** A line ends at its line feed alone: node:readline also ends it at U+2028, which texts of guests may hold. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/** The file is not there, or what is packed in it ends too soon. */
function isUnreadable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === 'ENOENT' || code.startsWith('Z_')
}
