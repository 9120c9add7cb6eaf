import type pg from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { connectOwner, describe } from './connect-owner.ts'
import { formerChecksums } from './former-checksums.ts'
import { readMigrations, type Migration } from './migration-files.ts'

export interface MigrateOptions {
  folder?: string
  /** Which of the migrations are meant; all unless a backup of an older schema is restored. */
  only?(name: string): boolean
  /** Runs under the lock before the first of them, with the owner's connection: what it refuses leaves nothing changed. */
  begin?(owner: pg.Client): Promise<void>
  /** Runs under the same lock after the migrations, with the owner's connection: roles, grants, demo data. */
  finish?(owner: pg.Client): Promise<void>
}

// Any fixed number; two products on one database meet here and go one after the other.
const lockKey = 7_210_032

/** Brings the schema to this code's state (safety 32). Refuses in one sentence what it must not touch. */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<void> {
  const all = await readMigrations(options.folder)
  const wanted = all.filter(({ name }) => options.only?.(name) ?? true)
  const owner = await connectOwner(ownerUrl, 'migrate')
  try {
    await checkServer(owner)
    await lock(owner)
    await options.begin?.(owner)
    await apply(owner, wanted)
    await options.finish?.(owner)
  } finally {
    await owner.end()
  }
}

/** What is to be known of the server before anything is made; `mayMake`: its tables, and at first the jobs' schema and an extension. */
interface Server {
  readonly version: number
  readonly encoding: string
  readonly login: string
  readonly mayMake: boolean
  /** Whose the tables are, where they are not this login's. */
  readonly otherOwner: string | null
}

async function checkServer(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<Server>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       current_user as login, has_schema_privilege('public', 'create')
         and (to_regclass('public.schema_migrations') is not null
           or has_database_privilege(current_database(), 'create')) as "mayMake",
       (select relowner::regrole::text from pg_class where oid = to_regclass('public.schema_migrations')
         and not pg_has_role(relowner, 'usage')) as "otherOwner"`,
  )
  const { version = 0, encoding = '', login = '', mayMake = false, otherOwner = null } = rows[0] ?? {}
  if (version < 150_000) throw new StartRefused('DATABASE_URL must lead to PostgreSQL 15 or newer.')
  if (encoding !== 'UTF8') throw new StartRefused(`The database must be in UTF8, this one is in ${encoding}.`)
  if (!mayMake)
    throw new StartRefused(
      `DATABASE_URL's login ${login} may not make tables and schemas in this database: make it the database's owner.`,
    )
  if (otherOwner !== null)
    throw new StartRefused(
      `DATABASE_URL's login ${login} does not own this database's tables, which are ${otherOwner}'s: use that login.`,
    )
}

async function lock(owner: pg.Client): Promise<void> {
  await owner.query(`set lock_timeout = '120s'`)
  try {
    await owner.query('select pg_advisory_lock($1)', [lockKey])
  } catch {
    throw new StartRefused(
      'Another process has been migrating this database for two minutes: wait for it to end.',
    )
  }
  // A migration that waits for a busy table blocks all who come after it: rather give up and be started again.
  await owner.query(`set lock_timeout = '5s'; set client_min_messages = warning`)
}

interface Applied {
  name: string
  checksum: string
  breaking: boolean
}

async function apply(owner: pg.Client, wanted: Migration[]): Promise<void> {
  await owner.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, breaking boolean not null, applied_at timestamptz not null default now()
  )`)
  const { rows } = await owner.query<Applied>(
    'select name, checksum, breaking from schema_migrations order by name',
  )
  refuseStrangers(rows, wanted)
  const done = new Set(rows.map((row) => row.name))
  for (const migration of wanted) {
    if (!done.has(migration.name)) await applyOne(owner, migration)
  }
}

function refuseStrangers(applied: Applied[], wanted: Migration[]): void {
  const known = new Map(wanted.map((migration) => [migration.name, migration]))
  for (const { name, checksum, breaking } of applied) {
    const migration = known.get(name)
    if (!migration && breaking) {
      throw new StartRefused(
        `The database is newer than this code (it has ${name}): start the newer version.`,
      )
    }
    if (migration && migration.checksum !== checksum && formerChecksums[name] !== checksum) {
      throw new StartRefused(
        `The migration ${name} was changed after it was applied: undo the change, add a new file.`,
      )
    }
  }
}

async function applyOne(owner: pg.Client, { name, sql, checksum, breaking }: Migration): Promise<void> {
  try {
    await owner.query(`begin;\n${sql}`)
    await owner.query('insert into schema_migrations (name, checksum, breaking) values ($1, $2, $3)', [
      name,
      checksum,
      breaking,
    ])
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new StartRefused(`The migration ${name} failed: ${describe(error as Error)}.`, { cause: error })
  }
}
