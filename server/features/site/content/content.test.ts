import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleBanner } from '#contract/site/sample-site.ts'
import type { SiteContentWire } from '#contract/site/site-content.ts'
import type { BannerWire } from '#contract/platform/tenant.ts'
import type { PictureWire } from '#contract/core/wire.ts'
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

const path = (rest: string) => `/api/v1/staff/site${rest}`
const change = (method: string, rest: string, body?: object) =>
  owner.call<SiteContentWire>(method, path(rest), body)
const refused = (method: string, rest: string, body?: object) => owner.refused(method, path(rest), body)
const page = (body: string) => ({ title: { ar: 'من نحن', en: 'About' }, body: { ar: body, en: body } })
const fresh = async () => test.deps.catalogues.current(shop.tenantId)

describe('content pages', () => {
  it('spec 2, 3: /page/{slug} is written, read by everyone in the language of the call, and taken away', async () => {
    await change('PUT', '/pages/Our-Story', page('<h2>A</h2><p>نص <a href="https://example.com/">x</a></p>'))
    const read = await shop
      .guest()
      .call<{ data: { slug: string; title: string }[] }>('GET', '/api/v1/tenant/pages/by-type/web')
    expect(read.data.find(({ slug }) => slug === 'our-story')?.title).toBe('About')
    const { pages } = await change('DELETE', '/pages/our-story')
    expect(pages.map(({ slug }) => slug)).not.toContain('our-story')
    expect(await refused('DELETE', '/pages/our-story')).toMatchObject({ code: 'not-found' })
  })

  it('safety 10: of two owners at one page or banner the second hears of the first, and nothing is written over', async () => {
    const { pages } = await change('PUT', '/pages/two', { ...page('<p>a</p>'), seen: '' })
    const seen = pages.find(({ slug }) => slug === 'two')?.seen
    await change('PUT', '/pages/two', { ...page('<p>b</p>'), seen })
    for (const old of [seen, ''])
      expect(await refused('PUT', '/pages/two', { ...page('<p>c</p>'), seen: old })).toMatchObject({
        status: 409,
        code: 'plan-changed',
      })
    const { banners } = await change('POST', '/banners', sampleBanner)
    const banner = banners.at(-1)
    const words = { title: { ar: 'عرض آخر', en: 'Another' } }
    await change('PUT', `/banners/${banner?.id}`, { ...sampleBanner, ...words, seen: banner?.seen })
    const late = { ...sampleBanner, appear_in_period: 7, seen: banner?.seen }
    expect(await refused('PUT', `/banners/${banner?.id}`, late)).toMatchObject({ code: 'plan-changed' })
    await change('DELETE', `/banners/${banner?.id}`)
  })

  it('attack: scripts, handlers, styles and javascript: links are refused, never repaired', async () => {
    for (const body of [
      '<script>alert(1)</script>',
      '<p onclick="x()">a</p>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">a</a>',
      '<p style="position:fixed">a</p>',
      '<p>a',
    ])
      expect(await refused('PUT', '/pages/evil', page(body))).toMatchObject({
        status: 422,
        code: 'html-unsafe',
      })
    expect(await refused('PUT', '/pages/a_b', page('<p>a</p>'))).toMatchObject({ code: 'bad-input' })
  })
})

