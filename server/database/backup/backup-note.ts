import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartRefused } from '../../start/start-refused.ts'

const note = z.object({
  product: z.literal('maidah'),
  format: z.literal(1),
  made_at: z.string(),
  mode: z.enum(['demo', 'live']),
  /** Names the key that seals secrets in the database; the key itself is not in a backup of a live installation. */
  key: z.string(),
  /** What the schema was made of. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.int(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  pictures: z.int(),
})

/** What a backup's folder says of itself. It is written last: a folder without it is no backup. */
export type BackupNote = z.infer<typeof note>

const fileOf = (folder: string) => join(folder, 'backup.json')

export function writeNote(folder: string, written: BackupNote): Promise<void> {
  return writeFile(fileOf(folder), JSON.stringify(written, null, 1), { mode: 0o600 })
}

/** Takes a folder; returns its note. Refuses in one sentence what is no whole backup. */
export async function readNote(folder: string): Promise<BackupNote> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => undefined)
  if (text === undefined) throw new StartRefused(`${folder} is no backup: it has no backup.json.`)
  const { data } = note.safeParse(readJson(text))
  if (!data) throw new StartRefused(`${folder} is no backup that this version can read.`)
  return data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Takes a backup's folder and a table; returns the file of its rows: a JSON array of texts per line, gzipped. */
export function tableFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.jsonl.gz`)
}
