import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiKeysWire, NewApiKeyWire } from '#contract/integrations/api-keys.ts'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { OutCustomerWire, OutOrdersWire, OutOrderWire } from '#contract/integrations/out-orders.ts'
import type { OutMenuWire, OutStockWire } from '#contract/menu/out-menu.ts'
import type { ApiScope } from '#domain/integrations/api-scope.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeGroup, makeOption } from '#domain/menu/make-item.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addTestKey } from '#server/testing/make-test-key.ts'
import { signInCustomer } from '#server/testing/sign-in-customer.ts'
import { Visitor } from '#server/testing/visitor.ts'

const out = '/api/v1/out'
const keys = '/api/v1/staff/api-keys'
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  owner = await shop.staff()
})
afterAll(() => test.close())

/** A program with a key, on any host; the key goes with each call. */
async function program(scopes: readonly ApiScope[], host = 'localhost') {
  const { apiKey } = await addTestKey(test, shop.tenantId, scopes)
  const bearer = { authorization: `Bearer ${apiKey}` }
  const visitor = new Visitor(test.app, host)
  return {
    call: <T>(method: string, path: string, body?: unknown) =>
      visitor.call<T>(method, out + path, body, bearer),
    refused: (method: string, path: string, body?: unknown) =>
      visitor.refused(method, out + path, body, bearer),
  }
}

