import type pg from 'pg'
import { StartRefused } from '../start/start-refused.ts'

/** What is written of the installation: how it was made, and the name of the key that seals its secrets. */
export interface Installation {
  readonly mode: 'demo' | 'live'
  /** null: sealed before names were kept. */
  readonly keyName: string | null
}

/** Takes the owner's connection; returns what is written of the installation, undefined while it is being made. */
export async function readInstallation(owner: pg.Client): Promise<Installation | undefined> {
  // by its name in the row: a backup is also made of a database from before the column
  const { rows } = await owner.query<Installation>(
    `select mode, to_jsonb(i) ->> 'key_name' as "keyName" from installation i`,
  )
  return rows[0]
}

/** Takes what is written and the name of the key in use; refuses another than the one that sealed. Safety 35. */
export function refuseOtherKey({ mode, keyName }: Installation, inUse: string): void {
  if (keyName === null || keyName === inUse) return
  throw new StartRefused(
    mode === 'live'
      ? 'SECRET_KEY is not the one that this database was sealed with: set that one.'
      : 'The key of this demo (the file secret-key in DATA_DIR, or SECRET_KEY) is not the one that it was made with: bring that one back, or set another DATA_DIR.',
  )
}
