import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprintTenant } from './fingerprint-attack.ts'
import {
  attacks,
  attacksOn,
  isChanging,
  makeAttackField,
  refusedAs,
  type AttackField,
} from './make-attack-field.ts'
import { addTestKey } from './make-test-key.ts'
import { placeRouteAttacks } from './place-route-attacks.ts'
import { Visitor } from './visitor.ts'

let field: AttackField
let before: Record<string, string>
beforeAll(async () => {
  field = await makeAttackField()
  before = await fingerprintTenant(field.test, field.a.shop.tenantId)
})
afterAll(() => field.test.close())

/** Made once the victim is counted. */
let theirs: ReturnType<typeof addTestKey> | undefined

const stranger = () => new Visitor(field.test.app, 'nobody.localhost')

describe('every route', () => {
  it('of the OpenAPI document is attacked here, and only those', () => {
    const about = { openapi: '3.1.0', info: { title: '', version: '' } }
    const paths = Object.entries(field.test.app.getOpenAPI31Document(about).paths ?? {})
    const routes = paths.flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(attacks.map(([name]) => name).toSorted()).toEqual(routes.toSorted())
  })

  it('beside the document is one of the few plain ones', () => {
    const documented = new Set(attacks.map(([name]) => name.replaceAll(/\{(\w+)\}/g, ':$1')))
    const served = field.test.app.routes.map(({ method, path }) => `${method} ${path}`)
    const plain = served.filter((route) => !route.startsWith('ALL ') && !documented.has(route))
    expect([...new Set(plain)].toSorted()).toEqual([
      'GET /.well-known/apple-developer-merchantid-domain-association',
      'GET /api/v1/docs',
      'GET /api/v1/openapi.json',
      'GET /en/manifest.webmanifest',
      'GET /healthz',
      'GET /manifest.webmanifest',
      'GET /metrics',
      'GET /pictures/:id/:file',
      'GET /rating-photos/:id/:width',
      'GET /readyz',
      'GET /robots.txt',
      'GET /sitemap.xml',
      'GET /tag-frame/:tenant',
      'GET /tls/ask',
      'GET /vehicle-brands/:file',
    ])
  })

  it('by its owners does answer with these ids: the watch sees them', async () => {
    const { a } = field
    const app = { 'x-tenant': a.ids.tenant, 'x-app-token': a.ids.appToken }
    const seen = await Promise.all([
      a.guest.send('GET', `/api/v1/orders/${a.ids.order}`),
      a.owner.send('GET', `/api/v1/staff/board?branch_id=${a.ids.branch}`),
      stranger().send('GET', '/api/v1/storefront', undefined, app),
    ])
    for (const response of seen) {
      const text = await response.text()
      expect(a.secrets.filter((secret) => text.includes(secret))).not.toEqual([])
    }
  })

  it.each(attacks)('%s, on an unknown host, tells nothing', async (name, { zone, foreign }) => {
    const expected = {
      tenant: 'unknown-tenant',
      staff: 'not-found',
      platform: 'not-found',
      open: foreign ?? 'unknown-tenant',
      webhook: foreign ?? 'not-found',
      key: 'api-key-invalid',
    } as const
    expect(await field.attack(stranger(), name)).toMatchObject(refusedAs(expected[zone]))
  })

  it.each(attacks)(
    "%s, on another restaurant's host with the victim's ids, refuses or shows its own",
    async (name, { zone, foreign }) => {
      const answered = await field.attack(field.thief, name)
      if (zone === 'staff' || zone === 'platform') expect(answered).toMatchObject(refusedAs('not-found'))
      else if (zone === 'key') expect(answered).toMatchObject(refusedAs('api-key-invalid'))
      else if (foreign) expect(answered).toMatchObject(refusedAs(foreign))
      else expect(answered.status).toBe(200)
    },
  )

  it.each(attacksOn('key'))(
    "safety 14: %s, with another restaurant's key and the victim's ids, refuses or shows its own",
    async (name, { foreign }) => {
      const { test, a, b } = field
      theirs ??= addTestKey(test, b.tenantId)
      const { apiKey } = await theirs
      const answered = await field.attack(b.guest(), name, { authorization: `Bearer ${apiKey}` })
      if (foreign) expect(answered).toMatchObject(refusedAs(foreign))
      else expect(answered.status).toBe(200)
      const here = { authorization: `Bearer ${apiKey}` }
      const onTheirHost = await field.attack(new Visitor(test.app, a.shop.host), name, here)
      expect(onTheirHost).toMatchObject(refusedAs('contradicting-tenant'))
    },
  )

  it.each(attacksOn('tenant'))(
    "%s, on another restaurant's host with the victim's cookie, is a stranger's",
    async (name, { foreign }) => {
      const visitor = field.withCookies(field.b.host, field.a.guest.cookies)
      const answered = await field.attack(visitor, name)
      if (foreign) expect(answered).toMatchObject(refusedAs(foreign))
      else expect(answered.status).toBe(200)
    },
  )

  it.each(attacksOn('tenant'))(
    "%s, on another restaurant's host with the token of the victim's customer, is a stranger's",
    async (name, { foreign }) => {
      const { a, b } = field
      const expected = foreign === 'sign-in-required' ? 'session-expired' : foreign
      const bearer = { 'x-authorization-token': `Bearer ${a.ids.customerToken}` }
      const answers = [
        await field.attack(field.withCookies(b.host, a.customer.cookies), name),
        await field.attack(new Visitor(field.test.app, b.host), name, bearer),
      ]
      for (const answered of answers)
        if (expected) expect(answered).toMatchObject(refusedAs(expected))
        else expect(answered.status).toBe(200)
    },
  )

  it('of an account refuses another customer of the same restaurant the ids of the first', async () => {
    const { a } = field
    const { fellow } = a
    const path = `/api/v1/user/auth/sessions/${a.ids.customerSession}`
    expect(await fellow.refused('DELETE', path)).toMatchObject({ code: 'not-found' })
    for (const name of Object.keys(placeRouteAttacks).filter((one) => one.endsWith('{id}')))
      expect(await field.attack(fellow, name)).toMatchObject(refusedAs('not-found'))
    const again = await fellow.refused('POST', '/api/v1/carts/from-order', { order_id: a.ids.order })
    expect(again).toMatchObject({ code: 'order-unavailable' })
    const shown = await (await fellow.send('GET', `/api/v1/orders/${a.ids.order}`)).text()
    for (const secret of ['551239876', 'Huda', 'door ']) expect(shown).not.toContain(secret)
  })

  const byBrowsers = attacks.filter(
    ([name, { zone }]) => isChanging(name) && zone !== 'webhook' && zone !== 'key',
  )
  it.each(byBrowsers)('%s, with a cookie and no or a foreign Origin, is refused', async (name, { zone }) => {
    const { a, b } = field
    const victim = zone === 'staff' ? a.owner : zone === 'platform' ? field.operator : a.guest
    const origins = [
      '',
      'null',
      `http://${b.host}:3000`,
      `https://${victim.host}:3000`,
      `http://${victim.host}:3000.evil.example`,
      `http://${victim.host}`,
    ]
    for (const origin of origins) {
      const answered = await field.attack(field.withCookies(victim.host, victim.cookies), name, { origin })
      expect({ origin, ...answered }).toMatchObject(refusedAs('wrong-origin'))
    }
  })

  it.each(byBrowsers)(
    '%s, from a page of another site without our cookies, is refused and sets none',
    async (name, { zone }) => {
      const { a } = field
      const victim = zone === 'staff' ? a.owner : zone === 'platform' ? field.operator : a.guest
      const visitor = field.withCookies(victim.host, new Map())
      for (const origin of ['null', 'https://evil.example'])
        expect(await field.attack(visitor, name, { origin })).toMatchObject(refusedAs('wrong-origin'))
      expect([...visitor.cookies]).toEqual([])
    },
  )

  it.each(attacksOn('tenant'))(
    '%s, with x-tenant and x-app-token: a wrong pair is 401, a contradicting one 403',
    async (name) => {
      const { a, b, thief } = field
      const wrong: Record<string, string>[] = [
        { 'x-tenant': a.ids.tenant, 'x-app-token': 'wrong' },
        { 'x-tenant': a.ids.tenant },
        { 'x-app-token': a.ids.appToken },
        { 'x-tenant': b.tenantId, 'x-app-token': a.ids.appToken },
        { 'x-tenant': "' or 1=1 --", 'x-app-token': a.ids.appToken },
        { 'x-tenant': '', 'x-app-token': '' },
      ]
      for (const headers of wrong)
        expect(await field.attack(stranger(), name, headers)).toMatchObject(refusedAs('wrong-app-token'))
      const pair = { 'x-tenant': a.ids.tenant, 'x-app-token': a.ids.appToken }
      expect(await field.attack(thief, name, pair)).toMatchObject(refusedAs('contradicting-tenant'))
    },
  )

  it('for pictures serves them on their own host alone', async () => {
    const path = `/pictures/${field.a.ids.picture}/240.webp`
    expect((await field.a.guest.send('GET', path)).status).toBe(200)
    const others = [field.thief, stranger(), new Visitor(field.test.app, 'localhost'), await field.b.staff()]
    for (const visitor of others) expect((await visitor.send('GET', path)).status).toBe(404)
  })

  it('leaves the victim with what it had before', async () => {
    const { a, test } = field
    expect(await fingerprintTenant(test, a.shop.tenantId)).toEqual(before)
    expect(await a.customer.call('GET', '/api/v1/user/customers/details')).toMatchObject({
      id: a.ids.customer,
    })
    expect(await a.guest.call('GET', `/api/v1/carts/${a.ids.cart}`)).toMatchObject({ cart_id: a.ids.cart })
    expect(await a.guest.order(a.ids.order)).toMatchObject({ status: 'created', payment_state: 'paid' })
  })
})
