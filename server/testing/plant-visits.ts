import { makeId } from '#server/core/make-id.ts'
import { bookingGuest, dayAhead } from './make-reservations.ts'
import { makeTables, sitDown } from './make-tables.ts'
import { signInCustomer } from './sign-in-customer.ts'
import type { Visitor } from './visitor.ts'
import type { PlantingField } from './planting-field.ts'

/** A cart that is shared and stays open. */
export async function plantCart({ shop, word }: PlantingField, guest: Visitor): Promise<void> {
  const cart = await guest.add(await guest.openCart(), shop.itemId('Tea'), { note: word('own', 'cartnote') })
  const group = { cart_id: cart.cart_id, name: word('own', 'hostname') }
  await guest.call('POST', '/api/v1/group-orders', group)
}

/** A visit at a table with a round, and somebody else's shared cart that the guest joined. */
export async function plantTable(field: PlantingField, guest: Visitor): Promise<void> {
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

/** A table that was booked and given up, a time that was waited for, and a booking on the phone. */
export async function plantReservations(field: PlantingField, guest: Visitor, phone: string): Promise<void> {
  const { test, floor, word, owner } = field
  const booking = bookingGuest(guest, floor)
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
  const wait = { branch_id: floor.branchId, date: day, guests_count: 2, from: '20:00', to: '21:00' }
  const whose = {
    name: word('own', 'waitname'),
    phone,
    email: `${word('own', 'waitmail').toLowerCase()}@example.com`,
  }
  field.planted.own['waitmail'] = field.planted.own['waitmail']?.toLowerCase() ?? ''
  const { id } = await guest.call<{ id: string }>('POST', '/api/v1/reservation/waitlist', {
    ...wait,
    ...whose,
  })
  await guest.call('DELETE', `/api/v1/reservation/waitlist/${id}`)
  const added = await owner.call<{ id: string; version: number }>(
    'POST',
    '/api/v1/staff/reservations',
    {
      branch_id: floor.branchId,
      source: 'phone',
      guests: 2,
      start: new Date(test.deps.clock() + 50 * 3600_000).toISOString(),
      table_ids: [floor.tableIds[2]],
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

/** A place in a queue that was left, and one that staff gave. */
export async function plantQueue(field: PlantingField, guest: Visitor, phone: string): Promise<void> {
  const { floor, word, owner } = field
  const place = { branch_id: floor.branchId, area_id: floor.areaIds['hall'] ?? '', guests_count: 2 }
  const own = { name: word('own', 'queuename'), phone, note: word('own', 'queuenote') }
  const path = '/api/v1/waiting-list/waiting'
  const joined = await guest.call<{ WaitingEntity_id: string }>('POST', `${path}/create`, {
    ...place,
    ...own,
  })
  await guest.call('POST', `${path}/cancel/${joined.WaitingEntity_id}`, {
    reason: word('own', 'queuereason'),
  })
  // it stands there while the account goes
  const table = { name: word('staff', 'doorname'), phone, note: word('staff', 'doornote') }
  const key = { 'idempotency-key': makeId() }
  await owner.call('POST', '/api/v1/staff/waiting', { ...place, ...table }, key)
}

/** Takes a field, a new browser and a number in E.164; writes as a guest first, and signs in then. */
export async function plantAndSignIn(field: PlantingField, guest: Visitor, mobile: string): Promise<string> {
  const { floor, word } = field
  const place = { branch_id: floor.branchId, area_id: floor.areaIds['hall'] ?? '', guests_count: 2 }
  const before = { name: word('own', 'asguest'), phone: '0559998877', note: word('own', 'guestnote') }
  const path = '/api/v1/waiting-list/waiting'
  const joined = await guest.call<{ WaitingEntity_id: string }>('POST', `${path}/create`, {
    ...place,
    ...before,
  })
  const { customer } = await signInCustomer(field.test, field.shop, guest, mobile)
  await guest.call('POST', `${path}/cancel/${joined.WaitingEntity_id}`, {})
  return customer.id
}
