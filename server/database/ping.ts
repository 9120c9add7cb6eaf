import { sql } from 'kysely'
import type { PlatformDb } from './tenant-db.ts'

/** Asks the database for an answer; throws when there is none. */
export async function ping({ q }: PlatformDb): Promise<void> {
  await sql`select 1`.execute(q)
}
