import type { PhoneCartWire } from '#contract/phone-order.ts'
import { makeId } from '#server/make-id.ts'
import { printOrder } from '#server/features/ordering/printing/print-order.ts'
import { noteOrderEvents } from '#server/features/integrations/webhooks/note-events.ts'
import { saveWaitingSettings } from '#server/store/waiting-queues.ts'
import pg from 'pg'
import { carryOutbox } from './carry-outbox.ts'
import { makeMoneyShop, type MoneyShop } from './make-money-shop.ts'
import { makePrinting } from './make-printing.ts'
import { bookingGuest, dayAhead, takeReservations, type Rooms } from './make-reservations.ts'
import { makeTables, sitDown } from './make-tables.ts'
import { addTestWebhook } from './make-test-webhook.ts'
import type { TestApp } from './make-test-app.ts'
import { signInCustomer } from './sign-in-customer.ts'
import type { Visitor } from './visitor.ts'

/** Words that nobody else says, one for each place where somebody writes; a word is found wherever it went. */
export interface Planted {
  /** Written by the customer. */
  readonly own: Record<string, string>
  /** Written by staff about the customer. */
  readonly staff: Record<string, string>
}

/** A restaurant with everything in which people write, and who works there. */
export interface PlantingField {
  readonly test: TestApp
  readonly shop: MoneyShop
  readonly rooms: Rooms
  readonly owner: Visitor
  readonly planted: Planted
  /** Staff close the table at which the guest sits. */
  readonly visit: { close(): Promise<void> }
  /** Takes by whom and where; returns a new word for it. */
  word(by: keyof Planted, place: string): string
  /** Takes a guest; returns how much of it is under way. */
  underWay(guest: Visitor): Promise<number>
  /** All that waits for the relay goes its way. */
  carry(): Promise<void>
  /** What programs and printers hear of an order. */
  tell(orderId: string): Promise<void>
}

const types = ['pickup', 'car', 'delivery', 'dinein'] as const
const named = (name: string) => ({ ar: name, en: name })

/** Takes an app; returns a restaurant where every way to leave words is open. */
export async function makePlantingField(test: TestApp): Promise<PlantingField> {
  const shop = await makeMoneyShop(
    test,
    {
      'payment.methods': 'card,cash',
      'checkout.allow_notes': '1',
      'general.notification_email': 'desk@planted.example',
    },
    {
      items: [
        { name: 'Meal', price: 4000, types },
        { name: 'Tea', price: 300, types },
      ],
      branches: [{ name: named('Olaya'), types: [...types], phone: '0112345678' }],
      content: { allergens: [{ id: 'milk', name: named('Milk'), icon: 'milk' }] },
    },
  )
  const rooms = await takeReservations(test, shop, { areas: { hall: [2, 4, 8] } })
  await test.database.db.write(shop.tenantId, (tx) =>
    saveWaitingSettings(tx, { branch_id: rooms.branchId, enabled: true }),
  )
  await addTestWebhook(test, shop.tenantId)
  const planted: Planted = { own: {}, staff: {} }
  let count = 0
  return {
    test,
    shop,
    rooms,
    owner: await shop.staff(),
    planted,
    visit: { close: () => Promise.reject(new Error('nobody sits')) },
    word(by, place) {
      count += 1
      return (planted[by][place] = `Zq${count}x${place.replaceAll(/[^a-z]/g, '')}`.slice(0, 26))
    },
    async underWay(guest) {
      const path = '/api/v1/user/customers/deletion'
      return (await guest.call<{ orders_under_way: number }>('GET', path)).orders_under_way
    },
    async carry() {
      const look = new pg.Client(test.database.superuserUrl)
      await look.connect()
      await carryOutbox(test, look, shop.tenantId, 60)
      await look.end()
    },
    async tell(orderId) {
      const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
        q.selectFrom('outbox').select('payload').where('kind', '=', 'order-changed').orderBy('id').execute(),
      )
      for (const { payload } of rows)
        if (payload['orderId'] === orderId) {
          await noteOrderEvents(test.deps, shop.tenantId, payload as never)
          await printOrder(test.deps, shop.tenantId, payload as never)
        }
    },
  }
}

