import type pg from 'pg'
import { checkRoles } from './check-roles.ts'
import { grantApp } from './grant-app.ts'
import { migrate } from './migrate.ts'

export interface PrepareOptions {
  /** Runs under the migration lock with the owner's connection, after grants: the installation row, demo data. */
  seed?(owner: pg.Client): Promise<void>
  folder?: string
}

/** Migrates, grants, seeds, and refuses the start when a wall between tenants is missing. */
export async function prepareDatabase(
  ownerUrl: string,
  appUrl: string,
  { seed, folder }: PrepareOptions = {},
): Promise<void> {
  const appRole = decodeURIComponent(new URL(appUrl).username)
  await migrate(ownerUrl, {
    ...(folder ? { folder } : {}),
    async then(owner) {
      await grantApp(owner, appRole)
      await seed?.(owner)
    },
  })
  await checkRoles(appUrl)
}
