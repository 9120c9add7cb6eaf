import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import { saveCredentials } from '#server/store/payments/gateway-accounts.ts'
import { claimAttempt, findAttempt } from '#server/store/payments/payments.ts'
import { makeOrderToPay } from '#server/testing/make-order-to-pay.ts'
import { makeGatewayAccount } from '#server/testing/make-gateway-account.ts'
import { webhookSignature } from '#server/adapters/payment/sandbox-gateway/webhook-signature.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { settleAttempt } from './settle-attempt.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

const minute = 60_000

/** Whether the sweeper asks for it at this moment. */
async function dueOf(tenantId: string, reference: string): Promise<boolean> {
  const row = await test.database.db.read(tenantId, (db) => forSystem('derived', findAttempt(db, reference)))
  return row?.ask_at != null && row.ask_at.getTime() <= test.deps.clock()
}

async function toPay() {
  const shop = await makeShop(test)
  const made = await makeOrderToPay(shop)
  await made.guest.pay(made.pay_url)
  return { shop, ...made }
}

describe("an answer about a payment that is not the account's, or not its reader's any more", () => {
  it('safety 12: captured money of another mode than the account makes no order', async () => {
    const { shop, guest, order, reference } = await toPay()
    await test.bench.setFaults({ claimLive: true })
    try {
      expect(await settleAttempt(test.deps, shop.tenantId, reference)).toBe('busy')
    } finally {
      await test.bench.setFaults({})
    }
    expect(await guest.order(order.id)).toMatchObject({ status: 'callcenter_pending', number: null })
    test.pass(minute)
    await test.sweep()
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
  })

  it('safety 12: while all answers are of another mode it is asked for more and more slowly, and staff read why when that ends', async () => {
    const { shop, guest, order, reference } = await toPay()
    await test.bench.setFaults({ claimLive: true })
    try {
      let asked = 0
      for (let quarters = 0; quarters < 4 * 26; quarters += 1) {
        test.pass(15 * minute)
        asked += (await dueOf(shop.tenantId, reference)) ? 1 : 0
        await test.sweep()
      }
      // four an hour would be more than a hundred
      expect(asked).toBeLessThan(60)
      expect(await dueOf(shop.tenantId, reference)).toBe(false)
      const owner = await shop.staff()
      const page = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
      expect(page.payments).toMatchObject([{ state: 'open', answer: 'wrong-mode' }])
      // nobody here knows whether money was taken
      expect(await guest.call('GET', `/api/v1/payments/${reference}`)).toMatchObject({ state: 'waiting' })
    } finally {
      await test.bench.setFaults({})
      test.resetClock()
    }
  })

  it('safety 4: an answer that comes after another reader took over is written by nobody', async () => {
    const { shop, guest, order, reference } = await toPay()
    const { gateways, db, clock } = test.deps
    const sandbox = gateways.get('sandbox')
    const overtaken = {
      ...sandbox,
      askSession: async (...asked: Parameters<typeof sandbox.askSession>) => {
        const answer = await sandbox.askSession(...asked)
        const when = { until: new Date(clock() + minute / 2), free: new Date(clock() + minute) }
        await db.single(shop.tenantId, (tx) => claimAttempt(tx, reference, when))
        return answer
      },
    }
    const slow = { ...test.deps, gateways: { ...gateways, get: () => overtaken } }
    expect(await settleAttempt(slow, shop.tenantId, reference)).toBe('busy')
    expect((await guest.order(order.id)).status).toBe('callcenter_pending')
    test.pass(minute)
    await test.sweep()
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
  })
})

/** A captured payment's webhook as that account of the gateway signs it. */
function hookOf(accountId: string, { secret, reference }: { secret: string; reference: string }) {
  const body = JSON.stringify({
    id: 'evt',
    type: 'payment.captured',
    reference,
    account: accountId,
    live: false,
  })
  return { body, headers: { 'sandbox-signature': webhookSignature(secret, test.deps.clock(), body) } }
}

it("safety 11: a genuine webhook of the restaurant's other account settles nothing of this one", async () => {
  const { shop, guest, order, reference } = await toPay()
  const name = `${shop.tenantId}-2`
  const other = test.bench.accountNamed(name)
  const id = await makeGatewayAccount(test.database.db, shop.tenantId, other, test.seal)
  const { body, headers } = hookOf(name, { secret: other.webhookSecret, reference })
  const path = `http://127.0.0.1/api/v1/payments/webhooks/sandbox/${id}`
  const answer = await test.app.request(path, { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
  expect(await guest.order(order.id)).toMatchObject({ status: 'callcenter_pending' })
  expect(await settleAttempt(test.deps, shop.tenantId, reference)).toBe('captured')
  expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
})

it('safety 11: once the secret of webhooks was changed, what the former one signed is forged, and the new one counts', async () => {
  const { shop, guest, order, reference } = await toPay()
  const account = test.bench.accountNamed(shop.tenantId)
  const { id } = await test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('gateway_accounts')
      .select('id')
      .where('tenant_id', '=', shop.tenantId)
      .executeTakeFirstOrThrow(),
  )
  const post = (secret: string) => {
    const { body, headers } = hookOf(shop.tenantId, { secret, reference })
    const path = `http://127.0.0.1/api/v1/payments/webhooks/sandbox/${id}`
    return test.app.request(path, { method: 'POST', body, headers })
  }
  const unknown = hookOf(shop.tenantId, { secret: account.webhookSecret, reference: 'nothing' })
  const path = `http://127.0.0.1/api/v1/payments/webhooks/sandbox/${id}`
  const seen = await test.app.request(path, { method: 'POST', ...unknown })
  expect(seen.status).toBe(200)
  const sealed = test.deps.gateways.close({ ...account, webhookSecret: 'the next secret of its webhooks' })
  await test.database.db.write(shop.tenantId, (db) => saveCredentials(db, id, sealed))
  expect((await post(account.webhookSecret)).status).toBe(401)
  expect(await guest.order(order.id)).toMatchObject({ status: 'callcenter_pending' })
  expect((await post('the next secret of its webhooks')).status).toBe(200)
  expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
})

it('safety 3: an order that has its money, and waits for what else it lacks, is not made by a second payment', async () => {
  const { shop, guest, order, reference } = await toPay()
  await test.database.db.write(shop.tenantId, async (db) => {
    await db.q
      .updateTable('orders')
      .set({ payment_state: 'paid' })
      .where('tenant_id', '=', shop.tenantId)
      .execute()
  })
  expect(await settleAttempt(test.deps, shop.tenantId, reference)).toBe('captured')
  await test.sweep()
  expect(await guest.order(order.id)).toMatchObject({
    status: 'callcenter_pending',
    refunds: [{ amount: '20.00', state: 'done' }],
  })
})
