import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { texts } from '#domain/platform/texts.ts'
import { shopperOf } from '#server/store/customers/customers.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { joinQueue, makeQueueShop, type QueueShop } from '#server/testing/make-queue.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { tablesWith } from '#server/testing/search-tenant.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
})
afterAll(() => test.close())

const deletion = '/api/v1/user/customers/deletion'
const remove = '/api/v1/user/customers/delete'
const details = '/api/v1/user/customers/details'

/** A customer with an order that is done, a name, an e-mail, places, a balance and a cart. */
async function makeRegular(mobile: string, of: Shop = shop): Promise<Ordered & { customerId: string }> {
  const ordered = await makePaidOrder(test, of)
  const { guest } = ordered
  const { customer } = await signInCustomer(test, of, guest, mobile)
  await guest.call('PUT', '/api/v1/user/customers/update', { name: 'Zulaikha', birthDate: '1991-07-19' })
  for (const action of ['accept', 'ready', 'hand_over'] as const) await ordered.move(action)
  const said = { food: 5, service: 4, items: [], photos: [], comment: 'Zulaikha was here' }
  await guest.call('POST', `/api/v1/orders/${ordered.id}/rating`, said)
  await guest.add(await guest.openCart(), of.itemId('Tea'), { note: 'for Zulaikha' })
  const own = { tenant_id: of.tenantId, customer_id: customer.id }
  await test.database.db.write(of.tenantId, async (db) => {
    const to = {
      customerId: customer.id,
      type: 'adding',
      source: `gift:${customer.id}`,
      kind: 'gift',
    } as const
    await addEntry(db, 'wallet', { ...to, amount: 2550 })
    await addEntry(db, 'points', { ...to, amount: 40 })
    const street = { ...own, id: `a${customer.id}`.slice(0, 20), street_name: 'Zulaikha lane' }
    await db.q.insertInto('customer_addresses').values(street).execute()
    const car = { brand_id: 'b', brand_name: 'Brand', color_id: 'c', color_name: 'Red', color_code: '#f00' }
    const plate = { ...own, ...car, id: `v${customer.id}`.slice(0, 20), plate_number: 'ZUL 7' }
    await db.q.insertInto('customer_vehicles').values(plate).execute()
  })
  return { ...ordered, customerId: customer.id }
}

/** Leaves traces beside orders: a place in a queue, a shared cart, and a dish that staff changed. */
async function leavePersonalData(
  place: QueueShop,
  { id, guest }: Pick<Ordered, 'id' | 'guest'>,
): Promise<void> {
  const { cart } = await guest.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')
  await guest.call('POST', '/api/v1/group-orders', { cart_id: cart.cart_id, name: 'Zulaikha' })
  const { shop: of } = place
  await test.database.db.write(of.tenantId, ({ q }) =>
    sql`insert into order_edits (tenant_id, id, order_id, state, plan, before, staff_id, made_at)
      select tenant_id, 'edit', id, 'done', jsonb_build_object('bill', noted), noted, 's', now()
      from orders, lateral (select jsonb_set(bill, '{lines,0,note}', '"for Zulaikha"') as noted) one
      where tenant_id = ${of.tenantId} and id = ${id}`.execute(q),
  )
  const entry = await joinQueue(place, { name: 'Zulaikha', note: 'for Zulaikha' }, guest)
  expect(await guest.call('GET', deletion)).toMatchObject({ orders_under_way: 1 })
  const left = { wallet_balance: '25.50', points_balance: 40 }
  expect(await guest.refused('DELETE', remove, left)).toMatchObject({ code: 'order-under-way' })
  await guest.call('POST', `/api/v1/waiting-list/waiting/cancel/${entry.id}`, {})
}

