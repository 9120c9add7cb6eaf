import type { Words } from '#domain/core/words.ts'
import { sql } from 'kysely'
import { findSetting } from '#domain/site/settings.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import { cleanContent, contentTables } from './tenant-tables.ts'

type Row = Readonly<Record<string, unknown>>

/** A restaurant's content as it is written into a file. */
export interface TenantContent {
  readonly product: 'maidah-tenant'
  readonly format: 1
  readonly tenant: Row
  readonly tables: Readonly<Record<string, readonly Row[]>>
}

/** Takes a tenant; returns its content as it stands now. Secrets stay behind (spec 3: they never leave the server). */
export function readTenant(db: Database, tenantId: string): Promise<TenantContent> {
  return db.snapshot(tenantId, async ({ q }) => {
    const rowsOf = async (table: string) => {
      const { rows } = await sql<{ row: Row }>`select row_to_json(t) as row from ${sql.table(table)} t
        where t.tenant_id = ${tenantId}`.execute(q)
      return rows.map(({ row }) => row)
    }
    const [tenant] = await rowsOf('tenants')
    if (!tenant) throw new Error('there is no such tenant')
    const tables: Record<string, readonly Row[]> = {}
    for (const table of contentTables) tables[table] = await rowsOf(table)
    const settings = tables['settings'] ?? []
    const open = settings.filter(({ key }) => findSetting(String(key))?.reader !== 'secret')
    return {
      product: 'maidah-tenant',
      format: 1,
      tenant,
      tables: cleanContent({ ...tables, settings: open }),
    }
  })
}

/** What is the new restaurant's own. */
export interface NewHome {
  readonly host: string
  /** As it was when left out. */
  readonly name?: Words
  /** A copy tells nobody else's tracking, and opens when its owner says so. */
  readonly copy: boolean
}

/**
 * Takes content and where it goes; writes a restaurant of its own in one transaction and returns its id. Ids stay: all keys
 * begin with the tenant, and printed codes go on leading to the same tables.
 */
export async function writeTenant(db: Database, content: TenantContent, home: NewHome): Promise<string> {
  const tenantId = makeId()
  const named = home.name && { name_ar: home.name.ar, name_en: home.name.en }
  const tenant = {
    ...content.tenant,
    ...named,
    ...(home.copy && { tax_number: '' }),
    app_token: makeId() + makeId(),
    created_at: new Date().toISOString(),
    off_since: null,
    shown_in_demo: false,
  }
  const rowsOf = (table: string): readonly Row[] => {
    const rows = content.tables[table] ?? []
    if (!home.copy) return rows
    if (table === 'tracking_codes') return []
    return table === 'settings' ? rows.filter(({ key }) => !ownSettings.test(String(key))) : rows
  }
  await db.write(tenantId, async ({ q }) => {
    const insert = async (table: string, rows: readonly Row[]) => {
      const [first] = rows
      if (!first) return
      const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
      const own = JSON.stringify(rows.map((row) => ({ ...row, tenant_id: tenantId })))
      await sql`insert into ${sql.table(table)} (${columns})
        select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${own}::json)`.execute(q)
    }
    await insert('tenants', [tenant])
    await insert('hosts', [{ host: home.host, tenant_id: tenantId, is_primary: true }])
    for (const table of contentTables)
      // a group may depend on an option of another group, which comes after all groups
      await insert(
        table,
        rowsOf(table).map((row) => ('when_option_id' in row ? { ...row, when_option_id: null } : row)),
      )
    for (const { id, when_option_id: wanted } of rowsOf('option_groups'))
      if (wanted)
        await sql`update option_groups set when_option_id = ${wanted}
          where tenant_id = ${tenantId} and id = ${id}`.execute(q)
  })
  return tenantId
}

/** Of the restaurant alone that they were written for: its name, addresses, keys and accounts elsewhere. */
const ownSettings =
  /^(website\.(site_name|page_title|google_|captcha_|enable)|general\.(legal_name|commercial_register|licence|store_certificate)|social\.|tracking_codes\.|payment\.)/

/** Takes content; returns the ids that may be pictures' in it: whoever has the files knows which are. */
export function idsIn(content: TenantContent): readonly string[] {
  return [
    ...new Set(JSON.stringify(content.tables).match(/(?<![0-9A-Za-z])[0-9A-Za-z]{20}(?![0-9A-Za-z])/g)),
  ].concat(typeof content.tenant['logo'] === 'string' ? content.tenant['logo'] : [])
}
