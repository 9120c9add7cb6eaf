import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { featureImports, findCycle, unusedPairs } from './feature-imports.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const run = (check: string): { code: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('tools/checks', check)], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { code: status, said: stdout + stderr }
}

describe('imports', () => {
  it.each([
    ['domain/a.ts', "import { readFileSync } from 'node:fs'", 'domain imports domain alone'],
    [
      'storefront/a.tsx',
      "import { b } from '#server/b.ts'",
      'storefront knows web, ui, contract and domain alone',
    ],
    [
      'server/features/x/a.ts',
      "import { b } from '#server/features/y/b.ts'",
      'x may not import y (tools/checks/feature-imports.ts)',
    ],
    [
      'server/features/payments/a.ts',
      "import { b } from '../ordering/b.ts'",
      'payments may not import ordering (tools/checks/feature-imports.ts)',
    ],
    [
      'server/features/printing/a.ts',
      "import { b } from '#domain/b.ts'",
      'tools/checks/feature-imports.ts allows printing -> ordering, and no file makes use of it',
    ],
    ['server/features/x/place.ts', "import { Hono } from 'hono'", 'only routes.ts speaks HTTP'],
    ['server/store/ordering/orders.ts', "import pg from 'pg'", 'only server/database imports pg'],
    [
      'server/features/x/a.ts',
      "import { sql } from 'kysely'",
      'SQL stands in server/store and server/database alone',
    ],
    [
      'server/a.ts',
      "import { ask } from '#server/database/ask.ts'",
      'SQL stands in server/store and server/database alone',
    ],
    [
      'server/features/x/a.ts',
      "export const load = (db: never) => db.q\n  .selectFrom('orders')",
      'server/features/x/a.ts calls selectFrom: SQL stands in server/store and server/database alone',
    ],
    ['tools/a.ts', "export const load = (q: never) => q.deleteFrom('orders')", 'calls deleteFrom'],
    ['server/a.ts', "export * from '../domain/b.ts'", 'across rooms write #domain/b.ts'],
    [
      'console/a.ts',
      "const b = await import('#storefront/b.ts')",
      'console knows web, ui, contract and domain alone',
    ],
    ['contract/a.ts', "type A = import('#server/a.ts').A", 'contract knows domain and zod alone'],
  ])('%s with %s is refused', (path, code, reason) => {
    write(path, code)
    const { code: end, said } = run('check-imports.ts')
    expect(said).toContain(reason)
    expect(end).toBe(1)
  })

  it('lets every room import what the design allows', () => {
    write('domain/a.ts', "import { b } from './b.ts'")
    write('contract/a.ts', "import { z } from 'zod'\nimport { a } from '#domain/a.ts'")
    write(
      'server/features/x/routes.ts',
      "import { Hono } from 'hono'\nimport { a } from '#server/store/a.ts'",
    )
    write('server/database/a.ts', "import pg from 'pg'\nimport { sql } from 'kysely'")
    write(
      'server/store/a.ts',
      "import { sql } from 'kysely'\nexport const a = (q: never) => q.selectFrom('a')",
    )
    write('server/features/x/a.test.ts', "import { sql } from 'kysely'\nq.updateTable('items')")
    write('storefront/a.tsx', "import { a } from '#ui/a.tsx'\nimport { c } from '#contract/a.ts'")
    write(
      'server/features/printing/a.ts',
      "import { b } from '../ordering/b.ts'\nimport { c } from '../einvoicing/c.ts'",
    )
    expect(run('check-imports.ts')).toEqual({ code: 0, said: '8 files keep to the import rules\n' })
  })
})

