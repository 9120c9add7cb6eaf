import type { BillLineWire, CartWire } from '#contract/ordering/cart.ts'
import { priceLines } from './price-lines.ts'

/** Takes what matters to a test; returns a line of a bill: 10.00 apiece, one piece, no options. */
export function makeLine(line: Partial<BillLineWire> = {}): BillLineWire {
  const { quantity = 1, unit_price = '10.00' } = line
  return {
    line_id: 'line1',
    item_id: 'item1',
    name: 'Burger',
    picture: null,
    quantity,
    note: '',
    options: [],
    unit_price,
    subtotal: (Number(unit_price) * quantity).toFixed(2),
    discount: '0.00',
    ...line,
  }
}

/** Takes lines and what else matters to a test; returns a cart as the server sends it, VAT of 15 % in the prices. */
export function makeCart(lines: BillLineWire[] = [makeLine()], cart: Partial<CartWire> = {}): CartWire {
  const bill = {
    currency: 'SAR',
    lines: [],
    count: 0,
    subtotal: '0.00',
    discount: '0.00',
    coupon: '0.00',
    coupon_code: null,
    coupon_name: '',
    points: '0.00',
    points_used: 0,
    delivery_fee: '0.00',
    free_delivery: false,
    service_charge: '0.00',
    service_percent: '0',
    deposits: '0.00',
    wallet: '0.00',
    vat_percent: '15.00',
    prices_include_vat: true,
    taxable: '0.00',
    vat: '0.00',
    total: '0.00',
    to_pay: '0.00',
    ...cart.bill,
  }
  return { ...draft, ...cart, bill: priceLines(bill, lines) }
}

const draft: Omit<CartWire, 'bill'> = {
  cart_id: 'cart1',
  version: 1,
  type: 'pickup',
  branch_id: 'branch1',
  branch_asap_allowed: true,
  branch_schedule_allowed: false,
  branch_name: 'Olaya',
  table_id: null,
  table_name: null,
  table_available: false,
  session_id: null,
  group_id: null,
  companion: null,
  area_name: null,
  payment_method_id: 'card',
  myfatoorah_enabled: false,
  myfatoorah_methods: [],
  hyperpay_enabled: false,
  hyperpay_methods: [],
  payment_session: null,
  payment_brand: null,
  use_points: false,
  use_wallet: false,
  delivery_time: null,
  scheduled_day: null,
  scheduled_period: null,
  address: null,
  delivery: null,
  timing: { asap: true, schedule: false, slot: null },
  coupon: null,
  pay: { ways: ['card'], wallet: 'none', points: 'none', wallet_min_order_amount: '0.00' },
  notes_allowed: true,
  ready_minutes: { from: 15, to: 20 },
  earns: null,
  removed: [],
  news: [],
  vehicle: null,
  blocked: null,
}
