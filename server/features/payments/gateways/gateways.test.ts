import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GatewayAccountWire, GatewaysWire } from '#contract/payments/gateways.ts'
import { makeMoyasarBench, type MoyasarBench } from '#server/adapters/payment/make-moyasar-bench.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { accountOfBody } from './account-of-body.ts'

let bench: MoyasarBench
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  bench = await makeMoyasarBench()
  test = await makeTestApp({ gateways: [bench.gateway] })
  shop = await makeShop(test)
  owner = await shop.staff()
})
afterAll(async () => {
  await test.close()
  await bench.close()
})

const path = (rest = '') => `/api/v1/staff/gateways${rest}`
const typed = (over: object = {}) => ({
  gateway: 'moyasar',
  name: 'Main account',
  address: 'test',
  simulator_url: bench.simulator.url,
  secret_key: 'sk_test_shop',
  webhook_secret: 'typed-in-the-dashboard',
  ...over,
})
const add = (over: object = {}) => owner.call<GatewayAccountWire>('POST', path(), typed(over))
const chosen = async () =>
  (await owner.call<GatewaysWire>('GET', path())).accounts.filter((account) => account.chosen)

describe("the restaurant's accounts at gateways", () => {
  it('credentials go in and never come out', async () => {
    const account = await add()
    expect(account).toMatchObject({ gateway: 'moyasar', live: false, chosen: false, name: 'Main account' })
    expect(account.webhook_url).toContain(`/api/v1/payments/webhooks/moyasar/${account.id}`)
    const whole = JSON.stringify([account, await owner.call('GET', path())])
    expect(whole).not.toContain('sk_test_shop')
    expect(whole).not.toContain('typed-in-the-dashboard')
    const row = await test.database.db.read(shop.tenantId, (db) =>
      db.q.selectFrom('gateway_accounts').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow(),
    )
    expect(row.sealed_credentials).toMatch(/^v1\./)
    expect(row.sealed_credentials).not.toContain('sk_test_shop')
  })

  it('an account is chosen only once its gateway has taken its key', async () => {
    const before = await chosen()
    const wrong = await add({ secret_key: 'sk_test_wrong' })
    expect(await owner.call('POST', path(`/${wrong.id}/check`), {})).toEqual({ result: 'refused' })
    const refused = await owner.refused('POST', path(`/${wrong.id}/choose`), {})
    expect(refused).toMatchObject({ status: 422, code: 'gateway-not-working' })
    expect(await chosen()).toEqual(before)
    await owner.call('PUT', path(`/${wrong.id}`), typed({ secret_key: 'sk_test_right', webhook_secret: '' }))
    expect(await owner.call('POST', path(`/${wrong.id}/choose`), {})).toMatchObject({ chosen: true })
    const other = await add()
    await owner.call('POST', path(`/${other.id}/choose`), {})
    expect((await chosen()).map(({ id }) => id)).toEqual([other.id])
  })

  it('safety 12: a key of the other mode is told, and chosen for nothing', async () => {
    const { id } = await add({ secret_key: 'sk_live_shop' })
    expect(await owner.call('POST', path(`/${id}/check`), {})).toEqual({ result: 'wrong-mode' })
    expect((await owner.refused('POST', path(`/${id}/choose`), {})).details).toEqual({ result: 'wrong-mode' })
  })

  it('every act is in the audit log, no secret is', async () => {
    const { id } = await add()
    await owner.call('PUT', path(`/${id}`), typed({ name: 'Renamed', secret_key: '' }))
    await owner.call('POST', path(`/${id}/choose`), {})
    const lines = await test.database.db.read(shop.tenantId, (db) =>
      db.q.selectFrom('audit_log').selectAll().where('subject', '=', id).orderBy('id').execute(),
    )
    expect(lines.map(({ action }) => action)).toEqual([
      'gateway-add',
      'gateway-change',
      'gateway-check',
      'gateway-choose',
    ])
    expect(JSON.stringify(lines)).not.toMatch(/sk_test_shop|typed-in-the-dashboard/)
    expect(lines[1]?.after).toMatchObject({
      name: 'Renamed',
      changed: { secret_key: false, webhook_secret: false },
    })
  })

  it('attack: managers and below, another restaurant, foreign addresses', async () => {
    const { id } = await add()
    for (const role of ['manager', 'cashier', 'kitchen', 'host'] as const) {
      const member = await shop.staff(role)
      expect((await member.refused('GET', path())).code).toBe('not-allowed')
      expect((await member.refused('POST', path(), typed())).code).toBe('not-allowed')
      expect((await member.refused('PUT', path(`/${id}`), typed())).code).toBe('not-allowed')
      expect((await member.refused('POST', path(`/${id}/choose`), {})).code).toBe('not-allowed')
    }
    const stranger = await (await makeShop(test)).staff()
    expect((await stranger.refused('PUT', path(`/${id}`), typed())).code).toBe('not-found')
    for (const url of [
      'http://10.0.0.7',
      'https://evil.example',
      'http://localhost.evil.example',
      'file:///etc',
    ]) {
      const refused = await owner.refused('POST', path(), typed({ simulator_url: url }))
      expect({ url, ...refused }).toMatchObject({ status: 400, code: 'bad-input' })
    }
  })
})

describe('safety 33: where a secret key may go', () => {
  const body = { ...typedWithoutSimulator(), secret_key: 'sk_live_1', address: 'live' }

  it('a live start knows the documented addresses alone', () => {
    expect(accountOfBody(body, { mode: 'live' })).toMatchObject({
      apiUrl: 'https://api.moyasar.com',
      pageUrl: 'https://checkout.moyasar.com',
      live: true,
    })
    const simulated = { ...body, simulator_url: 'http://127.0.0.1:4000' }
    expect(accountOfBody(simulated, { mode: 'live' })).toMatchObject({ refused: true })
  })

  it('a demo takes no live account', () => {
    expect(accountOfBody(body, { mode: 'demo' })).toMatchObject({ refused: true, code: 'bad-input' })
  })

  it('an account stays at its gateway and in its mode', () => {
    const before = accountOfBody({ ...body, address: 'test' }, { mode: 'live' })
    if ('refused' in before) throw new Error(before.code)
    expect(accountOfBody(body, { mode: 'live' }, before)).toMatchObject({ refused: true })
  })
})

function typedWithoutSimulator() {
  return { gateway: 'moyasar', name: 'Main', address: 'test', secret_key: 'sk_test_1', webhook_secret: 'w' }
}