describe('the stack of features', () => {
  it('has no cycle, and names the folders that there are', () => {
    expect(findCycle(featureImports)).toEqual([])
    const folders = readdirSync('server/features', { withFileTypes: true }).filter((one) => one.isDirectory())
    expect(Object.keys(featureImports).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  })

  it('tells a cycle by its features', () => {
    expect(findCycle({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b'])
    expect(findCycle({ a: ['a'] })).toEqual(['a', 'a'])
    expect(findCycle({ a: ['b', 'c'], b: ['c'], c: [] })).toEqual([])
  })

  it('tells the pairs that nobody makes use of', () => {
    const used = new Map([['a', new Set(['b'])]])
    expect(unusedPairs({ a: ['b', 'c'], d: ['a'] }, used)).toEqual(['a -> c'])
  })
})

describe('directions', () => {
  it.each([
    '.a { margin-left: 1px }',
    '.a { padding: 0 1px 0 2px }',
    '.a { text-align: right }',
    '@media (width > 1px) { .a { left: 0 } }',
    '.a { border-top-left-radius: 1px }',
  ])('refuses %s', (css) => {
    write('ui/a.css', css)
    expect(run('check-directions.ts').code).toBe(1)
  })

  it('refuses a physical side in a style property', () => {
    write('ui/a.tsx', 'export const A = () => <p style={{ marginLeft: 1 }} />')
    expect(run('check-directions.ts').said).toContain('ui/a.tsx:1 margin-left')
  })

  it('refuses clock words where only digits stand: their ص would come before the hour', () => {
    write('ui/a.tsx', 'export const A = ({ call }: never) => <N>{call?.until_time ?? ""}</N>')
    const { code, said } = run('check-directions.ts')
    expect(said).toContain('ui/a.tsx:1 until_time')
    expect(code).toBe(1)
    write('ui/a.tsx', "export const A = ({ t }: never) => <N>{t('times')}</N>")
    expect(run('check-directions.ts').said).toContain('ui/a.tsx:1 t()')
    write('ui/a.tsx', 'export const A = ({ call }: never) => <bdi>{call.until_time}</bdi>')
    expect(run('check-directions.ts').code).toBe(0)
  })

  it('lets logical properties pass', () => {
    write('ui/b.css', '.tick {\n border-width: 0 2px 2px 0; /* not mirrored: a check mark */\n}')
    write('ui/a.css', '/* left: 1px */ .a { margin-inline: 1px; inset-inline-start: 0; text-align: start }')
    expect(run('check-directions.ts').code).toBe(0)
  })
})

describe('languages', () => {
  it('refuses a decision by one language, a prefix by hand and half a pair of fields', () => {
    write('server/a.ts', "export const a = (l: string) => (l === 'ar' ? '' : '/en')")
    write('contract/a.ts', 'export const b = { name_ar: 1 }')
    const { code, said } = run('check-languages.ts')
    expect(said).toContain('server/a.ts:1 decides by one language')
    expect(said).toContain('contract/a.ts b has name_ar and no name_en')
    expect(code).toBe(1)
  })
})

describe('words', () => {
  it.each([
    ['<p>Hello</p>', '"Hello"'],
    ['<p aria-label="Close">×</p>', '"Close"'],
    ["<p>{open ? 'Open' : ''}</p>", '"Open"'],
    ['<p title={`Close ${name}`} />', '"Close"'],
    ["<p>{t('a')}{'مرحبا'}</p>", '"مرحبا"'],
  ])('refuses %s', (markup, text) => {
    write('ui/a.tsx', `export const A = ({ open, name, t }: never) => ${markup}`)
    const { code, said } = run('check-words.ts')
    expect(said).toContain(`ui/a.tsx:1 ${text} belongs into i18n`)
    expect(code).toBe(1)
  })

  it('refuses a key that one language lacks, and a text that both share', () => {
    write('console/i18n/ar.ts', "export const ar = { a: 'نعم', same: 'Same' }")
    write('console/i18n/en.ts', "export const en = { a: 'Yes', b: 'No', same: 'Same' }")
    const { said } = run('check-words.ts')
    expect(said).toContain('console/i18n/ar.ts: no words for b')
    expect(said).toContain('same says "Same" in both languages')
  })

  it('lets plural forms differ between the languages', () => {
    write('ui/i18n/ar.ts', "export const ar = { n: { one: 'واحد', two: 'اثنان', other: 'كثير' } }")
    write('ui/i18n/en.ts', "export const en = { n: { one: 'one', other: 'many' } }")
    write('ui/a.tsx', 'export const A = ({ t }: never) => <p className="price">12.50 · {t("n")}</p>')
    expect(run('check-words.ts').code).toBe(0)
  })
})

describe('spec coverage', () => {
  const row = (file: string, test: string): string => `| 1.001 | Detail | ${file} | ${test} |\n`

  it.each([
    [row('`domain/a.ts`', '`domain/a.test.ts > adds`'), 'names domain/a.ts, which is missing'],
    [
      row('`README.md`', '`domain/a.test.ts > adds`'),
      'names the test file domain/a.test.ts, which is missing',
    ],
    [row('`README.md`', '`README.md > adds`'), 'names the test "adds", which README.md does not hold'],
    [row('', ''), 'names no file'],
    [row('`README.md`', ''), 'names no test'],
  ])('refuses %s', (text, reason) => {
    write('docs/spec-coverage.md', text)
    write('README.md', 'nothing')
    const { code, said } = run('check-spec-coverage.ts')
    expect(said).toContain(reason)
    expect(code).toBe(1)
  })
})
