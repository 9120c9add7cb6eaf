import pg from 'pg'
import { StartRefused } from '../start/start-refused.ts'
import { partOfExtension } from './part-of-extension.ts'

/**
 * Takes the app's login and the owner's connection; refuses, in one sentence, a login that may not be the app's, and one
 * that leads to another database. Asked before anything is changed: what is granted and revoked afterwards would take the
 * owner's own rights from it where both are one, and no later start could read its migrations (safety 14).
 */
export async function checkAppLogin(appUrl: string, owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<Place & { login: string }>(`select current_user as login, ${place}`)
  await asApp(appUrl, async (app) => {
    const [there] = (await app.query<Place>(`select ${place}`)).rows
    if (there?.database !== rows[0]?.database || there?.started !== rows[0]?.started)
      throw new StartRefused('DATABASE_APP_URL leads to another database than DATABASE_URL.')
    const found = (await app.query<Findings>(findings)).rows
    for (const row of found) refuseLogin(row)
    const { rowCount } = await app.query(`select where pg_has_role(current_user, $1, 'member')`, [
      rows[0]?.login,
    ])
    if (rowCount)
      throw new StartRefused(`The app login is DATABASE_URL's own, or may act as it: ${loginAdvice}.`)
  })
}

/** Refuses the start, in one sentence, when a wall between tenants is missing (safety 14). */
export async function checkRoles(appUrl: string): Promise<void> {
  await asApp(appUrl, async (app) => {
    const { rows } = await app.query<Findings>(findings)
    for (const row of rows) {
      refuseLogin(row)
      refuseTables(row)
    }
    await probe(app)
  })
}

async function asApp(appUrl: string, check: (app: pg.Client) => Promise<void>): Promise<void> {
  const app = new pg.Client({ connectionString: appUrl, application_name: 'check' })
  await app.connect().catch((error: Error) => {
    throw new StartRefused(`The app login of the database cannot connect: ${error.message || error.name}.`)
  })
  try {
    await check(app)
  } finally {
    await app.end()
  }
}

/** Which database of which running server: the same by every way that leads to it. */
interface Place {
  readonly database: string
  readonly started: string
}

const place = `current_database() as database, extract(epoch from pg_postmaster_start_time())::text as started`

interface Findings {
  role: string
  superuser: boolean
  bypass: boolean
  owned: string[]
  open: string[]
  views: string[]
}

const findings = `
  with relations as (
    select c.oid, c.oid::regclass::text as name, c.relkind, c.relowner, c.relrowsecurity, c.reloptions,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as of_tenant,
      exists (select from pg_policy p where p.polrelid = c.oid) as has_policy,
      ${partOfExtension('pg_class', 'c.oid')} as of_extension
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm')
  )
  select current_user as role, r.rolsuper as superuser, r.rolbypassrls as bypass,
    array(select name from relations where pg_has_role(current_user, relowner, 'member') order by name) as owned,
    array(select name from relations where of_tenant and relkind in ('r', 'p')
      and not (relrowsecurity and has_policy) order by name) as open,
    array(select name from relations where (relkind = 'v' and not of_extension
      and not coalesce(reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false))
      or (relkind = 'm' and of_tenant) order by name) as views
  from pg_roles r where r.rolname = current_user`

const loginAdvice = 'give DATABASE_APP_URL a login with no rights of its own'

function refuseLogin({ role, superuser, bypass, owned }: Findings): void {
  if (superuser) throw new StartRefused(`The app login ${role} is a superuser: ${loginAdvice}.`)
  if (bypass) throw new StartRefused(`The app login ${role} bypasses row-level security: ${loginAdvice}.`)
  if (owned.length > 0)
    throw new StartRefused(`The app login ${role} owns ${owned.slice(0, 3).join(', ')}: ${loginAdvice}.`)
}

function refuseTables({ open, views }: Findings): void {
  if (open.length > 0) {
    throw new StartRefused(
      `These tables have a tenant_id but no row-level security with a policy: ${open.join(', ')}.`,
    )
  }
  if (views.length > 0) throw new StartRefused(`These views are not security_invoker: ${views.join(', ')}.`)
}

// As the app itself: without a tenant each table of tenants must fail, with a strange one it must be empty.
const tables = `select c.oid::regclass::text from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'tenant_id' and not a.attisdropped
    and has_table_privilege(c.oid, 'select')`
const withoutTenant = `do $$ declare name text; begin
  for name in ${tables} loop
    begin
      execute format('select from %s limit 1', name);
    exception when undefined_object then continue;
    end;
    raise exception '% answers without a tenant', name using errcode = 'MW001';
  end loop;
end $$`
const withStranger = `do $$ declare name text; seen integer; begin
  for name in ${tables} loop
    execute format('select count(*) from (select from %s limit 1) one', name) into seen;
    if seen > 0 then raise exception '% shows rows of another tenant', name using errcode = 'MW001'; end if;
  end loop;
end $$`

async function probe(app: pg.Client): Promise<void> {
  try {
    await app.query(withoutTenant)
    await app.query(`set app.tenant_id = 'probe'`)
    await app.query(withStranger)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code !== 'MW001') throw error
    throw new StartRefused(`The wall between tenants has a hole: ${message}.`)
  }
}
