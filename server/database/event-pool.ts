import pg from 'pg'

/** Takes the app login's URL; returns the direct connections on which processes tell each other of live events. */
export function openEventPool(appUrl: string): pg.Pool {
  return new pg.Pool({ connectionString: appUrl, max: 2, application_name: 'events', keepAlive: true })
}
