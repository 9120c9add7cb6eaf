import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTableTypes } from '#server/database/read-table-types.ts'
import { lendTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { columnOverrides } from './column-overrides.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await lendTestDatabase()
})
afterAll(() => test.close())

it('has the types of the tables that the migrations make: `npm run types` writes them anew', async () => {
  const written = await readFile(join(import.meta.dirname, 'schema.generated.ts'), 'utf8')
  expect(await readTableTypes(test.ownerUrl, columnOverrides)).toBe(written)
})

it('refuses JSON without a type, and what is said of a column that is not there', async () => {
  const { types, imports, notes } = columnOverrides
  const { 'orders.bill': _, ...others } = types
  await expect(readTableTypes(test.ownerUrl, { types: others, imports, notes })).rejects.toThrow(
    'orders.bill is JSON',
  )
  const wrong = { types: { ...types, 'orders.bil': 'Bill' }, imports, notes }
  await expect(readTableTypes(test.ownerUrl, wrong)).rejects.toThrow('There is no column orders.bil')
})