/** Takes a field, a signed-in guest and its number; it writes wherever a customer of its own account can, and nothing of it is under way. */
export async function plantOwnWords(field: PlantingField, guest: Visitor, mobile: string): Promise<void> {
  const { word } = field
  await guest.call('PUT', '/api/v1/user/customers/update', { name: word('own', 'profile') })
  await guest.call('POST', '/api/v1/user/customer-addresses/create', {
    street_name: word('own', 'street'),
    building_type: 'house',
    building_number: '7',
    special_mark: word('own', 'mark'),
    geocode_address: word('own', 'geocode'),
    description: word('own', 'description'),
  })
  await plantOrder(field, guest, mobile)
  await plantCart(field, guest)
  await plantTable(field, guest)
  await plantReservations(field, guest, mobile)
  await plantQueue(field, guest, mobile)
  await guest.call('POST', '/api/v1/contact', {
    name: word('own', 'contactname'),
    email: `${word('own', 'contactmail')}@example.com`.toLowerCase(),
    mobile,
    message: word('own', 'contactwords'),
  })
  field.planted.own['contactmail'] = field.planted.own['contactmail']?.toLowerCase() ?? ''
  await field.carry()
}

async function plantOrder(field: PlantingField, guest: Visitor, mobile: string): Promise<void> {
  const { shop, word, owner } = field
  const print = await makePrinting(field.test, shop)
  await print.add('127.0.0.1:9100', { prints_at: 'created' })
  const cart = await guest.add(await guest.openCart(), shop.itemId('Meal'), { note: word('own', 'linenote') })
  const said = { name: word('own', 'ordername'), mobile, notes: word('own', 'ordernotes') }
  const order = await guest.place(await guest.choose(cart, { payment_method_id: 'cash' }), undefined, said)
  const move = async (action: string, more: object = {}) => {
    const { version } = await guest.order(order.id)
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, { action, version, ...more })
  }
  await field.tell(order.id)
  for (const action of ['accept', 'ready', 'hand_over']) await move(action)
  await field.tell(order.id)
  const rating = { food: 5, service: 4, items: [], photos: [], comment: word('own', 'rating') }
  await guest.call('POST', `/api/v1/orders/${order.id}/rating`, rating)
  const other = `${word('own', 'receiptmail').toLowerCase()}@example.com`
  field.planted.own['receiptmail'] = other.split('@')[0] ?? ''
  await guest.call('POST', `/api/v1/orders/${order.id}/receipt-mail`, { email: other })
  await guest.call('POST', '/api/v1/user/usual-orders', { name: word('own', 'usual'), order_id: order.id })
  await plantStaffOnOrder(field, guest, mobile)
}

async function plantStaffOnOrder(field: PlantingField, guest: Visitor, mobile: string) {
  const { word, owner, shop } = field
  const { data } = await owner.call<{ data: { id: string; comment: string }[] }>('GET', `/api/v1/staff/ratings?branch_id=${shop.branchIds[0]}`)
  const rating = data.find(({ comment }) => comment === field.planted.own['rating'])?.id ?? ''
  await owner.call('PUT', `/api/v1/staff/ratings/${rating}/answer`, { answer: word('staff', 'answer') })
  const hidden = { hidden: true, reason: word('staff', 'hidden') }
  await owner.call('PUT', `/api/v1/staff/ratings/${rating}/hidden`, hidden)
  // a second one that staff cancel with words
  const cart = await guest.add(await guest.openCart(), shop.itemId('Tea'))
  const second = await guest.place(await guest.choose(cart, { payment_method_id: 'cash' }), undefined, { mobile })
  await owner.call('POST', `/api/v1/staff/orders/${second.id}/transitions`, {
    action: 'cancel',
    version: second.version,
    reason: word('staff', 'cancelreason'),
  })
  await field.tell(second.id)
}