describe('banners and popups', () => {
  it('spec 2, 4: a popup is added, changed, shown by place=web and taken away', async () => {
    const { banners } = await change('POST', '/banners', sampleBanner)
    const [added] = banners
    if (!added) throw new Error('no banner')
    const changed = { ...sampleBanner, type: 'item', item_id: shop.itemId('Shawarma'), appear_in_period: 5 }
    await change('PUT', `/banners/${added.id}`, changed)
    const shown = await shop
      .guest()
      .call<{ data: BannerWire[] }>('GET', '/api/v1/tenant/banners/all?place=web')
    expect(shown.data.find(({ id }) => id === added.id)).toMatchObject({
      place: 'web_popup',
      type: 'item',
      item_id: shop.itemId('Shawarma'),
      url: null,
      appear_in_period: 5,
    })
    expect((await change('DELETE', `/banners/${added.id}`)).banners).toEqual([])
  })

  it('has a picture that was uploaded here, and no other', async () => {
    const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#a40' } })
      .png()
      .toBuffer()
    const picture = await owner.call<PictureWire>('POST', path('/pictures'), bytes, {
      'content-type': 'application/octet-stream',
    })
    const { banners } = await change('POST', '/banners', { ...sampleBanner, picture })
    expect(banners.at(-1)?.picture).toEqual(picture)
    const unknown = { ...picture, id: 'A1b2C3d4E5f6G7h8I9j0' }
    expect(await refused('POST', '/banners', { ...sampleBanner, picture: unknown })).toMatchObject({
      code: 'bad-input',
    })
  })

  it('leads to what is the restaurant’s own, or by https', async () => {
    const of = (more: object) => refused('POST', '/banners', { ...sampleBanner, ...more })
    expect(await of({ type: 'item', item_id: 'ofanother' })).toMatchObject({ code: 'field-required' })
    expect(await of({ type: 'group', group_id: null })).toMatchObject({ code: 'field-required' })
    for (const url of ['javascript:alert(1)', 'http://example.com/', '//evil.example', ''])
      expect(await of({ url })).toMatchObject({ code: 'target-not-allowed' })
    const dates = { starts_at: '2026-11-22T00:00:00.000Z', ends_at: '2026-11-21T00:00:00.000Z' }
    expect(await of(dates)).toMatchObject({ code: 'date-invalid' })
    expect(await of({ starts_at: '2026-11-21T24:30' })).toMatchObject({ code: 'date-invalid' })
  })

  it('safety 37: its times are read and shown by the restaurant’s clock, and moments are still taken', async () => {
    const dates = { starts_at: '2026-11-21T20:30', ends_at: '2026-11-22T21:00:00.000Z' }
    const { banners } = await change('POST', '/banners', { ...sampleBanner, ...dates })
    expect(banners.at(-1)).toMatchObject({
      starts_at: '2026-11-21T17:30:00.000Z',
      starts_local: '2026-11-21T20:30',
      ends_at: '2026-11-22T21:00:00.000Z',
      ends_local: '2026-11-23T00:00',
    })
  })
})

describe('short links', () => {
  it('rule "Short links": leads to an own page or a listed host; a click changes no page', async () => {
    const { links } = await change('PUT', '/short-links/summer', { target: ' /menu ' })
    expect(links).toEqual([{ code: 'summer', target: '/menu', clicks: 0, works: true }])
    const { version } = await fresh()
    await test.database.db.write(shop.tenantId, async (tx) => {
      const { countClick } = await import('#server/store/site/short-links.ts')
      await countClick(tx, 'summer')
    })
    const after = await owner.call<SiteContentWire>('GET', path('/content'))
    expect(after.links[0]?.clicks).toBe(1)
    expect((await fresh()).version).toBe(version)
    expect((await change('PUT', '/short-links/summer', { target: '/branches' })).links[0]).toMatchObject({
      target: '/branches',
      clicks: 1,
    })
    expect(await refused('PUT', '/short-links/x', { target: 'https://evil.example/' })).toMatchObject({
      status: 422,
      code: 'target-not-allowed',
    })
    expect((await change('DELETE', '/short-links/summer')).links).toEqual([])
  })
})

it('the website is its owner’s: a manager changes none of it, and every change is in the audit log', async () => {
  const manager = await shop.staff('manager')
  for (const [method, rest, body] of [
    ['GET', '/content', undefined],
    ['PUT', '/pages/about', page('<p>a</p>')],
    ['POST', '/banners', sampleBanner],
    ['PUT', '/short-links/a', { target: '/menu' }],
    ['POST', '/pictures', undefined],
  ] as const)
    expect(await manager.refused(method, path(rest), body)).toMatchObject({ status: 403 })
  const rows = await test.database.db.read(shop.tenantId, (db) =>
    db.q.selectFrom('audit_log').select('action').execute(),
  )
  const actions = new Set(rows.map(({ action }) => action))
  for (const action of ['page-save', 'page-remove', 'banner-save', 'banner-remove', 'short-link-save'])
    expect(actions).toContain(action)
})
