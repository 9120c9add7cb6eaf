import { makeDatabase, type Database } from './tenant-db.ts'

/** Separate pools, so that jobs and reports never take what people wait for (safety 31). */
export interface Databases {
  web: Database
  jobs: Database
  reports: Database
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Most connections of tenants' work. */
  size?: number
  /** Most connections that one tenant holds at once; default all. */
  perTenant?: number
  platformSize?: number
  /** How many connections of tenants' work are opened at once. */
  warm?: number
  /** In ms. */
  statementTimeout?: number
  /** How long an acquirer waits before DatabaseBusy, in ms. */
  patience?: number
  name?: string
  /** Whether connections keep plans of statements. Not given: yes. */
  prepared?: boolean | undefined
  report?(error: unknown): void
}

/** One database handle on the app login's URL. */
export function openDatabase(appUrl: string, options: DatabaseOptions = {}): Database {
  const { size = 16, platformSize = 4, statementTimeout = 5000, patience = 2000, name = 'web' } = options
  const common = { url: appUrl, name, statementTimeout, patience, prepared: options.prepared }
  const report = options.report ?? ((error: unknown) => process.emitWarning(error as Error))
  return makeDatabase({
    tenants: { ...common, size, perTenant: options.perTenant ?? size },
    platform: { ...common, size: platformSize, perTenant: platformSize },
    warm: options.warm,
    report,
  })
}

/** The product's three handles. */
export function openDatabases(
  appUrl: string,
  options: Pick<DatabaseOptions, 'report' | 'prepared'> = {},
): Databases {
  const web = openDatabase(appUrl, { ...options, name: 'web', size: 16, perTenant: 8, warm: 4 })
  const jobs = openDatabase(appUrl, { ...options, name: 'jobs', size: 6, platformSize: 2, patience: 10_000 })
  const reports = openDatabase(appUrl, {
    ...options,
    name: 'reports',
    size: 2,
    platformSize: 1,
    statementTimeout: 30_000,
    patience: 10_000,
  })
  return {
    web,
    jobs,
    reports,
    async close() {
      await Promise.all([web.close(), jobs.close(), reports.close()])
    },
  }
}