/** A cart that is shared and stays open. */
async function plantCart({ shop, word }: PlantingField, guest: Visitor): Promise<void> {
  const cart = await guest.add(await guest.openCart(), shop.itemId('Tea'), { note: word('own', 'cartnote') })
  const group = { cart_id: cart.cart_id, name: word('own', 'hostname') }
  await guest.call('POST', '/api/v1/group-orders', group)
}

/** A visit at a table with a round, and somebody else's shared cart that the guest joined. */
async function plantTable(field: PlantingField, guest: Visitor): Promise<void> {
  const { test, shop, word } = field
  const [code = ''] = await makeTables(test, shop, 'T1')
  const phone = await sitDown({ ...shop, guest: () => guest }, code, word('own', 'seat'))
  const { cart } = await phone.inside()
  await guest.add(cart, shop.itemId('Tea'), { note: word('own', 'roundnote') })
  const { order_id } = await phone.round()
  await field.tell(order_id)
  const again = (await phone.inside()).cart
  await guest.add(again, shop.itemId('Tea'), { note: word('own', 'nextround') })
  if ((await field.underWay(guest)) === 0) throw new Error('a seat at a table is a visit under way')
  field.visit.close = async () => {
    const at = `/api/v1/staff/table-sessions/${phone.sessionId}`
    const paid = { tender: 'cash', wish: { what: 'whole' }, amount: '3.00' }
    await field.owner.call('POST', `${at}/payments`, paid, { 'idempotency-key': makeId() })
    await field.owner.call('POST', `${at}/acts`, { act: 'close' })
  }
}

async function plantReservations(field: PlantingField, guest: Visitor, phone: string): Promise<void> {
  const { test, rooms, word, owner } = field
  const booking = bookingGuest(guest, rooms)
  const day = dayAhead(test, 2)
  const held = await booking.hold(day, '19:00')
  await booking.confirm(held.id, {
    name: word('own', 'bookedname'),
    phone,
    email: `${word('own', 'bookedmail').toLowerCase()}@example.com`,
    note: word('own', 'bookednote'),
    allergens: [{ id: 'milk', allergen_id: 'milk' }],
  })
  field.planted.own['bookedmail'] = field.planted.own['bookedmail']?.toLowerCase() ?? ''
  await field.carry()
  await booking.put(held.id, { action: 'cancel', cancellation_reason: word('own', 'cancelwords') })
  const wait = { branch_id: rooms.branchId, date: day, guests_count: 2, from: '20:00', to: '21:00' }
  const whose = { name: word('own', 'waitname'), phone, email: `${word('own', 'waitmail').toLowerCase()}@example.com` }
  field.planted.own['waitmail'] = field.planted.own['waitmail']?.toLowerCase() ?? ''
  const { id } = await guest.call<{ id: string }>('POST', '/api/v1/reservation/waitlist', { ...wait, ...whose })
  await guest.call('DELETE', `/api/v1/reservation/waitlist/${id}`)
  const added = await owner.call<{ id: string; version: number }>(
    'POST',
    '/api/v1/staff/reservations',
    {
      branch_id: rooms.branchId,
      source: 'phone',
      guests: 2,
      start: new Date(test.deps.clock() + 50 * 3600_000).toISOString(),
      table_ids: [rooms.tableIds[2]],
      name: word('staff', 'phonedname'),
      phone,
      note: word('staff', 'phonednote'),
    },
    { 'idempotency-key': makeId() },
  )
  await owner.call('POST', `/api/v1/staff/reservations/${added.id}/acts`, {
    act: 'cancel',
    version: added.version,
    reason: word('staff', 'phonedreason'),
  })
}

