import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { PaymentStepWire } from '#contract/ordering/order.ts'
import { makeMoneyShop } from '#server/testing/make-money-shop.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { askForCode, bodyOf, makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
const words = (name: string) => ({ ar: name, en: name })
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test, {
    items: [{ name: 'Shawarma' }, { name: 'Tea', price: 300 }, { name: 'Cake', maxQuantity: 3 }],
    branches: [{ name: words('Olaya') }, { name: words('Malaz') }],
  })
})
afterAll(() => test.close())

async function withCart(
  names: readonly string[],
  branch?: string,
): Promise<{ visitor: Visitor; cart: CartWire }> {
  const visitor = shop.guest()
  const opened = { type: 'pickup', ...(branch && { branch_id: branch }) }
  let cart = await visitor.call<CartWire>('POST', '/api/v1/carts', opened)
  for (const name of names) cart = await visitor.add(cart, shop.itemId(name))
  return { visitor, cart }
}

const linesOf = async (visitor: Visitor) => {
  const { cart } = await visitor.call<{ cart: CartWire | null }>('GET', '/api/v1/carts/current')
  return cart && { id: cart.cart_id, lines: cart.bill.lines.map((line) => `${line.quantity} ${line.name}`) }
}

describe('signing in: the cart of this browser joins the account', () => {
  it('a guest keeps the same cart, and finds it on the next device', async () => {
    const { visitor, cart } = await withCart(['Shawarma', 'Tea'])
    const mobile = makeMobile()
    const signedIn = await signInCustomer(test, shop, visitor, mobile)
    expect(signedIn.cart).toEqual({ id: cart.cart_id, added: [] })
    const expected = { id: cart.cart_id, lines: ['1 Shawarma', '1 Tea'] }
    expect(await linesOf(visitor)).toEqual(expected)
    const phone = shop.guest()
    expect((await signInCustomer(test, shop, phone, mobile)).cart).toEqual({ id: cart.cart_id, added: [] })
    expect(await linesOf(phone)).toEqual(expected)
  })

  it('signed out, this browser is a stranger to the account’s cart; it is back after signing in', async () => {
    const { visitor, cart } = await withCart(['Tea'])
    const mobile = makeMobile()
    await signInCustomer(test, shop, visitor, mobile)
    await visitor.call('POST', '/api/v1/user/auth/sign-out', {})
    expect(await linesOf(visitor)).toBeNull()
    await signInCustomer(test, shop, visitor, mobile)
    expect(await linesOf(visitor)).toMatchObject({ id: cart.cart_id })
  })

  it('decision 0018: two carts of one branch become one, within each item’s limit, and what came is named', async () => {
    const mobile = makeMobile()
    const first = await withCart(['Shawarma', 'Cake', 'Cake'])
    await signInCustomer(test, shop, first.visitor, mobile)
    const second = await withCart(['Shawarma', 'Cake', 'Cake', 'Tea'])
    const { cart } = await signInCustomer(test, shop, second.visitor, mobile)
    expect(cart).toEqual({ id: first.cart.cart_id, added: ['Shawarma', 'Cake'] })
    expect(await linesOf(second.visitor)).toEqual({
      id: first.cart.cart_id,
      lines: ['2 Shawarma', '3 Cake', '1 Tea'],
    })
  })

  it('decision 0018: at another branch, the guest’s cart goes on; the other is back once it is ordered', async () => {
    const mobile = makeMobile()
    const first = await withCart(['Tea'], shop.branchIds[1])
    await signInCustomer(test, shop, first.visitor, mobile)
    const second = await withCart(['Shawarma'], shop.branchIds[0])
    const joined = await signInCustomer(test, shop, second.visitor, mobile)
    expect(joined.cart).toEqual({ id: second.cart.cart_id, added: [] })
    const order = await second.visitor.place(second.cart)
    const { reference, pay_url } = await second.visitor.openPayment(order.id)
    await second.visitor.pay(pay_url)
    await second.visitor.call('GET', `/api/v1/payments/${reference}`)
    expect(await linesOf(second.visitor)).toEqual({ id: first.cart.cart_id, lines: ['1 Tea'] })
  })

  it('decision 0018: the host of a group order signs in: the shared cart goes on with its friends, whatever the account had', async () => {
    const mobile = makeMobile()
    const first = await withCart(['Shawarma'])
    await signInCustomer(test, shop, first.visitor, mobile)
    const { visitor: host, cart } = await withCart(['Tea'])
    const groups = '/api/v1/group-orders'
    const { id } = await host.call<{ id: string }>('POST', groups, { cart_id: cart.cart_id, name: 'Sara' })
    const friend = shop.guest()
    await friend.call('POST', `${groups}/${id}/join`, { name: 'Omar' })
    const shared = await friend.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')
    await friend.add(shared.cart, shop.itemId('Cake'))
    expect((await signInCustomer(test, shop, host, mobile)).cart).toEqual({ id: cart.cart_id, added: [] })
    expect(await linesOf(host)).toEqual({ id: cart.cart_id, lines: ['1 Tea', '1 Cake'] })
    expect(await host.call('GET', `${groups}/${id}`)).toMatchObject({
      role: 'host',
      members: [
        { name: 'Sara', lines: [{ name: 'Tea' }] },
        { name: 'Omar', lines: [{ name: 'Cake' }] },
      ],
    })
  })

  it('two devices that sign in at the same moment lose nothing', async () => {
    const mobile = makeMobile()
    const devices = [await withCart(['Shawarma']), await withCart(['Tea'])]
    const codes: string[] = []
    for (const { visitor } of devices) {
      codes.push(await askForCode(test, shop, visitor, mobile))
      test.pass(30_000)
    }
    const enter = '/api/v1/user/auth/sign-in'
    await Promise.all(
      devices.map(({ visitor }, n) => visitor.call('POST', enter, { ...bodyOf(mobile), code: codes[n] })),
    )
    const [a, b] = await Promise.all(devices.map(({ visitor }) => linesOf(visitor)))
    expect(a?.lines.toSorted()).toEqual(['1 Shawarma', '1 Tea'])
    expect(b).toEqual(a)
  })
})

