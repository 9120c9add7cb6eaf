import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { ask } from '#server/database/ask.ts'
import type { PlatformDb, TenantDb } from '#server/database/tenant-db.ts'
import type { CatalogueContent } from './catalogue.ts'

/** A tenant's content as one document, and what it takes as text. */
export interface CatalogueDocument {
  readonly bytes: Buffer
  /** Characters of its text: what its objects take in memory follows from it. */
  readonly length: number
}

/** Its text: whose it is and which version stand in it too, so that a document in a wrong row is none. */
interface Wire extends Omit<CatalogueContent, 'items' | 'soldOut' | 'hidden' | 'likes'> {
  readonly items: readonly (readonly [string, ValueOf<CatalogueContent['items']>])[]
  readonly soldOut: readonly (readonly [string, readonly (readonly [string, SoldOut])[]])[]
  readonly hidden: readonly (readonly [string, readonly string[]])[]
  readonly likes: readonly (readonly [string, ValueOf<CatalogueContent['likes']>])[]
}
type ValueOf<M> = M extends ReadonlyMap<string, infer V> ? V : never
type SoldOut = ValueOf<ValueOf<CatalogueContent['soldOut']>>

const params = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 }

/** Takes content; returns it as a document. Throws when it holds what JSON cannot carry. */
export function encodeCatalogue(content: CatalogueContent): CatalogueDocument {
  const wire: Wire = {
    ...content,
    items: [...content.items],
    soldOut: [...content.soldOut].map(([branch, marks]) => [branch, [...marks]]),
    hidden: [...content.hidden].map(([branch, items]) => [branch, [...items]]),
    likes: [...content.likes],
  }
  const text = JSON.stringify(wire, refuseOdd)
  return { bytes: zstdCompressSync(text, { params }), length: text.length }
}

/** A date is a text by the time that it is seen here, so its owner is looked at. */
function refuseOdd(this: unknown, key: string, value: unknown): unknown {
  const own: unknown = typeof this === 'object' && this !== null ? Reflect.get(this, key) : value
  const isOdd = own instanceof Date || own instanceof Map || own instanceof Set || Number.isNaN(own)
  if (isOdd) throw new TypeError(`a catalogue's document cannot hold what is at "${key}"`)
  return value
}

/**
 * Takes a document's bytes and whose they are to be; returns the content with the length of its text, or undefined when
 * they are broken, another tenant's or of another version.
 */
export function decodeCatalogue(
  bytes: Buffer,
  wanted: { readonly tenantId: string; readonly version: number },
): { readonly content: CatalogueContent; readonly length: number } | undefined {
  try {
    const text = zstdDecompressSync(bytes).toString()
    const wire = JSON.parse(text) as Wire
    if (wire.tenant.id !== wanted.tenantId || wire.version !== wanted.version) return undefined
    return { content: contentOf(wire), length: text.length }
  } catch {
    // what was cut or changed fails its checksum, and another text has not these parts
    return undefined
  }
}

const contentOf = (wire: Wire): CatalogueContent => ({
  ...wire,
  items: new Map(wire.items),
  soldOut: new Map(wire.soldOut.map(([branch, marks]) => [branch, new Map(marks)])),
  hidden: new Map(wire.hidden.map(([branch, items]) => [branch, new Set(items)])),
  likes: new Map(wire.likes),
})

/** Takes a snapshot handle and the build; returns the version of the moment, and the document of both if there is one. */
export async function findDocument(
  db: TenantDb,
  build: string,
): Promise<{ version: number; document: Buffer | null } | undefined> {
  const [found] = await ask<{ version: number; document: Buffer | null }>(db)`
    select v.version, d.document from content_versions v
    left join catalogue_documents d on d.tenant_id = v.tenant_id and d.version = v.version and d.build = ${build}
    where v.tenant_id = ${db.tenantId}`
  return found
}

/** Keeps a document, unless there is one of a newer version; those of builds that nobody ran for a week go. */
export async function saveDocument(
  db: TenantDb,
  build: string,
  { version, document }: { readonly version: number; readonly document: Buffer },
): Promise<void> {
  await sql`
    with gone as (
      delete from catalogue_documents where tenant_id = ${db.tenantId} and build <> ${build}
        and made_at < clock_timestamp() - interval '7 days'
    )
    insert into catalogue_documents as d (tenant_id, build, version, document)
    values (${db.tenantId}, ${build}, ${version}, ${document})
    on conflict (tenant_id, build) do update
      set version = excluded.version, document = excluded.document, made_at = excluded.made_at
      where d.version <= excluded.version`.execute(db.q)
}

/** Takes a build; returns the tenants whose content has no document of it, or an old one. */
export async function listUndocumented({ q }: PlatformDb, build: string): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select tenant_id from list_undocumented(${build})`.execute(q)
  return rows.map(({ tenant_id }) => tenant_id)
}
