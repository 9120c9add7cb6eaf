import { fileURLToPath } from 'node:url'
import { startDatabase } from '#server/database/start-database.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { loadEnvFile, readEnv, type Env } from '#server/start/env.ts'
import { keyName } from '#server/secrets/key-name.ts'
import { keepSecretKey } from '#server/secrets/secret-key.ts'
import { StartRefused } from '#server/start/start-refused.ts'
import { findTenantOfHost } from '#server/store/platform/hosts.ts'

/** Takes what a command does with the installation's database; runs it and gives the database back. */
export async function withTenants<T>(act: (db: Database, env: Env) => Promise<T>): Promise<T> {
  loadEnvFile(fileURLToPath(new URL('../..', import.meta.url)))
  const env = readEnv()
  const database = await startDatabase(env, {
    report: (error) => console.error(error),
    keyName: keyName(keepSecretKey(env)),
    fillDemo: () => {
      throw new StartRefused('Start the demo once before a restaurant is added to it.')
    },
  })
  try {
    return await act(database.web, env)
  } finally {
    await database.stop()
  }
}

/** Takes a host; returns whose it is. Refuses a host that nobody has. */
export async function tenantOf(db: Database, host: string): Promise<string> {
  const found = await db.platform((platform) => findTenantOfHost(platform, host.toLowerCase()))
  if (!found) throw new StartRefused(`No restaurant has the host "${host}".`)
  return found.tenant_id
}
