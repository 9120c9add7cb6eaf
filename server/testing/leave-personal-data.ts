import { shopperOf } from '#server/store/customers/customers.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import { makeChallenge } from './make-challenge.ts'
import { makePaidOrder, type Ordered } from './make-paid-order.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import { putRows, type RowOf } from './put-rows.ts'
import { makeMobile, signInCustomer } from './sign-in-customer.ts'

/** Someone of whom every table says something, what names that one, and by what rows are found. */
export interface Known extends Ordered {
  readonly customerId: string
  readonly mobile: string
  readonly words: readonly string[]
  readonly marks: readonly string[]
}

const name = 'Zulaikha'
const past = '2026-01-01T10:00:00Z'
const later = '2026-01-01T12:00:00Z'

/** Takes a shop; a customer orders, rates and fills a cart there, and leaves a row in every table that can say something of it. */
export async function leavePersonalData(test: TestApp, shop: Shop): Promise<Known> {
  const mobile = makeMobile()
  const ordered = await makePaidOrder(test, shop)
  const { guest, id } = ordered
  const { customer } = await signInCustomer(test, shop, guest, mobile)
  await guest.call('PUT', '/api/v1/user/customers/update', { name })
  for (const action of ['accept', 'ready', 'hand_over'] as const) await ordered.move(action)
  const said = { food: 5, service: 4, items: [], photos: [], comment: `${name} was here` }
  await guest.call('POST', `/api/v1/orders/${id}/rating`, said)
  await guest.add(await guest.openCart(), shop.itemId('Tea'), { note: `for ${name}` })
  const challengeId = await makeChallenge(test.database.db, shop.tenantId)
  const saved = await test.database.db.write(shop.tenantId, async (db) => {
    const gift = { customerId: customer.id, type: 'adding', source: `gift:${id}`, kind: 'gift' } as const
    await addEntry(db, 'wallet', { ...gift, amount: 2550 })
    await addEntry(db, 'points', { ...gift, amount: 40 })
    const of = (table: 'customer_sessions' | 'known_browsers') =>
      db.q.selectFrom(table).selectAll().where('tenant_id', '=', shop.tenantId)
    const session = await of('customer_sessions').executeTakeFirstOrThrow()
    const cart = await db.q
      .selectFrom('carts')
      .select('id')
      .where('tenant_id', '=', shop.tenantId)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow()
    const rating = await db.q
      .selectFrom('ratings')
      .select('id')
      .where('tenant_id', '=', shop.tenantId)
      .executeTakeFirstOrThrow()
    return { browser: session.browser ?? '', cartId: cart.id, ratingId: rating.id }
  })
  const seen = {
    customerId: customer.id,
    mobile,
    orderId: id,
    branchId: shop.branchIds[0] ?? '',
    challengeId,
  }
  await putRows(test, shop.tenantId, [
    ...rowsOfAccount(seen),
    ...rowsOfLoyalty(seen),
    ...rowsOfVisits({ ...seen, ...saved }),
    ...rowsOfOrder({ ...seen, ...saved }),
  ])
  const words = [mobile, mobile.slice(4), name, 'ZUL 7', '+966551234567']
  return {
    ...ordered,
    customerId: customer.id,
    mobile,
    words,
    marks: [customer.id, id, saved.browser, mobile],
  }
}

interface Seen {
  readonly customerId: string
  readonly mobile: string
  readonly orderId: string
  readonly branchId: string
  readonly challengeId: string
}

interface Traces extends Seen {
  readonly browser: string
  readonly cartId: string
  readonly ratingId: string
}

const words = { name_ar: 'x', name_en: 'x' }

function rowsOfAccount({ customerId: customer_id, mobile, orderId, branchId }: Seen): RowOf[] {
  const car = { brand_id: 'b', brand_name: 'B', color_id: 'c', color_name: 'C', color_code: '#f00' }
  const usual = { name: `${name} at noon`, type: 'pickup', branch_id: branchId, lines: [] }
  const company = { name: 'Najd', approver_name: 'Sara', approver_mobile: '+966500000001' }
  const charge = {
    approval_id: 'a',
    month: '2026-01',
    amount: 100,
    why: 'within',
    state: 'charged',
    made_at: past,
  }
  return [
    ['customer_addresses', { id: 'address', customer_id, street_name: `${name} lane` }],
    ['customer_vehicles', { id: 'car', customer_id, ...car, plate_number: 'ZUL 7' }],
    ['customer_cards', { customer_id, mark: 'card' }],
    ['notice_wishes', { customer_id, kind: 'offers', channel: 'sms', wanted: true }],
    ['usual_orders', { id: 'usual', customer_id, ...usual }],
    ['companies', { id: 'company', ...company, approver_language: 'en' }],
    ['company_members', { mobile, company_id: 'company', name }],
    ['company_orders', { order_id: orderId, company_id: 'company', mobile, ...charge }],
    [
      'contact_messages',
      { id: 'word', name, email: 'z@a.example', message: 'Hello', language: 'en', customer_id },
    ],
  ]
}

