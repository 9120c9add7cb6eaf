import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { pageZone } from '#domain/delivery/page-zone.ts'
import routes from '../routes.ts'
import { views } from './page-view.ts'
import { readPage, writePage } from './public-page.ts'

const folder = new URL('..', import.meta.url).pathname
const page = {
  view: 'menu',
  route: 'routes/menu/menu-page',
  language: 'ar',
  origin: 'https://saffron.test',
  build: '/_s/abc.js',
} as const

describe('a public page as it travels', () => {
  it('is read from its document as it was written, whatever a tenant’s words hold', () => {
    const name = '</script><script>alert(1)</script><!--'
    const block = writePage({ ...page, data: { name }, site: JSON.stringify({ name }) })
    expect(block.match(/<\/?script/g)).toEqual(['<script', '</script'])
    const read = readPage(`<html><body>${block}<script src="/_s/abc.js"></script></body></html>`)
    expect(read).toEqual({ ...page, data: { name }, site: { name } as Partial<SiteWire> })
  })

  it('is none where another client shows the page', () => {
    expect(readPage('<html><body>404</body></html>')).toBeUndefined()
  })
})

interface Entry {
  readonly path?: string | undefined
  readonly file: string
  readonly children?: readonly Entry[] | undefined
}

/** Every address of a route file, without parameters' values. */
function pathsOf(entries: readonly Entry[], above = ''): [string, string][] {
  return entries.flatMap(({ path, file, children }) => {
    const here = [above, path].filter(Boolean).join('/')
    return [[file, `/${here.replace(/^en\?\/?/, '')}`] as [string, string], ...pathsOf(children ?? [], here)]
  })
}

/** The view that a route file names, if any. */
const viewOf = (file: string) =>
  /handle: PublicHandle = \{ view: '([\w-]+)' \}/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]

describe('decision 0234: routes with a view', () => {
  const named = pathsOf(routes).flatMap(([file, path]) => {
    const view = viewOf(file)
    return view === undefined ? [] : [{ file, path, view }]
  })

  it('are in the public zone: within it one client moves on without a new document', () => {
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ path }) => pageZone(path) !== 'public')).toEqual([])
  })

  it('name each view, and each view has its file', () => {
    const files = readdirSync(join(folder, 'routes'), { recursive: true, encoding: 'utf8' })
    const shown = files.flatMap((file) => /([\w-]+)-view\.tsx$/.exec(file)?.[1] ?? [])
    expect([...new Set(named.map(({ view }) => view))].toSorted()).toEqual(Object.keys(views).toSorted())
    expect(shown.toSorted()).toEqual(Object.keys(views).toSorted())
  })
})
