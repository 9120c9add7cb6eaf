import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestPages, type TestPages } from '#server/testing/make-test-pages.ts'

let shop: TestPages
beforeEach(async () => {
  shop = await makeTestPages({
    redirects: {
      hosts: ['tables.example.com'],
      rows: [
        { kind: 'table', code: 'T7', target: '/menu/e/branch/olaya' },
        { kind: 'table', code: 'T8', target: '/menu/e/branches/olaya' },
        { kind: 'table', code: 'T9', target: 'https://tables.example.com/session-by-table/9' },
        { kind: 'table', code: 'gone', target: 'https://evil.example/' },
        { kind: 'emenu', code: '1', target: '/menu/e/branch/malqa' },
      ],
    },
  })
})
afterEach(() => shop.close())

const to = async (path: string, headers?: Record<string, string>) => {
  const answer = await shop.ask(path, headers)
  return [answer.status, answer.headers.location, answer.headers['cache-control']]
}

describe("a tenant's own table of printed links", () => {
  it('spec 2: /table/{code} leads to the electronic menu of a branch, in the language of the link', async () => {
    expect(await to('/table/T7')).toEqual([302, '/menu/e/branch/olaya', 'no-store'])
    expect(await to('/en/table/T7?utm_source=qr')).toEqual([302, '/en/menu/e/branch/olaya', 'no-store'])
  })

  it('spec 2: /table/{code} leads to the electronic menu of the branches', async () => {
    expect(await to('/table/T8')).toEqual([302, '/menu/e/branches/olaya', 'no-store'])
  })

  it('spec 2: /table/{code} leads to an external session-by-table page at a listed host', async () => {
    expect(await to('/en/table/T9')).toEqual([
      302,
      'https://tables.example.com/session-by-table/9',
      'no-store',
    ])
  })

  it('spec 2: /emenu/{n} has a table of its own', async () => {
    expect(await to('/emenu/1')).toEqual([302, '/menu/e/branch/malqa', 'no-store'])
    expect((await shop.ask('/emenu/T7')).status).toBe(200)
  })

  it('a link in capitals, as some QR codes are made, leads where it would', async () => {
    expect(await to('/TABLE/T7')).toEqual([302, '/menu/e/branch/olaya', 'no-store'])
    expect(await to('/en/EMENU/1')).toEqual([302, '/en/menu/e/branch/malqa', 'no-store'])
  })

  it('a link that is not in the table keeps its built-in behaviour', async () => {
    expect((await shop.ask('/table/unknown')).body).toContain('path=/table/unknown')
  })

  it('attack: a row to a host that is not listed, and another tenant, lead nowhere', async () => {
    expect((await shop.ask('/table/gone')).headers.location).toBeUndefined()
    shop.world.redirects = { ...shop.world.redirects, hosts: [] }
    expect((await shop.ask('/table/T9')).headers.location).toBeUndefined()
    // nile's branches are not saffron's
    expect((await shop.ask('/table/T7', { host: 'nile.test' })).headers.location).toBeUndefined()
  })

  it('while the website is closed no link leaves it', async () => {
    shop.world.enable = '0'
    expect((await shop.ask('/table/T9')).headers.location).toBeUndefined()
  })
})
