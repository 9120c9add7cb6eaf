import type { TableColumn } from './read-columns.ts'

// kysely-codegen does the same, but a column whose type it is told (all JSON, all names of the product: a tenth of them)
// loses with it what the catalog says of null and default, and it reads no CHECK.

/** What the catalog cannot say of columns: types of the product, and a comment. Columns are named `table.column`. */
export interface ColumnTypes {
  /** The TypeScript type of a column's value, without null; every JSON column has one. */
  readonly types: Readonly<Record<string, string>>
  /** From where the names in those types are imported, as seen from the written file. */
  readonly imports: Readonly<Record<string, string>>
  readonly notes: Readonly<Record<string, string>>
}

const head =
  '// Written by `npm run types` from the migrated database and store/column-overrides.ts: not to be changed by hand.'

/** As value-types.ts reads them. */
const valueOf: Readonly<Record<string, string>> = {
  text: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  date: 'string',
  timestamptz: 'Date',
  tstzrange: 'string',
  bytea: 'Buffer',
}

/**
 * Takes all columns and what the product knows of them; returns the file of Kysely's row types. Throws for a column of a
 * type that has no counterpart, for JSON without a type, and for what is said of a column that does not exist.
 */
export function writeTableTypes(columns: readonly TableColumn[], known: ColumnTypes): string {
  refuseUnknown(columns, known)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const body = [...tables].map(([table, own]) => {
    const lines = own.flatMap((column) => [
      ...noteOf(known.notes[nameOf(column)]),
      `    ${column.name}: ${typeOf(column, known)}`,
    ])
    return `  ${table}: {\n${lines.join('\n')}\n  }`
  })
  const checked = columns.flatMap((column) => checkOf(column, known))
  const text = [
    '/** Every table, as Kysely types its rows; db/migrations is the truth. */',
    `export interface Schema {\n${body.join('\n')}\n}`,
    '',
    '/** Holds types of the product to the CHECKs of their columns: a value that only one of the two knows does not compile. */',
    `export type CheckedColumns = AllSame<{\n${checked.join('\n')}\n}>`,
    '',
  ].join('\n')
  return [head, ...importsOf(text, known), '', text].join('\n')
}

const nameOf = ({ table, name }: TableColumn): string => `${table}.${name}`
const noteOf = (note: string | undefined): string[] => (note ? [`    /** ${note} */`] : [])
const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ')

function typeOf(column: TableColumn, known: ColumnTypes): string {
  const { type, isArray, isNullable, hasDefault, isComputed, values } = column
  const named = known.types[nameOf(column)]
  if (type === 'jsonb' && !isArray) {
    if (!named)
      throw new Error(`${nameOf(column)} is JSON: say of what type in server/store/column-overrides.ts`)
    return `${isNullable ? 'JsonOrNull' : hasDefault ? 'JsonOrDefault' : 'Json'}<${named}>`
  }
  const plain = valueOf[type]
  if (!plain) throw new Error(`${nameOf(column)} is of the type ${type}, which no value of ours stands for`)
  const value = named ?? (isArray ? `${plain}[]` : values ? union(values) : plain)
  if (isComputed) return `ColumnType<${value}, never, never>`
  if (value === 'Date') return isNullable ? 'TimeOrNull' : hasDefault ? 'TimeOrDefault' : 'Time'
  const whole = isNullable ? `${value} | null` : value
  return hasDefault ? `Default<${whole}>` : whole
}

// Only where the product has a name for it: else the type is the CHECK's own list.
function checkOf(column: TableColumn, known: ColumnTypes): string[] {
  const named = known.types[nameOf(column)]
  if (!named || !column.values) return []
  return [`  '${nameOf(column)}': Same<${named}, ${union(column.values)}>`]
}

function importsOf(text: string, { imports }: ColumnTypes): string[] {
  const used = (names: readonly string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
  const own = used([
    'AllSame',
    'Default',
    'Json',
    'JsonOrDefault',
    'JsonOrNull',
    'Same',
    'Time',
    'TimeOrDefault',
    'TimeOrNull',
  ])
  const files = Map.groupBy(used(Object.keys(imports)), (name) => imports[name] ?? '')
  const line = (names: readonly string[], file: string) =>
    `import type { ${names.toSorted().join(', ')} } from '${file}'`
  return [
    ...(used(['ColumnType']).length > 0 ? [line(['ColumnType'], 'kysely')] : []),
    ...[...files].map(([file, names]) => line(names, file)).toSorted(),
    line(own, './core/column-types.ts'),
  ]
}

function refuseUnknown(columns: readonly TableColumn[], { types, notes, imports }: ColumnTypes): void {
  const names = new Set(columns.map(nameOf))
  const gone = [...Object.keys(types), ...Object.keys(notes)].filter((name) => !names.has(name))
  if (gone.length > 0) throw new Error(`There is no column ${gone.join(', ')}`)
  const wanted = Object.values(types).join(' ')
  const idle = Object.keys(imports).filter((name) => !new RegExp(`\\b${name}\\b`).test(wanted))
  if (idle.length > 0) throw new Error(`No column is of the type ${idle.join(', ')}`)
}
