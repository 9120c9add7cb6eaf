import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PhoneCallerWire } from '#contract/ordering/phone-desk.ts'
import { keepOrderSearch } from '#server/store/ordering/order-search.ts'
import type { MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makePhoneShop, nearAddress, phoneOf, phoneUrl } from '#server/testing/phone-desk.ts'
import { signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makePhoneShop(test)
  owner = await shop.staff()
})
afterAll(() => test.close())

const find = (mobile: string, by = owner) =>
  by.call<PhoneCallerWire>('POST', `${phoneUrl}/caller`, { mobile })
const order = async (mobile: string, name: string) => {
  const phone = phoneOf(owner, shop)
  const saved = await phone.save({ type: 'delivery', address: nearAddress, payment_method: 'cash' })
  const { order_id: id } = await phone.place(saved, { mobile, name })
  await test.database.db.write(shop.tenantId, (db) => keepOrderSearch(db, [id]))
  return id
}
const serve = async (id: string) => {
  for (const action of ['accept', 'ready', 'send_out', 'hand_over']) {
    const { ticket } = await owner.call<{ ticket: { version: number } }>('GET', `/api/v1/staff/orders/${id}`)
    await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version: ticket.version })
  }
}

describe('who calls', () => {
  it('is nobody yet: the number in one form and nothing else', async () => {
    expect(await find('٠٥٥ ٠٠٠ ٠٠٠١')).toEqual({
      mobile: '+966550000001',
      name: '',
      customer_id: null,
      note: '',
      orders: 0,
      last: null,
      addresses: [],
      vehicles: [],
      open: [],
    })
    expect(await owner.refused('POST', `${phoneUrl}/caller`, { mobile: '12' })).toMatchObject({
      errors: { mobile: expect.any(Array) },
    })
  })

  it('called before: the name, what was eaten and where it went, and what is under way with its number', async () => {
    const first = await order('0550000002', 'Salem')
    await serve(first)
    const second = await order('0550000002', 'Salem')
    const known = await find('+966550000002')
    expect(known).toMatchObject({
      name: 'Salem',
      customer_id: null,
      orders: 1,
      last: { id: first, dishes: [{ name: 'Meal', quantity: 1 }] },
      addresses: [{ street_name: nearAddress.street_name, latitude: nearAddress.latitude }],
      open: [{ id: second, status: 'created', branch: 'Olaya', number: expect.stringMatching(/^\d{3}$/) }],
    })
    expect(known.addresses).toHaveLength(1)
  })

  it('has an account: name, note and saved addresses, and a page for who may read it', async () => {
    const guest = shop.guest()
    const { customer } = await signInCustomer(test, shop, guest, '+966550000003')
    await guest.call('PUT', '/api/v1/user/customers/update', { name: 'Noura' })
    const home = { ...nearAddress, street_name: 'Olaya Street' }
    await guest.call('POST', '/api/v1/user/customer-addresses/create', home)
    await owner.call('PUT', `/api/v1/staff/customers/${customer.id}/note`, { note: 'Rings twice', seen: '' })
    expect(await find('0550000003')).toMatchObject({
      name: 'Noura',
      note: 'Rings twice',
      customer_id: customer.id,
      addresses: [{ street_name: 'Olaya Street' }],
    })
    expect(await find('0550000003', await shop.staff('cashier'))).toMatchObject({
      name: 'Noura',
      note: 'Rings twice',
      customer_id: null,
    })
  })

  it('safety 14: nothing of other branches, of other restaurants, and nothing to the kitchen', async () => {
    await order('0550000004', 'Maha')
    const elsewhere = await shop.staff('cashier', shop.branchIds.slice(1))
    expect(await find('0550000004', elsewhere)).toMatchObject({
      name: '',
      orders: 0,
      open: [],
      addresses: [],
    })
    const stranger = await (await makePhoneShop(test)).staff()
    expect(await find('0550000004', stranger)).toMatchObject({ name: '', open: [] })
    expect(
      await (await shop.staff('kitchen')).refused('POST', `${phoneUrl}/caller`, { mobile: '0550000004' }),
    ).toMatchObject({ code: 'not-allowed' })
  })
})
