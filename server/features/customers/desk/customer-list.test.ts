import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerListWire, CustomerPageWire } from '#contract/customers/customer-desk.ts'
import type { AuditWire } from '#contract/backoffice/audit.ts'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { addDeliveredOrder } from '#server/testing/add-delivered-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const url = '/api/v1/staff/customers'
const dayMs = 86_400_000
let test: TestApp
let shop: Shop
let owner: Visitor
const ids: Record<string, string> = {}

/** Noura: two orders long ago; Salem: one of yesterday, a dear one, and a top-up that is no order; Maha: none. */
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  owner = await shop.staff()
  const numbers = { Noura: '+966550000001', Salem: '+966550000002', Maha: '+966550000003' }
  for (const [name, mobile] of Object.entries(numbers)) {
    const guest = shop.guest()
    const { customer } = await signInCustomer(test, shop, guest, mobile)
    ids[name] = customer.id
    await guest.call('PUT', '/api/v1/user/customers/update', { name })
  }
  const [branchId = ''] = shop.branchIds
  const had = async (name: 'Noura' | 'Salem', total: number, daysAgo: number, kind?: 'wallet_topup') =>
    test.database.db.write(shop.tenantId, (tx) =>
      addDeliveredOrder(tx, {
        customerId: ids[name] ?? '',
        branchId,
        mobile: numbers[name],
        total,
        wallet: 0,
        at: new Date(Date.now() - daysAgo * dayMs),
        ...(kind && { kind }),
      }),
    )
  await had('Noura', 20_00, 90)
  await had('Noura', 30_00, 60)
  await had('Salem', 900_00, 1)
  await had('Salem', 5000_00, 1, 'wallet_topup')
})
afterAll(() => test.close())

const list = (query: string, by = owner) => by.call<CustomerListWire>('GET', `${url}?${query}`)
const names = async (query: string) => (await list(query)).data.map(({ name }) => name)
const csv = async (query = '', by = owner) =>
  (await (await by.send('GET', `${url}/file?${query}`)).text()).replace('\uFEFF', '').trim().split('\r\n')

describe('all customers', () => {
  it('stand in the order that is asked for, with what was served to them', async () => {
    const { data, total, next } = await list('sort=spent')
    expect(data).toMatchObject([
      { name: 'Salem', orders: 1, spent: '900.00', last_order: expect.stringMatching(/./) },
      { name: 'Noura', orders: 2, spent: '50.00' },
      { name: 'Maha', orders: 0, spent: '0.00', last_order: '' },
    ])
    expect({ total, next }).toEqual({ total: 3, next: null })
    expect(await names('sort=orders')).toEqual(['Noura', 'Salem', 'Maha'])
    expect(await names('sort=recent')).toEqual(['Salem', 'Noura', 'Maha'])
    expect(await names('sort=away')).toEqual(['Noura', 'Salem', 'Maha'])
    expect((await list('')).data).toMatchObject([{ name: 'Maha' }, { name: 'Salem' }, { orders: 2 }])
    expect(await names('sort=spent&q=055000000')).toEqual(['Salem', 'Noura', 'Maha'])
    expect(await owner.refused('GET', `${url}?sort=secret`)).toMatchObject({ status: 400 })
  })

  it('come in pages, by group too', async () => {
    const { id: group } = await owner.call<{ id: string }>('POST', '/api/v1/staff/customer-groups', {
      name_ar: 'ذهبي',
      name_en: 'Gold',
      segment: null,
    })
    await owner.call('PUT', `${url}/${ids['Noura']}/group`, { group_id: group })
    const found = await list(`group_id=${group}&sort=spent`)
    expect(found).toMatchObject({ data: [{ name: 'Noura', group: 'Gold' }], total: 1 })
    expect(found.groups).toContainEqual({ id: group, name: 'Gold' })
    expect(await list('sort=spent&page=2')).toMatchObject({ data: [], total: 3, next: null })
  })

  it('a page says what was ordered and spent in all', async () => {
    const { habits } = await owner.call<CustomerPageWire>('GET', `${url}/${ids['Noura']}`)
    expect(habits).toMatchObject({ orders: 2, spent: '50.00', average: '25.00' })
    expect(habits.first_order).not.toBe(habits.last_order)
    const none = await owner.call<CustomerPageWire>('GET', `${url}/${ids['Maha']}`)
    expect(none.habits).toEqual({
      orders: 0,
      spent: '0.00',
      average: '0.00',
      first_order: '',
      last_order: '',
    })
  })

  it('go into a file for owners of the whole restaurant alone, and the log says who took it', async () => {
    const [head, ...rows] = await csv('sort=spent')
    expect(head).toBe('Name,Mobile,E-mail,Group,Joined,Orders,Total spent,Last order')
    expect(rows).toHaveLength(3)
    // decision 0180: other programs read the number as it is kept
    expect(rows[0]).toMatch(/^Salem,\+966550000002,,,\d{4}\/\d\d\/\d\d,1,900\.00,\d{4}\/\d\d\/\d\d$/)
    const log = await owner.call<AuditWire>('GET', '/api/v1/staff/audit')
    expect(log.data[0]).toMatchObject({ action: 'customer-file' })
    for (const racer of [await shop.staff('manager'), await shop.staff('owner', shop.branchIds)])
      expect(await racer.refused('GET', `${url}/file`)).toMatchObject({ code: 'not-allowed' })
    const other = await (await makeShop(test)).staff()
    expect(await csv('', other)).toHaveLength(1)
  })
})

