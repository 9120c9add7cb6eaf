import type { PhoneCartBody, PhoneOrderBody } from './phone-order.ts'

/** For tests: what a caller wants, all of it. */
export const samplePhoneCart: PhoneCartBody = {
  branch_id: 'branch1',
  type: 'delivery',
  slot_start: '2026-11-21T17:30:00.000Z',
  address: { latitude: 24.7, longitude: 46.6, street_name: 'Olaya', building_type: 'house' },
  coupon: 'AHLAN10',
  payment_method: 'cash',
  lines: [{ item_id: 'item1', quantity: 2, options: [{ option_id: 'o1', quantity: 1 }], note: 'no onions' }],
}

/** For tests: an order as it was said on the phone. */
export const samplePhoneOrder: PhoneOrderBody = {
  cart_id: 'cart1',
  cart_version: 3,
  total: '12.50',
  ready_minutes_to: 20,
  payment_method: 'cash',
  name: 'Noura',
  mobile: '0551234567',
}
