import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentGateway, SessionToOpen } from '#server/adapters/payment/port.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: MoneyShop
let sent: SessionToOpen | undefined
let asks = false
const listening = (real: PaymentGateway): PaymentGateway => ({
  ...real,
  get asksWhoPays() {
    return asks || undefined
  },
  openSession: (account, session, limits) => real.openSession(account, (sent = session), limits),
})
beforeAll(async () => {
  test = await makeTestApp({ gateway: listening })
  shop = await makeMoneyShop(test)
})
beforeEach(() => {
  asks = false
  sent = undefined
})
afterAll(() => test.close())

async function open(name: string) {
  const payer = await shop.payer()
  await test.database.db.write(shop.tenantId, ({ q }) =>
    q
      .updateTable('customers')
      .set({ email: `${name.toLowerCase()}@example.com` })
      .where('id', '=', payer.customerId)
      .execute(),
  )
  const order = await payer.visitor.place(await payer.cart('Shawarma'), undefined, {
    mobile: payer.mobile,
    name,
  })
  await payer.visitor.openPayment(order.id)
}

describe('what a gateway is told of who pays', () => {
  it('rule "Least data to others": nothing, where it has no use for it', async () => {
    await open('Sara')
    expect(sent?.amount).toBe(2000)
    expect(JSON.stringify(sent)).not.toMatch(/sara/i)
  })

  it('decision 0137: name and e-mail, where its banks ask for them', async () => {
    asks = true
    await open('Huda')
    expect(sent?.payer).toEqual({ name: 'Huda', email: 'huda@example.com' })
  })
})
