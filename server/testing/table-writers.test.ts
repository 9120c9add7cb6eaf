import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exported } from '#contract/core/exported-routes.ts'
import { tableWriters } from './table-writers.ts'

const root = new URL('../../', import.meta.url)
const filesOf = (folder: string, ends: RegExp) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))

const migrations = filesOf('db/migrations', /\.sql$/).join('\n')
const made = [...migrations.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name)
const dropped = [...migrations.matchAll(/^drop table (\w+)/gm)].map(([, name = '']) => name)
const sources = filesOf('server', /(?<!\.test)\.ts$/).join('\n')
const pages = readFileSync(new URL('console/routes.ts', root), 'utf8')
const calls = new Set(
  Object.values(exported).flatMap((route) =>
    typeof route === 'object' && route !== null && 'method' in route && 'path' in route
      ? [`${String(route.method).toUpperCase()} ${String(route.path)}`]
      : [],
  ),
)

describe('nothing needs SQL', () => {
  it('every table is filled by somebody who is named', () => {
    const tables = made.filter((name) => !dropped.includes(name)).sort()
    expect(
      Object.keys(tableWriters).sort(),
      'a new table belongs into server/testing/table-writers.ts',
    ).toEqual(tables)
  })

  it('what staff fill has a page of the console, a call that writes it, and a statement that does', () => {
    for (const [table, writer] of Object.entries(tableWriters)) {
      if (!('screen' in writer)) continue
      const page = writer.screen === '/' ? 'index(' : `route('${writer.screen.slice(1)}'`
      expect(pages, `${table}: the page ${writer.screen}`).toContain(page)
      expect([...calls], `${table}: the call`).toContain(writer.call)
      const statement = new RegExp(`(insertInto|updateTable)\\('${table}|(insert into|update) ${table}\\b`)
      expect(sources, `${table}: a statement`).toMatch(statement)
    }
  })

  it('rule "Operators": restaurants, their hosts and operators alone are the provider’s', () => {
    const provided = Object.entries(tableWriters).filter(([, one]) => 'by' in one && one.by === 'provider')
    expect(provided.map(([name]) => name).sort()).toEqual([
      'hosts',
      'operator_log',
      'operator_sessions',
      'operators',
      'tenants',
      'tracking_codes',
    ])
  })
})
