import pg from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { valueTypes } from './value-types.ts'

/**
 * Takes the owner's URL and what is done there, as pg_stat_activity shows it; returns a connection, which the caller ends.
 * Refuses a database that cannot be reached in one sentence.
 */
export async function connectOwner(ownerUrl: string, name: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: ownerUrl, types: valueTypes, application_name: name })
  // one that breaks while it waits fails the next question; unheard, it would end the process with a stack
  owner.on('error', () => {})
  await owner.connect().catch((error: Error) => {
    throw new StartRefused(`The database of DATABASE_URL cannot be reached: ${describe(error)}.`)
  })
  return owner
}

/** Takes what PostgreSQL or the way to it said; returns it in words. */
export function describe(error: Error & { code?: string }): string {
  return error.message || error.code || error.name
}
