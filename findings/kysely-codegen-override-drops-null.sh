#!/usr/bin/env bash
# kysely-codegen 0.20.0: an override of a column's type, for a column that may be null and one that has a default.
#
# Guess: `overrides: { columns: { 'orders.bill': 'Bill' } }` names the type of the value, and the generator still writes that
# the column may be null (`Bill | null`) or has a default (`Generated<Draft>`), as it does for columns without an override.
# Seen: the override is the column's whole type. `bill: Bill` and `draft: Draft`, while `free: Json | null` beside them keeps
# its null: a null read from the database then has a type that says it cannot be, and an insert must name what has a default.
# Exits non-zero when the override keeps null or default.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund kysely-codegen@0.20.0 kysely@0.28.8 pg@8.16.3 typescript@5.9.3 >/dev/null
cat >run.cjs <<'JS'
const { DatabaseMetadata, getDialect, serializeFromMetadata } = require('kysely-codegen')
const column = (name, facts) => ({
  name,
  dataType: 'jsonb',
  dataTypeSchema: 'pg_catalog',
  isArray: false,
  isNullable: false,
  hasDefaultValue: false,
  isAutoIncrementing: false,
  enumValues: null,
  comment: null,
  ...facts,
})
const columns = [
  column('bill', { isNullable: true }),
  column('draft', { hasDefaultValue: true }),
  column('free', { isNullable: true }),
]
const metadata = new DatabaseMetadata({
  tables: [{ name: 'orders', schema: 'public', isView: false, isPartitioned: false, columns }],
})
const written = serializeFromMetadata({
  camelCase: false,
  dialect: getDialect('postgres'),
  metadata,
  overrides: { columns: { 'orders.bill': 'Bill', 'orders.draft': 'Draft' } },
})
const table = /interface Orders \{[^}]*\}/.exec(written)?.[0] ?? ''
console.log(table)
const seen = ['bill: Bill;', 'draft: Draft;', 'free: Json | null;'].every((line) => table.includes(line))
process.exit(seen ? 0 : 1)
JS
node run.cjs
