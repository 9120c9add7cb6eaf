import type pg from 'pg'
import { checkRoles } from './check-roles.ts'
import { grantApp } from './grant-app.ts'
import { makeAppLogin } from './make-app-login.ts'
import { installJobs } from './install-jobs.ts'
import { migrate } from './migrate.ts'

export interface PrepareOptions {
  /** Not set: the app's login is made with the owner's. */
  appUrl?: string | undefined
  /** Runs under the migration lock, after the grants: the installation row, demo data. */
  seed?(owner: pg.Client, appUrl: string): Promise<void>
  folder?: string
}

/**
 * Migrates, makes the job library's tables, grants, seeds, and refuses the start when a wall between tenants is missing.
 * Returns the URL of the app's login.
 */
export async function prepareDatabase(
  ownerUrl: string,
  { appUrl, seed, folder }: PrepareOptions = {},
): Promise<string> {
  let url = appUrl
  await migrate(ownerUrl, {
    ...(folder ? { folder } : {}),
    async finish(owner) {
      await installJobs(owner)
      url ??= await makeAppLogin(owner, ownerUrl)
      await grantApp(owner, decodeURIComponent(new URL(url).username))
      await seed?.(owner, url)
    },
  })
  if (!url) throw new Error('migrate() did not run its last step')
  await checkRoles(url)
  return url
}
