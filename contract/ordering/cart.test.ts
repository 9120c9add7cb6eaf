import { expect, it } from 'vitest'
import { billLine, cart } from './cart.ts'

/** Spec 3 "Order draft", in its order; the flags and methods of the two payment providers by their names. */
const draft = [
  'cart_id',
  'type',
  'branch_id',
  'branch_asap_allowed',
  'branch_schedule_allowed',
  'branch_name',
  'table_id',
  'table_name',
  'table_available',
  'session_id',
  'area_name',
  'payment_method_id',
  'myfatoorah_enabled',
  'myfatoorah_methods',
  'hyperpay_enabled',
  'hyperpay_methods',
  'payment_session',
  'payment_brand',
  'use_points',
  'use_wallet',
  'delivery_time',
  'scheduled_day',
  'scheduled_period',
]
const own = [
  'address',
  'delivery',
  'coupon',
  'vehicle',
  'pay',
  'version',
  'timing',
  'bill',
  'ready_minutes',
  'earns',
  'group_id',
  'companion',
  'removed',
  'news',
  'notes_allowed',
  'blocked',
]

it("spec 3: GET cart answers with the order draft's field names, and what the page needs beside them", () => {
  expect(Object.keys(cart.shape).toSorted()).toEqual([...draft, ...own].toSorted())
})

it('a line says whether its dish can be chosen of where that is known, and is whole without it', () => {
  const line = {
    line_id: 'l1',
    item_id: 'i1',
    name: 'Tea',
    picture: null,
    quantity: 1,
    note: '',
    options: [],
    unit_price: '3.00',
    subtotal: '3.00',
    discount: '0.00',
  }
  expect(billLine.parse(line)).toEqual(line)
  expect(billLine.parse({ ...line, choosable: true })).toEqual({ ...line, choosable: true })
})