describe('the outward API', () => {
  it('an owner makes a key, which is shown once, kept as a hash, used, and revoked; all of it is in the log', async () => {
    const { key } = await owner.call<NewApiKeyWire>('POST', keys, { name: 'Till 1', scopes: ['menu.read'] })
    const bearer = { authorization: `Bearer ${key}` }
    const stored = await test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('api_keys').selectAll().where('tenant_id', '=', shop.tenantId).execute(),
    )
    expect(JSON.stringify(stored)).not.toContain(key)
    const listed = await owner.call<ApiKeysWire>('GET', keys)
    expect(JSON.stringify(listed)).not.toContain(key)
    expect(listed.data).toMatchObject([
      { name: 'Till 1', scopes: ['menu.read'], last_used: '', revoked: null },
    ])

    const till = new Visitor(test.app, shop.host)
    await till.call('GET', `${out}/branches`, undefined, bearer)
    const [used] = (await owner.call<ApiKeysWire>('GET', keys)).data
    expect(used?.last_used).toMatch(/^Today /)
    const { data } = await owner.call<ApiKeysWire>('DELETE', `${keys}/${used?.id}`)
    expect(data).toMatchObject([{ name: 'Till 1', revoked: expect.stringMatching(/^Today /) }])
    expect(await till.refused('GET', `${out}/branches`, undefined, bearer)).toMatchObject({
      status: 401,
      code: 'api-key-invalid',
    })
    const { data: log } = await owner.call<{ data: { action: string }[] }>('GET', '/api/v1/staff/audit')
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['api-key-add', 'api-key-revoke']))
  })

  it('each call needs its own scope, and a key without it is told which', async () => {
    const order = await makePaidOrder(test, shop)
    const branch = shop.branchIds[0]
    const calls: [ApiScope, string, string, object?][] = [
      ['menu.read', 'GET', '/branches'],
      ['menu.read', 'GET', `/menu?branch_id=${branch}`],
      ['stock.write', 'PUT', `/branches/${branch}/items/${shop.itemId('Tea')}/stock`, { left: 3 }],
      ['orders.read', 'GET', '/orders'],
      ['orders.read', 'GET', `/orders/${order.id}`],
      ['orders.write', 'POST', `/orders/${order.id}/status`, { status: 'accepted', version: 2 }],
      ['customers.read', 'GET', '/customers'],
      ['customers.read', 'GET', '/customers/nobody'],
    ]
    for (const [scope, method, path, body] of calls) {
      const others = (
        ['menu.read', 'stock.write', 'orders.read', 'orders.write', 'customers.read'] as const
      ).filter((one) => one !== scope)
      const refused = await (await program(others)).refused(method, path, body)
      expect({ path, ...refused }).toMatchObject({
        path,
        status: 403,
        code: 'scope-missing',
        details: { scope },
      })
    }
  })

  it('a program reads the menu in both languages and writes stock, which guests see', async () => {
    const till = await program(['menu.read', 'stock.write'])
    const branch = shop.branchIds[0]
    const tea = shop.itemId('Tea')
    const stock = `/branches/${branch}/items/${tea}/stock`
    expect(await till.call<OutStockWire>('PUT', stock, { left: 7 })).toEqual({
      sold_out: false,
      sold_out_until: null,
      left: 7,
    })
    const until = new Date(test.deps.clock() + 3_600_000).toISOString()
    await till.call('PUT', stock, { sold_out: true, sold_out_until: until })
    const menu = await till.call<OutMenuWire>('GET', `/menu?branch_id=${branch}`)
    const item = menu.groups.flatMap(({ items }) => items).find(({ id }) => id === tea)
    expect(item).toMatchObject({
      name: { ar: 'Tea', en: 'Tea' },
      price: '3.00',
      sold_out: true,
      sold_out_until: until,
      left: 7,
    })
    const guest = shop.guest()
    const refused = await guest.refused('POST', `/api/v1/carts/${(await guest.openCart()).cart_id}/lines`, {
      item_id: tea,
    })
    expect(refused.code).toBe('item-unavailable')
    expect(
      await till.refused('PUT', stock, { sold_out: true, sold_out_until: '2020-01-01T00:00:00Z' }),
    ).toMatchObject({
      code: 'bad-input',
    })
    await till.call('PUT', stock, { sold_out: false, left: null })
  })

  it('the menu says labels, contents and what is out of each dish and option', async () => {
    const [sauce, cheese] = [makeId(), makeId()]
    const content = { allergens: [{ id: 'milk', name: { ar: 'حليب', en: 'Milk' }, icon: 'milk' }] }
    const labelled = await makeShop(test, {
      content,
      items: [
        {
          name: 'Wrap',
          calories: 600,
          labels: { salt: 5600 },
          allergens: ['milk'],
          tags: ['vegetarian'],
          options: [
            makeGroup(makeId(), [
              makeOption(sauce, { calories: 90, labels: { sugar: 4000 } }),
              makeOption(cheese, { allergens: ['milk'], unfit: ['vegan'] }),
            ]),
          ],
        },
      ],
    })
    const cook = await labelled.staff('kitchen')
    const branch = labelled.branchIds[0]
    await cook.call('PUT', '/api/v1/staff/options/here', {
      branch_id: branch,
      option_ids: [sauce],
      sold_out: true,
    })
    const { apiKey } = await addTestKey(test, labelled.tenantId, ['menu.read'])
    const menu = await new Visitor(test.app, 'localhost').call<OutMenuWire>(
      'GET',
      `${out}/menu?branch_id=${branch}`,
      undefined,
      { authorization: `Bearer ${apiKey}` },
    )
    expect(menu.allergens).toEqual(content.allergens)
    expect(menu.groups.flatMap(({ items }) => items)).toMatchObject([
      {
        labels: { salt: 5600 },
        activity_minutes: 140,
        high_in_salt: true,
        allergen_ids: ['milk'],
        tags: ['vegetarian'],
        option_groups: [
          {
            options: [
              { sold_out: true, calories: 90, labels: { sugar: 4000 }, allergen_ids: [], unfit: [] },
              { sold_out: false, calories: null, labels: {}, allergen_ids: ['milk'], unfit: ['vegan'] },
            ],
          },
        ],
      },
    ])
  })

  it('a program moves an order within the table of statuses, by the version it saw, and the journal names it', async () => {
    const order = await makePaidOrder(test, shop)
    const till = await program(['orders.read', 'orders.write'])
    const path = `/orders/${order.id}`
    const { version } = await till.call<OutOrderWire>('GET', path)
    expect(await till.refused('POST', `${path}/status`, { status: 'delivered', version })).toMatchObject({
      code: 'transition-not-allowed',
    })
    const accepted = await till.call<OutOrderWire>('POST', `${path}/status`, {
      status: 'accepted',
      version,
      minutes: 12,
    })
    expect(accepted).toMatchObject({ status: 'accepted', version: version + 1 })
    expect(await till.refused('POST', `${path}/status`, { status: 'ready', version })).toMatchObject({
      code: 'order-changed',
    })
    expect(
      await till.refused('POST', `${path}/status`, { status: 'canceled', version: version + 1 }),
    ).toMatchObject({ code: 'field-required' })
    const page = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
    expect(page.journal.at(-1)).toMatchObject({ by: 'api', name: 'Till', to: 'accepted' })
  })

  it('orders are listed page by page, and name their guest to a key that may read customers alone', async () => {
    const own = await makeShop(test)
    const first = await makePaidOrder(test, own)
    const second = await makePaidOrder(test, own)
    const read = async (scopes: readonly ApiScope[], path: string) => {
      const { apiKey } = await addTestKey(test, own.tenantId, scopes)
      const visitor = new Visitor(test.app, own.host)
      return visitor.call<OutOrdersWire>('GET', out + path, undefined, { authorization: `Bearer ${apiKey}` })
    }
    const bare = await read(['orders.read'], '/orders')
    expect(bare.data.map(({ id, contact }) => ({ id, contact }))).toEqual([
      { id: second.id, contact: null },
      { id: first.id, contact: null },
    ])
    expect(JSON.stringify(bare)).not.toContain('Noura')
    const named = await read(['orders.read', 'customers.read'], `/orders?before=${second.id}`)
    expect(named.data).toMatchObject([{ id: first.id, contact: { name: 'Noura', mobile: '+966551234567' } }])
    expect((await read(['orders.read'], '/orders?status=delivered')).data).toEqual([])
  })

  it('customers are found and read, those of its own restaurant alone', async () => {
    const { customer } = await signInCustomer(test, shop, shop.guest(), '+966551234999')
    const till = await program(['customers.read'])
    const { data } = await till.call<{ data: OutCustomerWire[] }>('GET', '/customers?q=1234999')
    expect(data).toMatchObject([{ id: customer.id, mobile: '+966551234999' }])
    expect(await till.call('GET', `/customers/${customer.id}`)).toMatchObject({ id: customer.id })
    const other = await makeShop(test)
    const { apiKey } = await addTestKey(test, other.tenantId)
    const thief = new Visitor(test.app, 'localhost')
    const refused = await thief.refused('GET', `${out}/customers/${customer.id}`, undefined, {
      authorization: `Bearer ${apiKey}`,
    })
    expect(refused.code).toBe('not-found')
  })

  it('a key that asks too often is told when to come again; another key is not', async () => {
    const { apiKeyId, apiKey } = await addTestKey(test, shop.tenantId)
    const greedy = `key:${shop.tenantId}:${apiKeyId}`
    for (let i = 0; i < 600; i += 1) test.deps.rateLimits.pass(greedy, 600, test.deps.clock())
    const response = await new Visitor(test.app, shop.host).send('GET', `${out}/branches`, undefined, {
      authorization: `Bearer ${apiKey}`,
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('30')
    const calm = await program(['menu.read'])
    await calm.call('GET', '/branches')
  })
})
