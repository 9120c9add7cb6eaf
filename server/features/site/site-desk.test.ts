import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteDeskWire } from '#contract/site/site-desk.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  owner = await shop.staff()
})
afterAll(() => test.close())

const path = (rest = '') => `/api/v1/staff/site${rest}`
const put = (rest: string, body: object) => owner.call<SiteDeskWire>('PUT', path(rest), body)
const menuOf = (branch: string) => `/menu/e/branch/${branch}`
const audited = async () => {
  const rows = await test.database.db.read(shop.tenantId, (db) =>
    db.q.selectFrom('audit_log').select(['action', 'subject', 'after']).orderBy('id').execute(),
  )
  return rows.filter(({ action }) => /redirect|hosts|website/.test(action))
}

describe("the owner's page about printed links", () => {
  it('spec 2: a printed link leads to the electronic menu of an own branch, until it is removed', async () => {
    const target = menuOf(shop.branchIds[0] ?? '')
    const { redirects } = await put('/redirects/table/T-7', { target: ` ${target} ` })
    expect(redirects).toEqual([{ kind: 'table', code: 'T-7', target, works: true }])
    const catalogue = await test.deps.catalogues.current(shop.tenantId)
    expect(catalogue.redirects.rows).toEqual([{ kind: 'table', code: 'T-7', target }])
    const after = await owner.call<SiteDeskWire>('DELETE', path('/redirects/table/T-7'))
    expect(after.redirects).toEqual([])
    expect(await owner.refused('DELETE', path('/redirects/table/T-7'))).toMatchObject({ code: 'not-found' })
  })

  it('attack: never an open redirect: a host outside must be listed first, and counts only while it is', async () => {
    const target = 'https://tables.example.com/session-by-table/7'
    const refused = await owner.refused('PUT', path('/redirects/table/7'), { target })
    expect(refused).toMatchObject({ status: 422, code: 'target-not-allowed' })
    expect((await put('/hosts', { hosts: ['https://Tables.Example.com/'] })).hosts).toEqual([
      'tables.example.com',
    ])
    expect((await put('/redirects/table/7', { target })).redirects[0]).toMatchObject({ target, works: true })
    for (const wrong of ['http://tables.example.com/', 'https://evil.example/', '//evil.example', '/menu'])
      expect(await owner.refused('PUT', path('/redirects/table/7'), { target: wrong })).toMatchObject({
        code: 'target-not-allowed',
      })
    expect((await put('/hosts', { hosts: [] })).redirects[0]).toMatchObject({ target, works: false })
  })

  it('what is no host and no code is refused', async () => {
    for (const host of ['localhost', '10.0.0.1', 'a b', 'tables.example.com:444'])
      expect(await owner.refused('PUT', path('/hosts'), { hosts: [host] })).toMatchObject({
        code: 'bad-input',
      })
    const target = menuOf(shop.branchIds[0] ?? '')
    expect(await owner.refused('PUT', path('/redirects/table/%D8%A3'), { target })).toMatchObject({
      code: 'bad-input',
    })
  })

  it('attack: the branch of another restaurant, and a manager', async () => {
    const other = await makeShop(test)
    const target = menuOf(other.branchIds[0] ?? '')
    expect(await owner.refused('PUT', path('/redirects/emenu/1'), { target })).toMatchObject({
      code: 'target-not-allowed',
    })
    const manager = await shop.staff('manager')
    expect(await manager.refused('PUT', path('/enabled'), { enabled: false })).toMatchObject({ status: 403 })
  })

  it('every change is in the audit log', async () => {
    const before = (await audited()).length
    await put('/hosts', { hosts: ['menus.example.com'] })
    await put('/hosts', { hosts: ['menus.example.com'] })
    await put('/redirects/emenu/9', { target: 'https://menus.example.com/9' })
    expect((await audited()).slice(before)).toEqual([
      { action: 'link-hosts', subject: 'hosts', after: ['menus.example.com'] },
      { action: 'redirect-save', subject: '/emenu/9', after: { target: 'https://menus.example.com/9' } },
    ])
  })
})

describe('the website', () => {
  it('spec 2: is closed and opened again by its owner, and every page knows', async () => {
    const site = () => shop.guest().call<SiteWire>('GET', '/api/v1/storefront')
    expect((await site()).enabled).toBe(true)
    expect((await put('/enabled', { enabled: false })).enabled).toBe(false)
    expect((await site()).enabled).toBe(false)
    const { guest, cart } = await shop.guestWith('Tea')
    expect(
      await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), {
        'idempotency-key': 'closed-site',
      }),
    ).toMatchObject({ code: 'order-service-unavailable' })
    expect((await put('/enabled', { enabled: true })).enabled).toBe(true)
    expect((await site()).enabled).toBe(true)
  })
})