describe('deleting my account', () => {
  it('rule "Deleting an account": what remains is shown first, and must be confirmed as it is', async () => {
    const { guest } = await makeRegular(makeMobile())
    const left = { wallet_balance: '25.50', points_balance: 40 }
    expect(await guest.call('GET', deletion)).toEqual({ ...left, currency: 'SAR', orders_under_way: 0 })
    const refused = await guest.refused('DELETE', remove, { ...left, points_balance: 39 })
    expect(refused).toMatchObject({ status: 409, code: 'balance-changed', details: left })
    expect(await guest.call('GET', details)).toMatchObject({ name: 'Zulaikha' })
  })

  it('rule "Deleting an account": takes name, number, places and tokens from every table; invoice and ledgers stay', async () => {
    const [place, mobile] = [await makeQueueShop(test), makeMobile()]
    const { shop: own } = place
    const { guest, id, customerId } = await makeRegular(mobile, own)
    await leavePersonalData(place, { guest, id })
    const words = [mobile, mobile.slice(4), 'Zulaikha', 'ZUL 7', '1991-07-19', '+966551234567']
    expect(await tablesWith(test, own.tenantId, words)).not.toEqual([])
    const former = guest.cookies.get('customer') ?? ''
    await guest.call('DELETE', remove, { wallet_balance: '25.50', points_balance: 40 })
    expect(guest.cookies.has('customer')).toBe(false)
    expect(await tablesWith(test, own.tenantId, words)).toEqual([])
    const remaining = await test.database.db.read(own.tenantId, async ({ q }) => ({
      order: await q
        .selectFrom('orders')
        .selectAll()
        .where('tenant_id', '=', own.tenantId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
      entries: await q
        .selectFrom('wallet_entries')
        .selectAll()
        .where('tenant_id', '=', own.tenantId)
        .where('customer_id', '=', customerId)
        .execute(),
    }))
    expect(remaining.order).toMatchObject({
      contact_name: '',
      contact_mobile: '',
      status: 'delivered',
      total: 2000,
    })
    expect(remaining.entries).toHaveLength(1)
    guest.cookies.set('customer', former)
    expect(await guest.refused('GET', details)).toMatchObject({ code: 'session-expired' })
  })

  it('the number is free: whoever signs in with it next is new, with nothing of the former', async () => {
    const mobile = makeMobile()
    const { guest, customerId } = await makeRegular(mobile)
    await guest.call('DELETE', remove, { wallet_balance: '25.50', points_balance: 40 })
    const next = shop.guest()
    test.pass(24 * 3600_000)
    const signedIn = await signInCustomer(test, shop, next, mobile)
    test.resetClock()
    expect(signedIn).toMatchObject({ is_new: true, cart: null, customer: { name: '' } })
    expect(signedIn.customer.id).not.toBe(customerId)
    expect(await next.call('GET', '/api/v1/user/orders')).toMatchObject({ data: [] })
  })

  it('waits while an order is under way, and says so in both languages', async () => {
    const { guest } = await makePaidOrder(test, shop)
    await signInCustomer(test, shop, guest, makeMobile())
    expect(await guest.call('GET', deletion)).toMatchObject({ orders_under_way: 1 })
    for (const language of ['ar', 'en'] as const) {
      const body = { wallet_balance: '0.00', points_balance: 0 }
      const refused = await guest.refused('DELETE', remove, body, { 'x-localization': language })
      expect(refused).toMatchObject({ status: 409, code: 'order-under-way' })
      expect(refused.message).toMatch(language === 'ar' ? /طلب/ : /order/)
    }
  })

  it('signs every device out; one with the former token is a guest (spec 4)', async () => {
    const mobile = makeMobile()
    const [here, there] = [shop.guest(), shop.guest()]
    await signInCustomer(test, shop, here, mobile)
    await signInCustomer(test, shop, there, mobile)
    await here.call('DELETE', remove, { wallet_balance: '0.00', points_balance: 0 })
    expect(await there.refused('GET', details)).toMatchObject({
      status: 401,
      message: texts['session-expired'].en,
    })
  })
})

/** Leaves what hangs on the account beside orders: a usual order, a time that is waited for, and a company's list. */
async function leavePreferences(
  of: Shop,
  { id, guest, customerId }: Ordered & { customerId: string },
  mobile: string,
) {
  await guest.call('POST', '/api/v1/user/usual-orders', { name: 'Zulaikha at noon', order_id: id })
  const own = { tenant_id: of.tenantId, id: 'wish' }
  await test.database.db.write(of.tenantId, async ({ q }) => {
    const wait = { branch_id: of.branchIds[0] ?? '', shopper: shopperOf(customerId), language: 'en' as const }
    const whom = { name: 'Zulaikha', phone: mobile, date: '2026-12-01', guests: 4 }
    await q
      .insertInto('reservation_waits')
      .values({ ...own, ...wait, ...whom, from_minutes: 1080, to_minutes: 1200 })
      .execute()
    const approver = {
      approver_name: 'Sara',
      approver_mobile: '+966500000001',
      approver_language: 'en' as const,
    }
    await q
      .insertInto('companies')
      .values({ ...own, name: 'Najd', ...approver })
      .execute()
    await q
      .insertInto('company_members')
      .values({ tenant_id: of.tenantId, mobile, company_id: own.id, name: 'Zulaikha of Najd' })
      .execute()
  })
}

describe('my data as a file', () => {
  it('rule "My data as a file": holds usual orders, times that I wait for, and whose list my number is on', async () => {
    const mobile = makeMobile()
    const { shop: own } = await makeQueueShop(test)
    const regular = await makeRegular(mobile, own)
    const e164 = (await regular.guest.call<{ mobile: string }>('GET', details)).mobile
    await leavePreferences(own, regular, e164)
    expect(await regular.guest.call('GET', '/api/v1/user/customers/download')).toMatchObject({
      company: { company: 'Najd', member_name: 'Zulaikha of Najd' },
      came_by_invitation: null,
      usual_orders: [{ name: 'Zulaikha at noon', items: [{ quantity: 1, note: '' }] }],
      waiting_for_a_time: [
        { name: 'Zulaikha', phone: e164, date: '2026-12-01', guests: 4, state: 'waiting' },
      ],
    })
  })

  it('holds what is kept of me, and comes as a download', async () => {
    const mobile = makeMobile()
    const place = await makeQueueShop(test)
    const { guest, id } = await makeRegular(mobile, place.shop)
    await joinQueue(place, { name: 'Zulaikha', guests_count: 3 }, guest)
    const response = await guest.send('GET', '/api/v1/user/customers/download')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      customer: {
        mobile,
        name: 'Zulaikha',
        customer_addresses: [{ street_name: 'Zulaikha lane' }],
        vehicles: [{ plate_number: 'ZUL 7' }],
      },
      orders: [{ id, status: 'delivered', mobile: '+966551234567', bill: { total: '20.00' } }],
      ratings: [{ order_id: id, food: 5, comment: 'Zulaikha was here' }],
      wallet: [{ type: 'adding', amount: '25.50', balance: '25.50' }],
      points: [{ amount: 40 }],
      devices: [{ device: '' }],
      notifications: { offers: { sms: false } },
      waiting_list: [{ name: 'Zulaikha', guests: 3, state: 'waiting' }],
      reservations: [],
      messages: [],
    })
  })
})
