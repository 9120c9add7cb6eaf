import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { DomainsWire } from '#contract/platform/domains.ts'
import type { OperatorLogWire } from '#contract/platform/operator.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { signInOperator } from '#server/testing/sign-in-operator.ts'
import { Visitor } from '#server/testing/visitor.ts'

/** A domain name system of the test: texts and addresses by name; 'silent' answers nothing at all. */
const zone = { texts: new Map<string, string>(), addresses: new Map<string, string[]>(), silent: false }
const ask = <T>(answer: T): Promise<T> =>
  zone.silent ? Promise.reject(new Error('ETIMEOUT')) : Promise.resolve(answer)
const names = {
  says: (name: string, text: string) => ask(zone.texts.get(name) === text),
  addresses: (host: string) => ask(host === 'localhost' ? ['203.0.113.1'] : (zone.addresses.get(host) ?? [])),
}

const root = '/api/v1/staff/domains'
const day = 86_400_000
let test: TestApp
let shop: Shop
let other: Shop
let owner: Visitor
let racer: Visitor
beforeAll(async () => {
  test = await makeTestApp({ names })
  shop = await makeShop(test)
  other = await makeShop(test)
  owner = await shop.staff()
  racer = await other.staff()
})
afterAll(() => test.close())
beforeEach(() => {
  zone.silent = false
  test.resetClock()
})

const add = (who: Visitor, host: string) => who.call<DomainsWire>('POST', root, { host })
const check = (who: Visitor, host: string) => {
  test.pass(10_000)
  return who.call<DomainsWire>('POST', `${root}/check`, { host })
}
const of = (list: DomainsWire, host: string) => list.data.find((one) => one.host === host)
/** Writes what the owner of a domain writes at its provider. */
function write(list: DomainsWire, host: string): void {
  const txt = of(list, host)?.records.find(({ type }) => type === 'TXT')
  zone.texts.set(txt?.name ?? '', txt?.value ?? '')
  zone.addresses.set(host, ['203.0.113.1'])
}
const tls = async (host: string) =>
  (await new Visitor(test.app, '127.0.0.1').send('GET', `/tls/ask?domain=${host}`)).status
const siteAt = (host: string) => new Visitor(test.app, host).call<SiteWire>('GET', '/api/v1/storefront')

it('an owner’s domain waits with a clear sentence until it is proven and leads here, then it answers', async () => {
  const host = 'order.shop.example'
  const added = await add(owner, 'https://Order.Shop.example/')
  expect(of(added, host)).toMatchObject({ state: 'pending', works: false, given: false, primary: false })
  expect(of(added, host)?.sentence).toContain('TXT record')
  expect(of(added, host)?.records).toEqual([
    { type: 'TXT', name: `_maidah.${host}`, value: expect.stringMatching(/^maidah-site=[0-9a-f]{32}$/) },
    { type: 'CNAME', name: host, value: 'localhost' },
  ])
  expect(added.addresses).toEqual(['203.0.113.1'])
  expect(await tls(host)).toBe(404)
  write(added, host)
  zone.addresses.set(host, ['198.51.100.9'])
  expect(of(await check(owner, host), host)?.sentence).toContain('another server')
  zone.addresses.set(host, [])
  expect(of(await check(owner, host), host)?.sentence).toContain('leads nowhere')
  zone.addresses.set(host, ['203.0.113.1'])
  expect(of(await check(owner, host), host)).toMatchObject({ state: 'verified', works: true })
  expect(await tls(host)).toBe(200)
  expect(await siteAt(host)).toMatchObject({ name: (await siteAt(shop.host)).name })
  const primary = await owner.call<DomainsWire>('PUT', `${root}/primary`, { host })
  expect(primary.data.map((one) => [one.host, one.primary])).toEqual([
    [host, true],
    [shop.host, false],
  ])
  expect(test.deps.hosts.primaryHost(shop.tenantId)).toBe(host)
})

