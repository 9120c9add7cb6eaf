import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { GroupWire } from '#contract/ordering/group-order.ts'
import type { PaymentStepWire } from '#contract/ordering/order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

const path = '/api/v1/group-orders'
const current = async (phone: Visitor) =>
  (await phone.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')).cart

/** Sara with a shawarma (20.00) and Omar with a tea (3.00) pay a share each; Omar's page is open when Sara takes it over. */
async function takenOver() {
  const { guest: sara, cart } = await shop.guestWith('Shawarma')
  const { id } = await sara.call<GroupWire>('POST', path, { cart_id: cart.cart_id, name: 'Sara' })
  const omar = shop.guest()
  await omar.call('POST', `${path}/${id}/join`, { name: 'Omar' })
  await omar.add(await current(omar), shop.itemId('Tea'))
  const order = await sara.place(await current(sara))
  const { members } = await sara.call<GroupWire>('POST', `${path}/${id}/collect`, {})
  const open = (phone: Visitor, ...names: string[]) =>
    phone.call<PaymentStepWire>('POST', `${path}/${id}/payments`, {
      member_ids: members.filter((one) => names.includes(one.name)).map((one) => one.id),
    })
  const late = await open(omar, 'Omar')
  return { order, sara, late, whole: await open(sara, 'Sara', 'Omar') }
}

/** The bank took Omar's card all the same, and the gateway would not give it back. */
function captureLate(reference: string) {
  return test.database.db.write(shop.tenantId, async ({ q }) => {
    const { order_id } = await q
      .updateTable('payment_attempts')
      .set({ state: 'captured', settled_at: new Date(test.deps.clock()), ask_at: null })
      .where('reference', '=', reference)
      .returning('order_id')
      .executeTakeFirstOrThrow()
    await q
      .updateTable('orders')
      .set({ captured: 300, payment_state: 'paid' })
      .where('id', '=', order_id)
      .execute()
    return order_id
  })
}

it('safety 5: money of a share that was taken over is owed by itself: it makes no order, stops none, and goes back with none', async () => {
  const { order, sara, late, whole } = await takenOver()
  const share = await captureLate(late.reference)
  await sara.pay(whole.pay_url)
  await sara.call('GET', `/api/v1/payments/${whole.reference}`)
  expect(await sara.order(order.id)).toMatchObject({ status: 'created', payment_state: 'paid' })
  const owner = await shop.staff()
  const refund = (id: string) =>
    owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { reason: 'closed' })
  await refund(order.id)
  const refundsOf = (id: string) =>
    test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('refunds')
        .select(['attempt_reference', 'amount', 'state'])
        .where('order_id', '=', id)
        .execute(),
    )
  expect(await refundsOf(order.id)).toEqual([
    { attempt_reference: whole.reference, amount: 2300, state: 'done' },
  ])
  await refund(share)
  expect(await refundsOf(share)).toMatchObject([{ attempt_reference: late.reference, amount: 300 }])
})
