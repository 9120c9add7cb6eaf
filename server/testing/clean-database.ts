import type pg from 'pg'
import { jobSchema } from '#server/database/job-kinds.ts'

/** What a database is made of when nothing has happened in it: all that `cleanDatabase` brings it back to, or finds changed. */
export interface NewDatabase {
  /** Of its tables, walls, triggers and functions. */
  readonly shape: string
  /** Rows of the tables that are not empty. */
  readonly rows: Readonly<Record<string, string>>
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[]
}

const ours = `n.nspname in ('public', '${jobSchema}')`

// Numbers of objects are the same in every copy of one database; what a file made by itself has another.
const shape = `select md5(concat_ws('|',
  (select string_agg(concat(c.oid, c.relname, c.relacl, c.relrowsecurity, c.relforcerowsecurity, c.reloptions), ',' order by c.oid)
    from pg_class c where c.oid >= 16384 and c.relkind <> 't' and c.relpersistence <> 't'),
  (select string_agg(concat(oid, nspname, nspacl), ',' order by oid) from pg_namespace where oid >= 16384 and nspname !~ '^pg_'),
  (select string_agg(concat(oid, tgenabled), ',' order by oid) from pg_trigger where oid >= 16384),
  (select string_agg(concat(oid, prosrc, proacl), ',' order by oid) from pg_proc where oid >= 16384),
  (select string_agg(concat(oid, polcmd, polqual, polwithcheck), ',' order by oid) from pg_policy),
  (select string_agg(oid::text, ',' order by oid) from pg_constraint where oid >= 16384),
  (select string_agg(concat(attrelid, attnum, attname, atttypid, attnotnull), ',' order by attrelid, attnum)
    from pg_attribute where attrelid >= 16384 and attnum > 0 and attrelid in (select oid from pg_class where relkind in ('r', 'p', 'v'))),
  (select string_agg(setconfig::text, ',' order by setrole) from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database()))
)) as shape`

const filled = `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relkind = 'r' and pg_relation_size(c.oid) > 0 order by 1`

const sequences = `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
  from pg_sequences where schemaname in ('public', '${jobSchema}') order by 1`

/** Takes a superuser's connection to a new database; returns what it is made of. */
export async function lookAtNew(client: pg.Client): Promise<NewDatabase> {
  return {
    shape: await readShape(client),
    rows: await readRows(client, await readFilled(client)),
    sequences: (await client.query<{ name: string; last: string | null }>(sequences)).rows,
  }
}

/**
 * Takes a superuser's connection to a database that nobody uses any more and what it was when new; empties it. Returns
 * whether it is as new: not when somebody is still connected, or when a file changed more than rows.
 */
export async function cleanDatabase(client: pg.Client, former: NewDatabase): Promise<boolean> {
  if (!(await isAlone(client))) return false
  const used = (await readFilled(client)).filter((name) => !(name in former.rows))
  const begun = ['begin', "set local session_replication_role = 'replica'"]
  const emptied = used.length > 0 ? [`truncate ${used.join()} cascade`] : []
  const counted = former.sequences.map(
    ({ name, last }) => `select setval('${name}', ${last ?? 1}, ${last !== null})`,
  )
  await client.query([...begun, ...emptied, ...counted, 'commit'].join(';'))
  const rows = await readRows(client, Object.keys(former.rows))
  const same = Object.entries(former.rows).every(([name, sum]) => rows[name] === sum)
  return same && (await readShape(client)) === former.shape
}

// A connection that was closed takes a moment to be gone.
async function isAlone(client: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await client.query(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
    )
    if (rows.length === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}

async function readShape(client: pg.Client): Promise<string> {
  return (await client.query<{ shape: string }>(shape)).rows[0]?.shape ?? ''
}

async function readFilled(client: pg.Client): Promise<string[]> {
  return (await client.query<{ name: string }>(filled)).rows.map(({ name }) => name)
}

async function readRows(client: pg.Client, names: readonly string[]): Promise<Record<string, string>> {
  const looks = names.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
  )
  if (looks.length === 0) return {}
  const { rows } = await client.query<{ name: string; sum: string }>(looks.join(' union all '))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
