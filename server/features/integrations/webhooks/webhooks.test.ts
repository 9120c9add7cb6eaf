import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type {
  WebhookDeliveriesWire,
  WebhookSecretWire,
  WebhooksWire,
} from '#contract/integrations/webhooks.ts'
import { webhookTypes } from '#domain/integrations/webhook.ts'
import { signWebhook } from '#server/adapters/webhooks/sign-webhook.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makePaidOrder, makeTendered } from '#server/testing/make-paid-order.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { integrationHandlers } from '../handlers.ts'
import { deliverWebhook } from './deliver-webhook.ts'

interface Delivery {
  readonly id: string
  readonly type: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly data: { readonly order?: { status: string }; readonly from?: string; readonly to?: string }
}

const url = '/api/v1/staff/webhooks'
let test: TestApp
let receiver: Server
let address: string
let deliveries: Delivery[] = []
/** What the receiver answers next; 200 when nothing is left. */
let answers: number[] = []

beforeAll(async () => {
  test = await makeTestApp()
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { id, type, data } = JSON.parse(body) as Delivery
      deliveries.push({ id, type, data, body, headers: request.headers })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`
})
afterEach(() => {
  deliveries = []
  answers = []
  test.resetClock()
})
afterAll(async () => {
  receiver.close()
  await test.close()
})

interface Hooked {
  readonly shop: MoneyShop
  readonly owner: Visitor
  readonly hook: string
  readonly secret: string
  /** What the relay would do with all that its outbox tells of orders and stock, so often. */
  relay(times?: number): Promise<void>
  log(): Promise<WebhookDeliveriesWire['data']>
}

async function makeHooked(): Promise<Hooked> {
  const shop = await makeMoneyShop(test, { 'payment.methods': 'card,cash' })
  const owner = await shop.staff()
  const added = await owner.call<WebhookSecretWire>('POST', url, { url: address, events: [...webhookTypes] })
  const hook = added.endpoints.data[0]?.id ?? ''
  return {
    shop,
    owner,
    hook,
    secret: added.secret,
    async relay(times = 1) {
      const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
        q
          .selectFrom('outbox')
          .selectAll()
          .where('tenant_id', '=', shop.tenantId)
          .where('kind', 'in', ['order-changed', 'stock-changed', 'stock-said'])
          .orderBy('id')
          .execute(),
      )
      const handlers = integrationHandlers(test.deps)
      for (let i = 0; i < times; i += 1)
        for (const { kind, payload } of rows)
          if (kind === 'order-changed') await handlers.ordersChanged(shop.tenantId, [payload as never])
          else await handlers.stockChanged(shop.tenantId, payload as never)
    },
    log: async () => (await owner.call<WebhookDeliveriesWire>('GET', `${url}/${hook}/deliveries`)).data,
  }
}

describe('webhooks', () => {
  it('an order is told of step by step, signed, once each however often the relay hears of it, without its guest', async () => {
    const { shop, relay, secret } = await makeHooked()
    const order = await makePaidOrder(test, shop)
    await order.move('accept')
    await relay(2)
    await test.sweep()
    expect(deliveries.map(({ type, data }) => ({ type, to: data.to }))).toEqual(
      expect.arrayContaining([
        { type: 'order.created', to: 'created' },
        { type: 'order.paid', to: undefined },
        { type: 'order.status_changed', to: 'accepted' },
      ]),
    )
    expect(deliveries).toHaveLength(3)
    for (const { id, headers, body } of deliveries) {
      expect(headers['webhook-id']).toBe(id)
      const at = Number(headers['webhook-timestamp']) * 1000
      expect(headers).toMatchObject(signWebhook({ id, at, body }, [secret]))
      expect(Math.abs(at - test.deps.clock())).toBeLessThan(120_000)
      expect(body).not.toMatch(/Noura|551234567/)
    }
    await relay()
    await test.sweep()
    expect(deliveries).toHaveLength(3)
  })

  it('a refund and changed stock are told, each change under an id of its own', async () => {
    const { shop, owner, relay } = await makeHooked()
    const order = await makePaidOrder(test, shop)
    await order.move('cancel', { reason: 'no bread' })
    await order.settle()
    const stock = { branch_id: shop.branchIds[0], sold_out: true }
    await owner.call('PUT', `/api/v1/staff/items/${shop.itemId('Tea')}/sold-out`, stock)
    await owner.call('PUT', `/api/v1/staff/items/${shop.itemId('Tea')}/sold-out`, {
      ...stock,
      sold_out: false,
    })
    await relay(2)
    await test.sweep()
    await test.sweep()
    const types = deliveries.map(({ type }) => type)
    expect(types.filter((type) => type === 'order.refunded')).toHaveLength(1)
    expect(types.filter((type) => type === 'item.stock_changed')).toHaveLength(2)
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(deliveries.length)
  })

  it('safety 5: no refund is told of an order that nobody paid, and of another what was paid', async () => {
    const { shop, relay } = await makeHooked()
    const cash = await makeTendered(test, shop, { method: 'cash' }, 'Shawarma')
    const both = await makeTendered(test, shop, { method: 'cash', wallet: 500 }, 'Shawarma')
    for (const order of [cash, both]) await order.move('cancel', { reason: 'no bread' })
    await relay()
    for (let n = 0; n < 4; n += 1) await test.sweep()
    const of = (id: string) => deliveries.filter(({ body }) => body.includes(id)).map(({ type }) => type)
    expect(of(cash.id).sort()).toEqual(['order.created', 'order.status_changed'])
    expect(of(both.id).filter((type) => type === 'order.refunded')).toHaveLength(1)
  })

  it('what is not taken is tried again later and later with the same id and body, is given up after a day, and replayed by a button', async () => {
    const { owner, hook, log } = await makeHooked()
    await owner.call('POST', `${url}/${hook}/test`, {})
    answers = Array.from({ length: 9 }, (_, i) => (i % 2 === 0 ? 500 : 302))
    for (let i = 0; i < 9; i += 1) {
      await test.sweep()
      expect(deliveries).toHaveLength(i + 1)
      // nothing goes out before its time
      await test.sweep()
      expect(deliveries).toHaveLength(i + 1)
      test.pass(13 * 3_600_000)
    }
    await test.sweep()
    const [dead] = await log()
    expect(dead).toMatchObject({ state: 'dead', type: 'ping', next: '' })
    expect(dead?.tries.map(({ status }) => status)).toEqual([500, 302, 500, 302, 500, 302, 500, 302, 500])
    expect(new Set(deliveries.map(({ id, body }) => id + body)).size).toBe(1)
    const listed = await owner.call<WebhooksWire>('GET', url)
    expect(listed.data[0]).toMatchObject({ waiting: 0, dead: 1 })

    await owner.call('POST', `/api/v1/staff/webhook-deliveries/${dead?.id}/replay`, {})
    await test.sweep()
    expect(deliveries).toHaveLength(10)
    expect(deliveries.at(-1)?.id).toBe(deliveries[0]?.id)
    expect(await log()).toMatchObject([{ state: 'delivered' }])
  })

  it('a process that dies between sending and writing it down loses nothing; what is told again has the same id', async () => {
    const { shop, owner, hook, log } = await makeHooked()
    await owner.call('POST', `${url}/${hook}/test`, {})
    const [waiting] = await log()
    const dying = {
      ...test.deps,
      given: {
        ...test.deps.given,
        call: async (call: Parameters<typeof test.deps.given.call>[0]) => {
          await test.deps.given.call(call)
          throw new Error('killed')
        },
      },
    }
    await expect(deliverWebhook(dying, shop.tenantId, waiting?.id ?? '')).rejects.toThrow('killed')
    await test.sweep()
    expect(deliveries).toHaveLength(1)
    test.pass(31_000)
    await test.sweep()
    expect(deliveries.map(({ id }) => id)).toEqual([deliveries[0]?.id, deliveries[0]?.id])
    expect(await log()).toMatchObject([{ state: 'delivered' }])
  })

  it('of many processes that find it due at once, one sends it', async () => {
    const { shop, owner, hook, log } = await makeHooked()
    await owner.call('POST', `${url}/${hook}/test`, {})
    const [waiting] = await log()
    await Promise.all(
      Array.from({ length: 8 }, () => deliverWebhook(test.deps, shop.tenantId, waiting?.id ?? '')),
    )
    expect(deliveries).toHaveLength(1)
  })

  it('while a secret is changed both sign, and only the new one a day later', async () => {
    const { owner, hook, secret } = await makeHooked()
    const renewed = await owner.call<WebhookSecretWire>('POST', `${url}/${hook}/secret`, {})
    expect(renewed.endpoints.data[0]?.former_until).not.toBe('')
    const signed = async () => {
      await owner.call('POST', `${url}/${hook}/test`, {})
      await test.sweep()
      const { id, body, headers } = deliveries.at(-1) ?? {
        id: '',
        body: '',
        headers: {} as IncomingHttpHeaders,
      }
      const at = Number(headers['webhook-timestamp']) * 1000
      const of = (secrets: string[]) => signWebhook({ id, at, body }, secrets)['webhook-signature']
      return { is: headers['webhook-signature'], of }
    }
    const now = await signed()
    expect(now.is).toBe(now.of([renewed.secret, secret]))
    test.pass(25 * 3_600_000)
    const later = await signed()
    expect(later.is).toBe(later.of([renewed.secret]))
  })

  it('one that is switched off is told nothing, and one that was taken away has left nothing behind', async () => {
    const { shop, owner, hook, relay } = await makeHooked()
    await owner.call('PUT', `${url}/${hook}`, { url: address, events: ['order.paid'], enabled: false })
    await makePaidOrder(test, shop)
    await relay()
    await test.sweep()
    expect(deliveries).toEqual([])
    expect((await owner.call<WebhooksWire>('DELETE', `${url}/${hook}`)).data).toEqual([])
    expect(await owner.refused('GET', `${url}/${hook}/deliveries`)).toMatchObject({ code: 'not-found' })
  })

  it('an address that is none of the public network is refused when it is given', async () => {
    const { owner } = await makeHooked()
    for (const bad of ['gopher://127.0.0.1', 'no address', 'http://user:password@127.0.0.1/'])
      expect(await owner.refused('POST', url, { url: bad, events: ['order.paid'] })).toMatchObject({
        code: 'address-not-public',
      })
  })
})