async function plantQueue(field: PlantingField, guest: Visitor, phone: string): Promise<void> {
  const { rooms, word, owner } = field
  const place = { branch_id: rooms.branchId, area_id: rooms.areaIds['hall'] ?? '', guests_count: 2 }
  const own = { name: word('own', 'queuename'), phone, note: word('own', 'queuenote') }
  const path = '/api/v1/waiting-list/waiting'
  const joined = await guest.call<{ WaitingEntity_id: string }>('POST', `${path}/create`, { ...place, ...own })
  await guest.call('POST', `${path}/cancel/${joined.WaitingEntity_id}`, { reason: word('own', 'queuereason') })
  // it stands there while the account goes
  const door = { name: word('staff', 'doorname'), phone, note: word('staff', 'doornote') }
  const key = { 'idempotency-key': makeId() }
  await owner.call('POST', '/api/v1/staff/waiting', { ...place, ...door }, key)
}

/** Takes a field, a customer and its number; staff write about it wherever they can beside its orders. */
export async function plantStaffWords(field: PlantingField, customerId: string, mobile: string): Promise<void> {
  const { owner, word, shop } = field
  await owner.call('PUT', `/api/v1/staff/customers/${customerId}/note`, { note: word('staff', 'note'), seen: '' })
  for (const ledger of ['wallet', 'points'])
    await owner.call(
      'POST',
      `/api/v1/staff/balances/${customerId}`,
      { ledger, type: 'credit', amount: '10', reason: word('staff', `${ledger}reason`) },
      { 'idempotency-key': makeId() },
    )
  await owner.call('POST', '/api/v1/staff/companies', {
    name: 'Najd',
    tax_number: '',
    approver: { name: 'Sara', mobile: '+966500000001', language: 'en' },
    order_limit: '0.00',
    month_limit: null,
    credit_limit: null,
    active: true,
    members: [{ name: word('staff', 'member'), mobile }],
  })
  const wish = {
    branch_id: shop.branchIds[0] ?? '',
    type: 'pickup',
    lines: [{ item_id: shop.itemId('Meal'), quantity: 1, note: word('staff', 'phoneline') }],
    payment_method: 'cash',
  }
  const { cart } = await owner.call<PhoneCartWire>('POST', '/api/v1/staff/phone-orders/cart', wish)
  const said = {
    cart_id: cart.cart_id,
    cart_version: cart.version,
    total: cart.bill.to_pay,
    ready_minutes_to: cart.ready_minutes.to,
    payment_method: 'cash',
    name: word('staff', 'callername'),
    mobile,
    notes: word('staff', 'callernotes'),
  }
  const { order_id } = await owner.call<{ order_id: string }>('POST', '/api/v1/staff/phone-orders', said, {
    'idempotency-key': makeId(),
  })
  for (const action of ['accept', 'ready', 'hand_over']) {
    const { version } = await shop.guest().order(order_id)
    await owner.call('POST', `/api/v1/staff/orders/${order_id}/transitions`, { action, version })
  }
  await field.tell(order_id)
  await field.carry()
}

/** Takes a field, a new browser and a number in E.164; writes as a guest first, and signs in then. */
export async function plantAndSignIn(field: PlantingField, guest: Visitor, mobile: string): Promise<string> {
  const { rooms, word } = field
  const place = { branch_id: rooms.branchId, area_id: rooms.areaIds['hall'] ?? '', guests_count: 2 }
  const before = { name: word('own', 'asguest'), phone: '0559998877', note: word('own', 'guestnote') }
  const path = '/api/v1/waiting-list/waiting'
  const joined = await guest.call<{ WaitingEntity_id: string }>('POST', `${path}/create`, { ...place, ...before })
  const { customer } = await signInCustomer(field.test, field.shop, guest, mobile)
  await guest.call('POST', `${path}/cancel/${joined.WaitingEntity_id}`, {})
  return customer.id
}
