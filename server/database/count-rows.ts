import type pg from 'pg'

/**
 * Has PostgreSQL count what was written in one go, as it would by itself within a minute: connections keep their plans, and
 * one that was made for tables of an unknown size reads all rows of a restaurant where it could look up one.
 */
export async function countRows(owner: pg.Client): Promise<void> {
  await owner.query('analyze')
}
