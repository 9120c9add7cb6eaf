import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingKeys, findSetting } from '#domain/site/settings.ts'
import { makeId } from '#server/core/make-id.ts'
import { addBareTenant } from '#server/testing/add-bare-tenant.ts'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'

let test: TestDatabase
let owner: pg.Client
let app: pg.Client
beforeAll(async () => {
  test = await makeTestDatabase()
  await addBareTenant(test.db, 'saffron')
  await addBareTenant(test.db, 'nile')
  owner = new pg.Client(test.ownerUrl)
  app = new pg.Client(test.appUrl)
  await Promise.all([owner.connect(), app.connect()])
})
afterAll(async () => {
  await Promise.all([owner.end(), app.end()])
  await test.close()
})

/**
 * Keys that do not begin with tenant_id, each with its reason. A host is looked up before its tenant is known and
 * belongs to one tenant at most, an app token likewise; a webhook names its account alone (safety 11).
 */
const exceptions = [
  'hosts hosts_pkey',
  'tenants tenants_app_token_key',
  'gateway_accounts gateway_accounts_by_id',
]

describe('the walls of the database', () => {
  it('safety 16: every primary, unique and foreign key of a table of tenants begins with tenant_id', async () => {
    const { rows } = await owner.query<{ name: string }>(`
      with of_tenants as (
        select c.oid, c.relname, a.attnum from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id' and not a.attisdropped
      )
      select t.relname || ' ' || k.conname as name from of_tenants t join pg_constraint k on k.conrelid = t.oid
        where k.contype in ('p', 'u', 'f') and k.conkey[1] <> t.attnum
      union
      select t.relname || ' ' || i.indexrelid::regclass::text from of_tenants t join pg_index i on i.indrelid = t.oid
        where i.indisunique and i.indkey[0] <> t.attnum`)
    expect(rows.map((row) => row.name).toSorted()).toEqual(exceptions.toSorted())
  })

  it('safety 16: a foreign key points at the same columns, tenant first', async () => {
    const { rows } = await owner.query(`
      select k.conname from pg_constraint k join pg_attribute a on a.attrelid = k.confrelid and a.attnum = k.confkey[1]
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and a.attname <> 'tenant_id'`)
    expect(rows).toEqual([])
  })

  it('safety 16: a table of tenants points at its tenant by a key of its own, directly or by what it belongs to; decision 0231 names the others', async () => {
    const { rows } = await owner.query<{ relname: string }>(`
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id' and not a.attisdropped
        and c.relname <> 'tenants' and not exists (
          select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.connamespace = 'public'::regnamespace)`)
    const hot = [
      'document_counters',
      'idempotency_keys',
      'messages',
      'order_counters',
      'outbox',
      'payment_journal',
    ]
    expect(rows.map(({ relname }) => relname).toSorted()).toEqual(hot)
  })

  it('safety 14: every table of tenants has row-level security and its policy, for reading and writing alike', async () => {
    const { rows } = await owner.query<{ relname: string }>(`
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'tenant_id' and not (c.relrowsecurity and exists (
        select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and p.polpermissive
          and pg_get_expr(p.polqual, p.polrelid) like '%tenant_id = current_setting(''app.tenant_id''%'
          and pg_get_expr(p.polwithcheck, p.polrelid) = pg_get_expr(p.polqual, p.polrelid)))`)
    expect(rows).toEqual([])
  })

  it('safety 14: the app login owns nothing and may make nothing', async () => {
    const { rows } = await app.query(`select
      (select count(*)::int from pg_class where pg_has_role(current_user, relowner, 'member') and relnamespace = 'public'::regnamespace) as owned,
      has_schema_privilege('public', 'create') as may_create, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb
      from pg_roles where rolname = current_user`)
    expect(rows).toEqual([
      {
        owned: 0,
        may_create: false,
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
      },
    ])
  })

  it('safety 14: without a tenant a table fails, with one it shows and takes that tenant alone', async () => {
    await expect(app.query('select * from settings')).rejects.toThrow(/app\.tenant_id/)
    await app.query("set app.tenant_id = 'saffron'")
    const seen = await app.query<{ tenant_id: string }>('select distinct tenant_id from settings')
    expect(seen.rows).toEqual([{ tenant_id: 'saffron' }])
    await expect(
      app.query("insert into settings (tenant_id, key, value) values ('nile', 'k', 'v')"),
    ).rejects.toThrow(/row-level security/)
    await expect(app.query("update settings set tenant_id = 'nile'")).rejects.toThrow(/row-level security/)
    expect((await app.query("delete from settings where tenant_id = 'nile'")).rowCount).toBe(0)
    await app.query('reset app.tenant_id')
  })

  it('safety 15: a tenant is no text that could end its quotes', async () => {
    for (const id of ["x'; reset role; --", 'a b', '', 'x'.repeat(65), 'ä']) {
      await expect(test.db.read(id, ({ q }) => sql`select 1`.execute(q))).rejects.toThrow(
        'A tenant id is letters and digits',
      )
      await expect(test.db.write(id, ({ q }) => sql`select 1`.execute(q))).rejects.toThrow(
        'A tenant id is letters and digits',
      )
    }
  })

  it('safety 14: each function that crosses tenants pins its search path and tells no more than declared', async () => {
    const { rows } = await owner.query<{ name: string; result: string; pinned: boolean }>(`
      select proname as name, pg_get_function_result(oid) as result, coalesce(proconfig @> '{search_path=public}', false) as pinned
      from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by proname`)
    const due = 'TABLE(tenant_id text, id text)'
    expect(Object.fromEntries(rows.map((row) => [row.name, row.result]))).toEqual({
      claim_outbox: 'TABLE(tenant_id text, id bigint, kind text, payload jsonb)',
      drop_outbox: 'void',
      due_accepts: due,
      due_attempts: due,
      due_campaigns: due,
      due_company_orders: due,
      due_coupon_guesses: due,
      due_customer_sessions: due,
      due_daily_reports: due,
      due_einvoices: due,
      due_holds: due,
      due_host_checks: due,
      due_known_browsers: due,
      due_point_warnings: due,
      due_points: due,
      due_rating_photos: due,
      due_rating_sums: due,
      due_refunds: due,
      due_report_days: due,
      due_reservations: due,
      due_retention: due,
      due_sign_in_codes: due,
      due_table_sessions: due,
      due_price_changes: due,
      due_usage_counts: due,
      due_waiting_calls: due,
      due_waiting_left: due,
      due_waiting_names: due,
      due_webhooks: due,
      due_pos_orders: due,
      find_pos_hook: 'TABLE(tenant_id text, system text)',
      due_old_webhooks: due,
      find_api_key:
        'TABLE(tenant_id text, id text, name text, scopes text[], last_used_at timestamp with time zone)',
      find_gateway_account: 'TABLE(tenant_id text)',
      find_print_agent: 'TABLE(tenant_id text, id text)',
      find_print_code: 'TABLE(tenant_id text)',
      find_staff_by_email: 'TABLE(tenant_id text, staff_id text)',
      find_staff_invitation: due,
      find_staff_passkey: 'TABLE(tenant_id text, staff_id text)',
      find_staff_session: 'TABLE(tenant_id text, staff_id text)',
      find_tenant_by_host: 'TABLE(tenant_id text, primary_host text)',
      find_tenant_by_token: 'TABLE(tenant_id text, primary_host text)',
      list_content_versions:
        'TABLE(tenant_id text, version bigint, site_version bigint, changed_at timestamp with time zone)',
      forget_coupon_mobile: 'void',
      forget_ledger_notes: 'void',
      list_bound_hosts: 'TABLE(host text, bound_at timestamp with time zone)',
      list_tenant_hosts: 'TABLE(tenant_id text, host text, is_primary boolean)',
      // answers on connections without a tenant alone
      list_undocumented: 'TABLE(tenant_id text)',
      list_changes: 'TABLE(kind text, tenant_id text, version bigint, site_version bigint)',
      list_hosts_of:
        'TABLE(tenant_id text, host text, is_primary boolean, bound_at timestamp with time zone)',
      look_at_new_tenant: 'trigger',
      raise_host_version: 'trigger',
      spread_retention_looks: 'void',
      list_tenants: 'TABLE(tenant_id text, total bigint)',
      // these two filter by the tenant of the connection itself
      search_customers: 'TABLE(id text)',
      search_orders: 'TABLE(order_id text, placed_at timestamp with time zone)',
    })
    expect(rows.filter((row) => !row.pinned)).toEqual([])
  })

  it('safety 16: ids that leave the server are random, of at least 96 bits', () => {
    const ids = Array.from({ length: 20_000 }, makeId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{20}$/)
    // every place takes every letter, about equally often: 20 letters of 62 are 119 bits
    for (let place = 0; place < 20; place += 1) {
      const counts = Object.values(Object.groupBy(ids, (id) => id[place] ?? '')).map(
        (all) => all?.length ?? 0,
      )
      expect(counts).toHaveLength(62)
      expect(Math.min(...counts)).toBeGreaterThan(ids.length / 62 / 2)
    }
  })

  it('spec 7: every setting that a name or kind calls secret is one for the catalogue too', () => {
    const telling = settingKeys.filter(
      (key) => /secret|password|api_key|private/.test(key) && key !== 'website.google_map_api_key',
    )
    expect(telling).toContain('website.captcha_secret_key')
    expect(telling.filter((key) => findSetting(key)?.reader !== 'secret')).toEqual([])
  })

  it('safety 14: no row of a hot table can be written for another tenant than the connection works for', async () => {
    for (const [table, columns, values] of [
      ['outbox', 'tenant_id, kind, payload', "'two', 'x', '{}'"],
      ['idempotency_keys', 'tenant_id, shopper, key, body_hash, order_id', "'two', 's', 'k', 'h', 'o'"],
      ['payment_journal', 'tenant_id, reference, step, raw', "'two', 'r', 's', ''"],
      ['order_counters', 'tenant_id, branch_id, business_date, last', "'two', 'b', '2026-01-01', 1"],
      ['document_counters', 'tenant_id, branch_id, kind, last', "'two', 'b', 'invoice', 1"],
    ] as const) {
      await app.query("begin; set local app.tenant_id = 'one'")
      const write = app.query(`insert into ${table} (${columns}) values (${values})`)
      await expect(write).rejects.toThrow(`row-level security policy for table "${table}"`)
      await app.query('rollback')
    }
  })
})
