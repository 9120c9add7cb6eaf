import type { PhoneCartWire } from '#contract/ordering/phone-order.ts'
import { makeId } from '#server/core/make-id.ts'
import { makePrinting } from './make-printing.ts'
import type { Visitor } from './visitor.ts'
import { plantCart, plantQueue, plantReservations, plantTable } from './plant-visits.ts'
import type { PlantingField } from './planting-field.ts'

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
  const { data } = await owner.call<{ data: { id: string; comment: string }[] }>(
    'GET',
    `/api/v1/staff/ratings?branch_id=${shop.branchIds[0]}`,
  )
  const rating = data.find(({ comment }) => comment === field.planted.own['rating'])?.id ?? ''
  await owner.call('PUT', `/api/v1/staff/ratings/${rating}/answer`, { answer: word('staff', 'answer') })
  const hidden = { hidden: true, reason: word('staff', 'hidden') }
  await owner.call('PUT', `/api/v1/staff/ratings/${rating}/hidden`, hidden)
  // a second one that staff cancel with words
  const cart = await guest.add(await guest.openCart(), shop.itemId('Tea'))
  const second = await guest.place(await guest.choose(cart, { payment_method_id: 'cash' }), undefined, {
    mobile,
  })
  await owner.call('POST', `/api/v1/staff/orders/${second.id}/transitions`, {
    action: 'cancel',
    version: second.version,
    reason: word('staff', 'cancelreason'),
  })
  await field.tell(second.id)
}

/** Takes a field, a customer and its number; staff write about it wherever they can beside its orders. */
export async function plantStaffWords(
  field: PlantingField,
  customerId: string,
  mobile: string,
): Promise<void> {
  const { owner, word, shop } = field
  await owner.call('PUT', `/api/v1/staff/customers/${customerId}/note`, {
    note: word('staff', 'note'),
    seen: '',
  })
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
  const input = {
    branch_id: shop.branchIds[0] ?? '',
    type: 'pickup',
    lines: [{ item_id: shop.itemId('Meal'), quantity: 1, note: word('staff', 'phoneline') }],
    payment_method: 'cash',
  }
  const { cart } = await owner.call<PhoneCartWire>('POST', '/api/v1/staff/phone-orders/cart', input)
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
