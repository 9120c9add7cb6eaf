import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerLineWire, CustomerPageWire } from '#contract/customers/customer-desk.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const url = '/api/v1/staff/customers'
let test: TestApp
let shop: Shop
let owner: Visitor
let id: string
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  owner = await shop.staff()
  const guest = shop.guest()
  const { customer } = await signInCustomer(test, shop, guest, '+966551234567')
  id = customer.id
  await guest.call('PUT', '/api/v1/user/customers/update', { name: 'أسماء العلي' })
  const cart = await guest.add(await guest.openCart(), shop.itemId('Shawarma'))
  const order = await guest.place(cart)
  const step = await guest.openPayment(order.id)
  await guest.pay(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  await signInCustomer(test, shop, shop.guest(), '+966559999999')
})
afterAll(() => test.close())

const find = async (q: string, by = owner) => {
  const { data } = await by.call<{ data: CustomerLineWire[] }>('GET', `${url}?q=${encodeURIComponent(q)}`)
  return data.map((one) => one.mobile)
}

describe('customers on the console', () => {
  it('are found by a part of the name as people write it, and by number however it begins', async () => {
    for (const q of ['اسماء', 'العلى', '0551234567', '00966551234567', '4567', '٤٥٦٧'])
      expect({ q, found: await find(q) }).toEqual({ q, found: ['+966551234567'] })
    expect(await find('')).toHaveLength(2)
    expect(await find('nobody')).toEqual([])
    expect(await find('%')).toEqual([])
  })

  it('a page has profile, orders and ledgers; the group is set there', async () => {
    const page = await owner.call<CustomerPageWire>('GET', `${url}/${id}`)
    expect(page).toMatchObject({
      customer: { name: 'أسماء العلي', group_id: null },
      orders: [{ shown: 'created', total: '20.00' }],
      wallet: { balance: '0.00', log: [] },
      points: { balance: 0 },
    })
    expect(await owner.refused('PUT', `${url}/${id}/group`, { group_id: 'nogroup' })).toMatchObject({
      code: 'not-found',
    })
  })

  it('safety 14: none of another restaurant, and nothing to the kitchen', async () => {
    const other = await (await makeShop(test)).staff()
    expect(await find('اسماء', other)).toEqual([])
    expect(await other.refused('GET', `${url}/${id}`)).toMatchObject({ code: 'not-found' })
    expect(await (await shop.staff('kitchen')).refused('GET', url)).toMatchObject({ code: 'not-allowed' })
  })
})
