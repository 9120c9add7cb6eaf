import type pg from 'pg'
import { checkAppLogin, checkRoles } from './check-roles.ts'
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
 * Looks at the app's login, migrates, makes the job library's tables, grants, seeds, and refuses the start when a wall
 * between tenants is missing. Returns the URL of the app's login.
 */
export async function prepareDatabase(
  ownerUrl: string,
  { appUrl, seed, folder }: PrepareOptions = {},
): Promise<string> {
  let url = appUrl
  const appLogin = () => {
    if (!url) throw new Error('migrate() did not run its first step')
    return url
  }
  await migrate(ownerUrl, {
    ...(folder ? { folder } : {}),
    async begin(owner) {
      url ??= await makeAppLogin(owner, ownerUrl)
      await checkAppLogin(url, owner)
    },
    async finish(owner) {
      await installJobs(owner)
      await grantApp(owner, decodeURIComponent(new URL(appLogin()).username))
      await seed?.(owner, appLogin())
    },
  })
  await checkRoles(appLogin())
  return appLogin()
}
