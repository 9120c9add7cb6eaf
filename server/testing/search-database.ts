import pg from 'pg'
import type { TestApp } from './make-test-app.ts'

interface Column {
  readonly schema: string
  readonly table: string
  readonly column: string
  readonly kind: string
}

/**
 * Takes words; returns where each stands in the whole database, as "word: schema.table.column": in every column of every table that
 * can hold text, as it is read now from the catalogue. Bytes are read as text, and what is sealed is opened.
 */
export async function columnsWith(test: TestApp, words: readonly string[]): Promise<string[]> {
  const client = new pg.Client(test.database.superuserUrl)
  await client.connect()
  try {
    const { rows: columns } = await client.query<Column>(`
      select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as kind
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
        and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'xml', 'name',
          'USER-DEFINED')
      order by 1, 2, 3`)
    const found: string[] = []
    for (const one of columns)
      for (const word of await heldIn(test, client, one, words)) found.push(`${word}: ${nameOf(one)}`)
    return found
  } finally {
    await client.end()
  }
}

const nameOf = ({ schema, table, column }: Column) => `${schema}.${table}.${column}`

async function heldIn(
  test: TestApp,
  client: pg.Client,
  { schema, table, column, kind }: Column,
  words: readonly string[],
): Promise<string[]> {
  const from = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`
  const own = pg.escapeIdentifier(column)
  if (column.startsWith('sealed_')) {
    const { rows } = await client.query<{ sealed: string }>(
      `select ${own} as sealed from ${from} where ${own} is not null`,
    )
    return words.filter((word) => rows.some(({ sealed }) => test.seal.open(sealed).includes(word)))
  }
  const text = kind === 'bytea' ? `encode(${own}, 'escape')` : `${own}::text`
  const { rows } = await client.query<{ word: string }>(
    `select word from unnest($1::text[]) word where exists (select from ${from} where strpos(${text}, word) > 0)`,
    [words],
  )
  return rows.map(({ word }) => word)
}
