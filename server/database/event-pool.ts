import pg from 'pg'

/** What the library that shares events takes of a pool. */
export interface EventPool extends Pick<pg.Pool, 'query' | 'end'> {
  /** A connection to listen on. One that breaks goes from the pool by itself. */
  connect(): Promise<pg.PoolClient>
}

/**
 * Takes the app login's URL and who is told of connections that broke; returns the direct ones on which processes tell each
 * other of live events. The library hears only that a connection has ended, and comes for another: unheard, its error would
 * end the process whenever the database is started anew, and unreturned it would keep the place of those that tell.
 */
export function openEventPool(appUrl: string, report: (error: unknown) => void): EventPool {
  const pool = new pg.Pool({
    connectionString: appUrl,
    max: 2,
    application_name: 'events',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  })
  pool.on('error', report)
  return {
    query: pool.query.bind(pool),
    end: pool.end.bind(pool),
    async connect() {
      const client = await pool.connect()
      client.on('error', report)
      client.once('end', () => client.release(true))
      return client
    },
  }
}
