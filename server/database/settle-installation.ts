import type pg from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { countRows } from './count-rows.ts'
import { readInstallation, refuseOtherKey } from './read-installation.ts'

/** What a start means to be. */
export interface Meant {
  readonly mode: 'demo' | 'live'
  /** Of the key that it seals with. */
  readonly keyName: string
}

/**
 * Demo or live, and the name of the key that seals, are written into the database when it is made; a start that means
 * another is refused (safety 33, 35). `fill` fills a new one before it is marked: where a start died in it, the next one
 * empties what that left and fills it again.
 */
export async function settleInstallation(
  owner: pg.Client,
  { mode, keyName }: Meant,
  fill: () => Promise<void>,
): Promise<void> {
  const made = await readInstallation(owner)
  if (!made) {
    if (mode === 'demo') {
      await emptyTenants(owner)
      await fill()
      await countRows(owner)
    }
    await owner.query('insert into installation (mode, key_name) values ($1, $2)', [mode, keyName])
    return
  }
  if (made.mode !== mode) {
    throw new StartRefused(
      `This database was made ${made.mode}, this start is ${mode}: use another ${mode === 'demo' ? 'DATA_DIR' : 'database'}, or set MODE=${made.mode}.`,
    )
  }
  refuseOtherKey(made, keyName)
  if (made.keyName === null) await owner.query('update installation set key_name = $1', [keyName])
}

/** A database without its mark holds nobody's data but what a demo was filled with half-way. */
async function emptyTenants(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped`,
  )
  await owner.query(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`)
}