describe('what staff should know of a customer', () => {
  const note = (text: string, seen: string) => ({ note: text, seen })

  it('is kept once, and who writes over a colleague is told', async () => {
    const path = `${url}/${ids['Maha']}/note`
    const first = await owner.call<CustomerPageWire>('PUT', path, note(' Allergic to nuts ', ''))
    expect(first.customer.note).toBe('Allergic to nuts')
    // the same press again is no conflict
    await owner.call('PUT', path, note('Allergic to nuts', ''))
    expect(await owner.refused('PUT', path, note('Likes it hot', ''))).toMatchObject({
      code: 'plan-changed',
      details: { note: 'Allergic to nuts' },
    })
    await owner.call('PUT', path, note('Likes it hot', 'Allergic to nuts'))
    expect(await owner.refused('PUT', path, note('x'.repeat(501), 'Likes it hot'))).toMatchObject({
      code: 'text-too-long',
    })
    expect(await (await shop.staff('cashier')).refused('PUT', path, note('', ''))).toMatchObject({
      code: 'not-allowed',
    })
  })

  it('stands on the page of an order, whose customer only some may open', async () => {
    const guest = shop.guest()
    const { customer } = await signInCustomer(test, shop, guest, '+966550000008')
    await owner.call('PUT', `${url}/${customer.id}/note`, note('Rings twice', ''))
    const { id } = await guest.place(await guest.add(await guest.openCart(), shop.itemId('Shawarma')))
    const shown = async (by: Visitor) =>
      (await by.call<OrderPageWire>('GET', `/api/v1/staff/orders/${id}`)).customer
    expect(await shown(owner)).toEqual({ id: customer.id, note: 'Rings twice' })
    expect(await shown(await shop.staff('cashier'))).toEqual({ id: null, note: 'Rings twice' })
  })

  it('rule "My data as a file": is in the file of all that is kept, and goes with the account', async () => {
    const guest = shop.guest()
    const { customer } = await signInCustomer(test, shop, guest, '+966550000009')
    await owner.call('PUT', `${url}/${customer.id}/note`, note('Came late twice', ''))
    const file = await guest.call<{ note_of_staff: string }>('GET', '/api/v1/user/customers/download')
    expect(file.note_of_staff).toBe('Came late twice')
    await guest.call('DELETE', '/api/v1/user/customers/delete', { wallet_balance: '0.00', points_balance: 0 })
    const stored = await test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('customers').select('note').where('id', '=', customer.id).executeTakeFirst(),
    )
    expect(stored).toEqual({ note: '' })
  })
})
