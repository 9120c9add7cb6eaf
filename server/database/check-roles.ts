import pg from 'pg'
import { StartRefused } from '../start-refused.ts'

/** Refuses the start, in one sentence, when a wall between tenants is missing (safety 14). */
export async function checkRoles(appUrl: string): Promise<void> {
  const app = new pg.Client({ connectionString: appUrl, application_name: 'check' })
  await app.connect().catch((error: Error) => {
    throw new StartRefused(`The app login of the database cannot connect: ${error.message || error.name}.`)
  })
  try {
    const { rows } = await app.query<Findings>(findings)
    for (const row of rows) refuse(row)
    await probe(app)
  } finally {
    await app.end()
  }
}

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
      exists (select from pg_policy p where p.polrelid = c.oid) as has_policy
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm')
  )
  select current_user as role, r.rolsuper as superuser, r.rolbypassrls as bypass,
    array(select name from relations where pg_has_role(current_user, relowner, 'member') order by name) as owned,
    array(select name from relations where of_tenant and relkind in ('r', 'p')
      and not (relrowsecurity and has_policy) order by name) as open,
    array(select name from relations where (relkind = 'v'
      and not coalesce(reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false))
      or (relkind = 'm' and of_tenant) order by name) as views
  from pg_roles r where r.rolname = current_user`

function refuse({ role, superuser, bypass, owned, open, views }: Findings): void {
  const advice = 'give DATABASE_APP_URL a login with no rights of its own'
  if (superuser) throw new StartRefused(`The app login ${role} is a superuser: ${advice}.`)
  if (bypass) throw new StartRefused(`The app login ${role} bypasses row-level security: ${advice}.`)
  if (owned.length > 0)
    throw new StartRefused(`The app login ${role} owns ${owned.slice(0, 3).join(', ')}: ${advice}.`)
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