it('safety 17: nobody takes a host that another restaurant has or can still prove', async () => {
  const mine = await add(owner, 'mine.shop.example')
  write(mine, 'mine.shop.example')
  await check(owner, 'mine.shop.example')
  const fields = async (host: string) => (await racer.refused('POST', root, { host })).errors ?? {}
  expect(await fields('console.localhost')).toHaveProperty('host')
  expect(of(await add(racer, shop.host), shop.host)).toMatchObject({ works: false, state: 'pending' })
  const claimed = await add(racer, 'mine.shop.example')
  expect(of(claimed, 'mine.shop.example')).toMatchObject({ works: false })
  // both restaurants' records stand at once: the first keeps it
  const proof = of(claimed, 'mine.shop.example')?.records[0]
  zone.texts.set('_maidah.mine.shop.example', proof?.value ?? '')
  const both = zone.texts.get.bind(zone.texts)
  const first = of(mine, 'mine.shop.example')?.records[0]?.value
  const says = names.says
  names.says = (name, text) => ask(text === first || both(name) === text)
  expect(of(await check(racer, 'mine.shop.example'), 'mine.shop.example')?.sentence).toContain(
    'Another restaurant',
  )
  expect(await test.deps.hosts.find('mine.shop.example')).toMatchObject({ tenantId: shop.tenantId })
  // the owner of the domain takes the first one's record away: it moves
  names.says = says
  const moved = await check(racer, 'mine.shop.example')
  expect(of(moved, 'mine.shop.example')).toMatchObject({ state: 'verified', works: true })
  expect(await test.deps.hosts.find('mine.shop.example')).toMatchObject({ tenantId: other.tenantId })
  expect(of(await owner.call<DomainsWire>('GET', root), 'mine.shop.example')).toMatchObject({
    state: 'failed',
    works: false,
  })
})

it('safety 17: checked daily; one that fails keeps its website three days, and silence proves nothing', async () => {
  const host = 'daily.shop.example'
  write(await add(owner, host), host)
  await check(owner, host)
  zone.silent = true
  test.pass(day + 60_000)
  await test.sweep()
  expect(await tls(host)).toBe(200)
  zone.silent = false
  zone.addresses.set(host, ['198.51.100.9'])
  test.pass(day)
  await test.sweep()
  const failing = of(await owner.call<DomainsWire>('GET', root), host)
  expect(failing).toMatchObject({
    state: 'failed',
    works: true,
    sentence: expect.stringContaining('another'),
  })
  test.pass(3 * day)
  await test.sweep()
  expect(of(await owner.call<DomainsWire>('GET', root), host)).toMatchObject({
    state: 'failed',
    works: false,
  })
  expect(await tls(host)).toBe(404)
  expect(await owner.refused('PUT', `${root}/primary`, { host })).toMatchObject({ code: 'host-not-proven' })
})

it('a domain is given back; what the provider gave and the last host are not an owner’s to remove', async () => {
  const host = 'back.shop.example'
  write(await add(owner, host), host)
  await check(owner, host)
  await owner.call('PUT', `${root}/primary`, { host })
  const left = await owner.call<DomainsWire>('DELETE', root, { host })
  expect(of(left, host)).toBeUndefined()
  expect(left.data.some(({ primary, works }) => primary && works)).toBe(true)
  expect(await owner.refused('DELETE', root, { host: shop.host })).toMatchObject({ code: 'not-allowed' })
  const lone = await makeShop(test)
  const path = `/api/v1/platform/operator/tenants/${lone.tenantId}/domains`
  const operator = await signInOperator(test)
  expect(await operator.refused('DELETE', path, { host: lone.host })).toMatchObject({ code: 'last-host' })
})

it('an operator gives a name before the platform’s own at once; both logs have it', async () => {
  const operator = await signInOperator(test)
  const path = `/api/v1/platform/operator/tenants/${other.tenantId}/domains`
  const list = await operator.call<DomainsWire>('POST', path, { host: 'given.localhost' })
  expect(of(list, 'given.localhost')).toMatchObject({ given: true, works: true, records: [] })
  const claimed = await operator.call<DomainsWire>('POST', path, { host: 'their.shop.example' })
  expect(of(claimed, 'their.shop.example')).toMatchObject({ given: false, works: false })
  const log = await operator.call<OperatorLogWire>(
    'GET',
    `/api/v1/platform/operator/log?tenant_id=${other.tenantId}`,
  )
  expect(log.data.map(({ action }) => action)).toEqual(['domain-add', 'domain-add'])
  const audit = await racer.call<{ data: { action: string; who: string }[] }>('GET', '/api/v1/staff/audit')
  expect(audit.data[0]).toMatchObject({ action: 'domain-add', who: '' })
  expect(await operator.refused('GET', path.replace(other.tenantId, 'nobody'))).toMatchObject({
    code: 'not-found',
  })
})
