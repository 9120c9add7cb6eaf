import type pg from 'pg'

/** A column as PostgreSQL's catalog has it. */
export interface TableColumn {
  readonly table: string
  readonly name: string
  /** PostgreSQL's own name of the type: text, int8, timestamptz; of an array that of its elements. */
  readonly type: string
  readonly isArray: boolean
  readonly isNullable: boolean
  /** A default, or a number that counts up: an insert may leave it out. */
  readonly hasDefault: boolean
  /** Computed of other columns: nobody writes it. */
  readonly isComputed: boolean
  /** The texts that a CHECK on this column alone permits; none where no such CHECK names them. */
  readonly values: readonly string[] | undefined
}

interface Row extends Omit<TableColumn, 'values'> {
  readonly checks: readonly string[]
}

/** Takes a connection; returns the columns of all tables of the schema `public`, by the tables' names and in the columns' order. */
export async function readColumns(client: pg.Client): Promise<TableColumn[]> {
  const { rows } = await client.query<Row>(`
    select c.relname as table, a.attname as name, coalesce(e.typname, t.typname) as type, e.oid is not null as "isArray",
      not a.attnotnull as "isNullable", a.attgenerated <> '' as "isComputed",
      (a.atthasdef and a.attgenerated = '') or a.attidentity <> '' as "hasDefault",
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      left join pg_type e on t.typcategory = 'A' and e.oid = t.typelem
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname collate "C", a.attnum`)
  return rows.map(({ checks, ...column }) => ({ ...column, values: checks.map(listedIn).find(Boolean) }))
}

/** Takes a CHECK as PostgreSQL writes it; returns the texts that it lists for a column, or undefined for any other CHECK. */
export function listedIn(check: string): string[] | undefined {
  const list =
    /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)(?: NOT VALID)?$/.exec(check)?.[1] ??
    /^CHECK \(\(\w+ = ('[^']*'::text)\)\)$/.exec(check)?.[1]
  const texts = list?.split(', ').map((part) => /^'([^']*)'::text$/.exec(part)?.[1])
  return texts?.every((text) => text !== undefined) ? texts : undefined
}