function rowsOfLoyalty({ customerId: customer_id, mobile, orderId, challengeId }: Seen): RowOf[] {
  const benefit = { kind: 'amount', amount: 500 }
  const rules = { customerIds: [customer_id] }
  const run = { challenge_id: challengeId, customer_id, number: 1 }
  const use = { coupon_id: 'bought', seq: 1, kind: 'use', order_id: orderId, turn: 1, customer_id, mobile }
  const came = { phone_key: 'k', claimed_at: past }
  return [
    ['challenge_runs', { ...run, starts_at: past, ends_at: later, progress: 2 }],
    ['rewards', { id: 'reward', ...words, cost: 30, benefit }],
    ['coupons', { id: 'bought', code: 'BOUGHT', ...words, benefit, rules }],
    ['coupons', { id: 'given', code: 'GIVEN', ...words, benefit, rules, ends_at: past }],
    ['coupon_counts', { coupon_id: 'bought', used: 1 }],
    ['coupon_counts', { coupon_id: 'given' }],
    ['coupon_uses', { ...use, amount: 500, day: '2026-01-01' }],
    ['reward_redemptions', { customer_id, key: 'press', reward_id: 'reward', coupon_id: 'bought', cost: 30 }],
    ['referrals', { friend_id: 'friend', owner_id: customer_id, ...came }],
    ['referrals', { friend_id: customer_id, owner_id: 'owner', ...came, phone_key: 'l' }],
  ]
}

function rowsOfVisits({ customerId, mobile, branchId, browser, cartId }: Traces): RowOf[] {
  const whose = { branch_id: branchId, shopper: shopperOf(customerId), language: 'en', name }
  const day = { date: '2026-01-01', guests: 4, phone: mobile }
  const table = { area_id: 'a', table_ids: ['t'], minutes: 600, start_at: past, end_at: later }
  const rules = { key: 'k', status: 'confirmed', source: 'web', currency: 'SAR', settings: {} }
  const place = { area_id: 'a', rank: 1, no: 1, business_date: '2026-01-01', party: 2, source: 'web' }
  const left = { state: 'seated', joined_at: past, ended_at: later, ended_by: 'staff' }
  return [
    ['reservations', { id: 'booked', ...whose, ...day, ...table, ...rules, rating_comment: `${name}!` }],
    [
      'reservations',
      { id: 'phoned', ...whose, ...day, ...table, ...rules, shopper: 'staff:s', source: 'phone' },
    ],
    ['reservation_waits', { id: 'wait', ...whose, ...day, from_minutes: 1080, to_minutes: 1200 }],
    ['waiting_entries', { id: 'queued', ...whose, mobile, ...place, ...left, rating_words: `${name}!` }],
    ['table_members', { session_id: 's', id: 'm', browser, no: 1, name, state: 'in' }],
    ['group_orders', { id: 'own', cart_id: cartId, host_name: name, ends_at: later }],
    ['group_members', { group_id: 'other', id: 'm', browser, name }],
  ]
}

function rowsOfOrder({ orderId: order_id, branchId: branch_id, ratingId }: Traces): RowOf[] {
  const noted = { lines: [{ note: `for ${name}`, quantity: 1 }] }
  const paper = { branch_id, name: 'Counter', kind: 'browser', address: '', width: 80, station_ids: [] }
  const ways = { language: 'ar', copies: 1, prints_at: 'created', since: past }
  const ticket = { ...noted, guest: [name], notes: `${name} waits` }
  const job = { printer_id: 'printer', order_id, ticket, due_at: past, made_at: past }
  return [
    ['rating_photos', { id: 'photo', order_id, rating_id: ratingId, width: 8, height: 8, made_at: past }],
    ['order_search', { order_id, branch_id, placed_at: past, words: name }],
    [
      'order_edits',
      {
        id: 'edit',
        order_id,
        state: 'done',
        plan: { bill: noted },
        before: noted,
        staff_id: 's',
        made_at: past,
      },
    ],
    ['printers', { id: 'printer', ...paper, ...ways, paper: 'kitchen' }],
    [
      'print_papers',
      { printer_id: 'printer', order_id, said: { ...noted, rest: `${name} waits`, ended: false }, at: past },
    ],
    ['print_jobs', { id: 'printed', ...job, state: 'done', done_at: past }],
    ['print_jobs', { id: 'waits', ...job }],
  ]
}
