import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildProduct } from './build-product.ts'

let root: string
let builds: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maidah-build-'))
  builds = []
  write('package-lock.json', '{}')
  write('storefront/react-router.config.ts', '')
  write('storefront/root.tsx', 'one')
  write('ui/button.tsx', 'one')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

// As Vite does: empties its folder, then writes assets named after what is in them. Parts are built at the same time:
// each counts its own.
async function fakeBuild(_: string, app: string): Promise<void> {
  builds.push(app)
  const nth = builds.filter((name) => name === app).length
  rmSync(join(root, 'build', app), { recursive: true, force: true })
  if (app === 'server') {
    write('build/server/main.js', '')
    write(`build/server/chunks/paper-${nth}.js`, String(nth))
    return
  }
  write(`build/${app}/server/index.js`, '')
  write(`build/${app}/client/_s/root-${nth}.js`, String(nth))
}

const run = () => buildProduct(root, () => {}, fakeBuild)
const assets = () => readdirSync(join(root, 'build/storefront/client/_s')).sort()

describe('the build', () => {
  it('is made when it is missing, and not again', async () => {
    expect(await run()).toEqual(['storefront'])
    expect(await run()).toEqual([])
    rmSync(join(root, 'build/storefront'), { recursive: true })
    expect(await run()).toEqual(['storefront'])
  })

  it('is made again when what it is made of changes: its own, what the apps share, the packages', async () => {
    await run()
    for (const file of ['storefront/root.tsx', 'ui/button.tsx', 'package-lock.json', 'contract/new.ts']) {
      write(file, 'two')
      expect(await run()).toEqual(['storefront'])
    }
    for (const file of [
      'storefront/root.test.tsx',
      'server/http/app.ts',
      'storefront/.react-router/types/a.ts',
    ]) {
      write(file, 'two')
      expect(await run()).toEqual([])
    }
  })

  it('safety 32: keeps the assets of the last three builds reachable', async () => {
    for (const text of ['1', '2', '3', '4']) {
      write('storefront/root.tsx', text)
      await run()
    }
    expect(assets()).toEqual(['root-2.js', 'root-3.js', 'root-4.js'])
    expect(existsSync(join(root, 'build/storefront.former'))).toBe(false)
  })

  it('is made again after one that failed', async () => {
    await run()
    write('storefront/root.tsx', 'broken')
    const broken = buildProduct(
      root,
      () => {},
      () => Promise.reject(new Error('broken')),
    )
    await expect(broken).rejects.toThrow('broken')
    write('storefront/root.tsx', 'one')
    expect(await run()).toEqual(['storefront'])
    expect(assets()).toEqual(['root-1.js', 'root-2.js'])
  })

  it('of the server is made again when its code or the demo’s changes; what it loads later stays for one that runs', async () => {
    write('server/start/main.ts', 'one')
    expect(await run()).toEqual(['storefront', 'server'])
    for (const file of ['server/http/app.ts', 'db/demo/saffron.ts']) {
      write(file, 'two')
      expect(await run()).toEqual(['server'])
    }
    for (const file of ['server/app.test.ts', 'db/demo/pictures/dish.webp', 'db/migrations/1_a.sql']) {
      write(file, 'two')
      expect(await run()).toEqual([])
    }
    const chunks = readdirSync(join(root, 'build/server/chunks')).sort()
    expect(chunks).toEqual(['paper-1.js', 'paper-2.js', 'paper-3.js'])
  })

  it('is made once when two start at the same time', async () => {
    const both = await Promise.all([run(), run()])
    expect(both.flat()).toEqual(['storefront'])
    expect(builds).toEqual(['storefront'])
  })

  it('leaves no bundler in the process that asked for it, which a start goes on to be', async () => {
    rmSync(join(root, 'storefront'), { recursive: true })
    write('server/start/later.ts', 'export const later = 1')
    write('server/start/main.ts', "export const start = () => import('./later.ts')")
    const asking = `
      const { buildProduct } = await import(${JSON.stringify(new URL('./build-product.ts', import.meta.url).href)})
      const built = await buildProduct(process.argv[1], () => {})
      const held = process.report.getReport().sharedObjects.filter((file) => file.includes('rolldown'))
      console.log(JSON.stringify({ built, held }))`
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      asking,
      root,
    ])
    expect(JSON.parse(stdout)).toEqual({ built: ['server'], held: [] })
    expect(existsSync(join(root, 'build/server/main.js'))).toBe(true)
  })
})