describe('signing in: the orders of this browser join the account', () => {
  it('a paid order is the customer’s on every device, and the browser’s no longer once signed out', async () => {
    const { guest, id } = await makePaidOrder(test, shop)
    const [phone, mobile] = [shop.guest(), makeMobile()]
    await signInCustomer(test, shop, guest, mobile)
    await signInCustomer(test, shop, phone, mobile)
    expect(await phone.order(id)).toMatchObject({ mine: true })
    await guest.call('POST', '/api/v1/user/auth/sign-out', {})
    expect(await guest.order(id)).toMatchObject({ mine: false, contact_mobile: '' })
  })

  it('an order that waits for its payment is paid after signing in', async () => {
    const { visitor, cart } = await withCart(['Tea'])
    const { id } = await visitor.place(cart)
    await signInCustomer(test, shop, visitor, makeMobile())
    const { reference, pay_url } = await visitor.openPayment(id)
    await visitor.pay(pay_url)
    await visitor.call('GET', `/api/v1/payments/${reference}`)
    expect(await visitor.order(id)).toMatchObject({ status: 'created', payment_state: 'paid', mine: true })
  })

  it('safety 9: an account holds one order; this browser’s stays, the other device’s is closed', async () => {
    const mobile = makeMobile()
    const first = await withCart(['Tea'])
    await signInCustomer(test, shop, first.visitor, mobile)
    const held = await first.visitor.place(first.cart)
    await first.visitor.openPayment(held.id)
    const second = await withCart(['Shawarma'])
    const stays = await second.visitor.place(second.cart)
    await signInCustomer(test, shop, second.visitor, mobile)
    expect(await second.visitor.order(held.id)).toMatchObject({
      status: 'canceled',
      cancel_reason: 'superseded',
    })
    expect(await second.visitor.order(stays.id)).toMatchObject({ status: 'callcenter_pending', mine: true })
  })

  it('decision 0048: a top-up that waits for its card and the order of this browser do not end each other', async () => {
    const bank = await makeMoneyShop(test)
    const payer = await bank.payer()
    const step = await payer.visitor.call<PaymentStepWire>('POST', '/api/v1/wallet/wallet-logs/top-up', {
      amount: '50.00',
    })
    const phone = bank.guest()
    const order = await phone.place(await phone.add(await phone.openCart(), bank.itemId('Tea')))
    await signInCustomer(test, bank, phone, payer.mobile.replace(/^0/, '+966'))
    expect(await phone.order(order.id)).toMatchObject({ status: 'callcenter_pending', mine: true })
    await payer.visitor.pay(step.pay_url)
    await payer.visitor.call('GET', `/api/v1/payments/${step.reference}`)
    expect(await payer.balance('wallet')).toBe(5000)
  })

  it('a sign-in that was cut off before the join catches up with the next call', async () => {
    const { visitor, cart } = await withCart(['Shawarma'])
    const { customer } = await signInCustomer(test, shop, visitor, makeMobile())
    await test.database.db.write(shop.tenantId, async ({ q }) => {
      const former = await q
        .updateTable('customer_sessions')
        .set({ joined_at: null })
        .where('tenant_id', '=', shop.tenantId)
        .where('customer_id', '=', customer.id)
        .returning('browser')
        .executeTakeFirstOrThrow()
      await q
        .updateTable('carts')
        .set({ shopper: former.browser ?? '' })
        .where('tenant_id', '=', shop.tenantId)
        .where('id', '=', cart.cart_id)
        .execute()
    })
    expect(await linesOf(visitor)).toEqual({ id: cart.cart_id, lines: ['1 Shawarma'] })
  })
})
