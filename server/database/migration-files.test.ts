import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formerChecksums } from './former-checksums.ts'
import { readMigrations } from './migration-files.ts'

const listed = new URL('../../db/migrations.sha256', import.meta.url)

it('safety 32: no released migration changes, not even a comment; a new one is added to db/migrations.sha256', async () => {
  const migrations = await readMigrations()
  const lines = migrations.map(({ name, checksum }) => `${checksum}  ${name}`)
  expect(lines).toEqual(readFileSync(listed, 'utf8').trimEnd().split('\n'))
})

it('every former checksum is of a migration that there is', async () => {
  const names = new Set((await readMigrations()).map(({ name }) => name))
  expect(Object.keys(formerChecksums).filter((name) => !names.has(name))).toEqual([])
})
