import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../../start/env.ts'
import { isPostgresOn, readPostmaster } from '../cluster/cluster-process.ts'
import { keepClusterSecrets } from '../cluster/cluster-secrets.ts'
import { openCluster } from '../cluster/cluster.ts'

/** The owner's way into the database, and how to leave it as it was. */
export interface OwnerAccess {
  readonly ownerUrl: string
  stop(): Promise<void>
}

/**
 * Takes the settings; returns the owner's way in: DATABASE_URL, the built-in PostgreSQL of a product that runs now, or one
 * that is started for this.
 */
export async function openOwner({
  databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<OwnerAccess> {
  if (databaseUrl) return { ownerUrl: databaseUrl, stop: async () => {} }
  const folder = join(dataDir, 'postgres')
  const running = existsSync(folder) ? readPostmaster(folder) : undefined
  if (running && isPostgresOn(folder, running.pid)) {
    const { owner } = keepClusterSecrets(dataDir, true)
    const ownerUrl = `postgres://owner:${owner}@127.0.0.1:${running.port}/maidah`
    return { ownerUrl, stop: async () => {} }
  }
  const cluster = await openCluster(dataDir)
  return { ownerUrl: cluster.ownerUrl, stop: () => cluster.stop() }
}
