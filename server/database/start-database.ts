import { minuteMs } from '#domain/core/durations.ts'
import type { Env } from '../start/env.ts'
import { StartRefused } from '../start/start-refused.ts'
import { openCluster } from './cluster/cluster.ts'
import { openDatabase, openDatabases, type Databases } from './open-databases.ts'
import { prepareDatabase } from './prepare-database.ts'
import { settleInstallation } from './settle-installation.ts'
import type { Database } from './tenant-db.ts'

export interface RunningDatabase extends Omit<Databases, 'close'> {
  ownerUrl: string
  appUrl: string
  /** Waits for what is under way, closes the handles, then stops the built-in PostgreSQL: call it last. */
  stop(): Promise<void>
}

export interface StartDatabaseOptions {
  /** How to give DATA_DIR back, when other things that live there were started under its lock already. */
  unlock?: (() => void) | undefined
  /** Of the key that this start seals with (secrets/key-name.ts). */
  keyName: string
  /** Fills a new demo database; runs again if it died half-way. Never called when live. */
  fillDemo(db: Database): Promise<void>
  /** Told of failures after a commit. */
  report(error: unknown): void
}

type Settings = Pick<Env, 'mode' | 'dataDir' | 'databaseUrl' | 'databaseAppUrl'> &
  Partial<Pick<Env, 'databasePrepared'>>

/** Starts or reaches the database, brings its schema up to date and opens the product's handles on it. */
export async function startDatabase(env: Settings, options: StartDatabaseOptions): Promise<RunningDatabase> {
  if (env.mode === 'demo' && env.databaseUrl) throw new StartRefused('The demo never runs on DATABASE_URL.')
  const { unlock, report, keyName } = options
  const meant = { mode: env.mode, keyName }
  const cluster = env.databaseUrl ? undefined : await openCluster(env.dataDir, { unlock, report })
  const ownerUrl = cluster?.ownerUrl ?? env.databaseUrl ?? ''
  try {
    const appUrl = await prepareDatabase(ownerUrl, {
      appUrl: cluster?.appUrl ?? env.databaseAppUrl,
      seed: (owner, url) => settleInstallation(owner, meant, () => fill(url, options)),
    })
    const { close, ...handles } = openDatabases(appUrl, { report, prepared: env.databasePrepared })
    const stop = async () => {
      await close()
      await cluster?.stop()
    }
    return { ...handles, ownerUrl, appUrl, stop }
  } catch (error) {
    await cluster?.stop()
    throw error
  }
}

async function fill(appUrl: string, { fillDemo, report }: StartDatabaseOptions): Promise<void> {
  const db = openDatabase(appUrl, { name: 'demo', statementTimeout: minuteMs, report })
  try {
    await fillDemo(db)
  } finally {
    await db.close()
  }
}
