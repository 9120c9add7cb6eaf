import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, it } from 'vitest'
import { projectRoot } from '#server/core/project-root.ts'
import { kindsWithout } from '#domain/ordering/order-kind.ts'
import { kindsSql, otherKindsSql } from './kind-sql.ts'

const silent = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

it('writes the kinds out, so that the planner sees them', () => {
  const { sql: text, parameters } = sql`${kindsSql('isSoldByPayment')}`.compile(silent)
  expect([text, parameters]).toEqual(["('table_share', 'reservation')", []])
  expect(sql`${otherKindsSql('isPaidByOthers')}`.compile(silent).sql).not.toContain('table_round')
})

it('safety 9: who holds one order at a time is said alike by the index, the claim of a key and the domain', () => {
  const list = /kind not in \(([^)]+)\)/
  const namesIn = (path: string) =>
    (list.exec(readFileSync(join(projectRoot, path), 'utf8'))?.[1] ?? '')
      .split(',')
      .map((name) => name.trim().slice(1, -1))
      .toSorted()
  const kinds = kindsWithout('isOneHold').toSorted()
  expect(namesIn('db/migrations/20261121170302_group-shares.sql')).toEqual(kinds)
  expect(namesIn('server/store/core/idempotency-keys.ts')).toEqual(kinds)
})
