import type pg from 'pg'
import type { Answer, Callback, Statement } from './prepared-query.ts'

/**
 * Runs a statement by pg's own query and its public interface alone, without a kept plan: the way out (DATABASE_PREPARED=off)
 * should a `PreparedQuery` not fit the pg that is installed.
 */
export function runPlain(client: pg.Client, { text, values }: Statement, callback: Callback): void {
  client.query<Answer['rows'][number]>(text, [...values]).then(
    ({ rows, command, rowCount }) => callback(null, { rows, command, rowCount: rowCount ?? 0 }),
    (error: Error) => callback(error),
  )
}
