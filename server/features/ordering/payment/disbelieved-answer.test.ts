import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimAttempt } from '#server/store/payments.ts'
import { makeOrderToPay } from '#server/testing/make-order-to-pay.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { settleAttempt } from './settle-attempt.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

const minute = 60_000

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
