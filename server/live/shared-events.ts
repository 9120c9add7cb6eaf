import { setTimeout } from 'node:timers/promises'
import { createAdapter as onPostgres } from '@socket.io/postgres-adapter'
import type { Server } from 'socket.io'
import { openEventPool } from '#server/database/event-pool.ts'
import { StartRefused } from '#server/start/start-refused.ts'

const endMs = 2000

/** How several processes share live events; a single one needs none of it. */
export interface SharedEvents {
  readonly adapter: Parameters<Server['adapter']>[0]
  close(): Promise<void>
}

/** Takes where events are shared: Redis streams when it is set, else the PostgreSQL that all processes use. */
export async function openSharedEvents(
  where: { redisUrl: string | undefined; databaseUrl: string | undefined },
  report: (error: unknown) => void,
): Promise<SharedEvents | undefined> {
  if (where.redisUrl) return openRedis(where.redisUrl, report)
  if (!where.databaseUrl) return undefined
  let closing = false
  // an event that is being written while this process ends finds no pool: it is lost with it, and no fault
  const tell = (error: unknown) => closing || report(error)
  const pool = openEventPool(where.databaseUrl, tell)
  const close = () => {
    closing = true
    // a listener that is still on its way to the database would keep the pool open for ever
    return Promise.race([pool.end(), setTimeout(endMs, undefined, { ref: false })])
  }
  // all that it takes of a pool
  const taken = pool as Parameters<typeof onPostgres>[0]
  return { adapter: onPostgres(taken, { tableName: 'live_attachments', errorHandler: tell }), close }
}

async function openRedis(url: string, report: (error: unknown) => void): Promise<SharedEvents> {
  // hundreds of files that a start without REDIS_URL has no use for
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ])
  const client = createClient({ url, socket: { connectTimeout: 5000 } })
  let connected = false
  client.on('error', (error: unknown) => {
    if (connected) report(error)
    else client.destroy()
  })
  try {
    await client.connect()
  } catch {
    throw new StartRefused(`REDIS_URL does not answer: ${new URL(url).host}.`)
  }
  connected = true
  const adapter = createAdapter(client, { streamName: 'live', maxLen: 10_000 })
  return { adapter, close: async () => client.destroy() }
}
