import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { tablesWith } from '#server/testing/search-tenant.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeMoneyShop(test)
})
afterAll(() => test.close())

const deleteAccount = ({ visitor }: Payer, wallet_balance: string) =>
  visitor.call('DELETE', '/api/v1/user/customers/delete', { wallet_balance, points_balance: 0 })
const numberOf = ({ mobile }: Payer) => mobile.replace(/^0/, '+966')
const tablesNaming = (payer: Payer) => tablesWith(test, shop.tenantId, [numberOf(payer)])

it.each([
  ['the limit per customer', { perCustomer: 1 }, 'coupon-unavailable'],
  // what only a first order gets is judged by a proven number alone
  ['the first order', { rules: { firstOrder: true } }, 'mobile-proof-required'],
] as const)(
  'rule "Deleting an account": an account that goes leaves no number at its coupons, and %s still counts them',
  async (_, limit, typedAlone) => {
    const coupon = await shop.coupon({ kind: 'percent', basisPoints: 1000 }, limit)
    const payer = await shop.payer()
    const body = { mobile: payer.mobile }
    const { id } = await payer.visitor.place(
      await payer.visitor.choose(await payer.cart('Shawarma'), { coupon }),
      undefined,
      body,
    )
    await test.database.db.write(shop.tenantId, ({ q }) =>
      q.updateTable('orders').set({ status: 'delivered', hold_until: null }).where('id', '=', id).execute(),
    )
    await deleteAccount(payer, '0.00')
    expect(await tablesNaming(payer)).not.toContain('coupon_uses')
    const next = await shop.guestWith('Shawarma')
    const cart = await next.guest.choose(next.cart, { coupon })
    const refused = await next.guest.refused('POST', '/api/v1/orders', next.guest.checkout(cart, body), {
      'idempotency-key': `gone-${coupon}`,
    })
    expect(refused).toMatchObject({ code: typedAlone })
    test.pass(24 * 3_600_000)
    await signInCustomer(test, shop, next.guest, numberOf(payer))
    const { cart: own } = await next.guest.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')
    const proven = await next.guest.refused('POST', '/api/v1/orders', next.guest.checkout(own, body), {
      'idempotency-key': `proven-${coupon}`,
    })
    expect(proven).toMatchObject({ code: 'coupon-unavailable' })
  },
)

it('nor does a new account with that number have the money of a coupon a second time', async () => {
  const code = await shop.coupon({ kind: 'wallet', amount: 1500 }, { perCustomer: 1 })
  const payer = await shop.payer()
  const path = '/api/v1/wallet/wallet-logs/redeem'
  await payer.visitor.call('POST', path, { code })
  await deleteAccount(payer, '15.00')
  expect(await tablesNaming(payer)).not.toContain('coupon_uses')
  const again = shop.guest()
  test.pass(24 * 3_600_000)
  await signInCustomer(test, shop, again, numberOf(payer))
  expect(await again.refused('POST', path, { code })).toMatchObject({ code: 'coupon-unavailable' })
})

it('attack: of the first order does not tell whether a number has ordered: a stranger who types it is asked for the code, whosever it is', async () => {
  const code = await shop.coupon({ kind: 'percent', basisPoints: 1000 }, { rules: { firstOrder: true } })
  const known = await shop.payer({ wallet: 10_000 })
  const paid = await known.visitor.choose(await known.cart('Tea'), { use_wallet: true })
  await known.visitor.place(paid, undefined, { mobile: known.mobile })
  const answers = []
  for (const mobile of [known.mobile, makeMobile().replace('+966', '0')]) {
    const { guest, cart } = await shop.guestWith('Shawarma')
    const body = guest.checkout(await guest.choose(cart, { coupon: code }), { mobile })
    const refused = await guest.refused('POST', '/api/v1/orders', body, {
      'idempotency-key': `first-${mobile}`,
    })
    answers.push({ ...refused, request_id: '' })
  }
  expect(answers[0]).toMatchObject({ code: 'mobile-proof-required' })
  expect(answers[0]).toEqual(answers[1])
  // who has proved one number learns nothing of another that is typed
  const other = await shop.payer()
  const own = await other.visitor.choose(await other.cart('Shawarma'), { coupon: code })
  const placed = await other.visitor.place(own, undefined, { mobile: known.mobile })
  expect(placed.bill).toMatchObject({ coupon: '2.00' })
})
