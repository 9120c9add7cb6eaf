import type {
  PhoneCartBody,
  PhoneCartWire,
  PhoneOrderBody,
  PhoneOrderWire,
} from '#contract/ordering/phone-order.ts'
import { makeId } from '#server/core/make-id.ts'
import { far, middle } from './delivering.ts'
import { makeMoneyShop, type MoneyShop } from './make-money-shop.ts'
import type { TestApp } from './make-test-app.ts'
import { addressAt, deliveringBranch, testZone } from './make-zones.ts'
import type { Visitor } from './visitor.ts'

const words = (name: string) => ({ ar: name, en: name })
const option = (id: string, price: number) => ({
  id,
  name: words(id),
  price,
  min: 1,
  max: 1,
  preset: false,
})

/** Where phone orders are tried. */
export const phoneUrl = '/api/v1/staff/phone-orders'
/** An address in the zone of the first branch, and one that it does not reach. */
export const nearAddress = addressAt(...middle)
export const farAddress = addressAt(...far)

/**
 * Takes the app; returns a restaurant that takes cash: Meal for 40.00, Wrap for 20.00 that needs a size (large: 5.00 more),
 * Tea for 3.00 that is sold out; Olaya delivers around Riyadh's middle for 10.00, Dammam around a far point.
 */
export function makePhoneShop(test: TestApp): Promise<MoneyShop> {
  const types = ['pickup', 'delivery'] as const
  const size = { id: `size${makeId()}`, name: words('Size'), min: 1, max: 1 }
  const [latitude, longitude] = far
  const circle = { kind: 'circle', center: { latitude, longitude }, radius: 5000 } as const
  return makeMoneyShop(
    test,
    { 'payment.methods': 'card,cash', 'checkout.allow_notes': '1' },
    {
      items: [
        { name: 'Meal', price: 4000, types },
        {
          name: 'Wrap',
          price: 2000,
          types,
          options: [{ ...size, options: [option(`small${size.id}`, 0), option(`large${size.id}`, 500)] }],
        },
        { name: 'Tea', price: 300, types, soldOut: true },
      ],
      branches: [
        deliveringBranch('Olaya', [testZone()]),
        deliveringBranch('Dammam', [testZone({ shape: circle })]),
      ],
    },
  )
}

/** Takes who answers the call, and a restaurant; returns how to keep what a caller wants at its first branch. */
export function phoneOf(staff: Visitor, shop: MoneyShop) {
  const input = (more: Partial<PhoneCartBody> = {}): PhoneCartBody => ({
    branch_id: shop.branchIds[0] ?? '',
    type: 'pickup',
    lines: [{ item_id: shop.itemId('Meal'), quantity: 1 }],
    ...more,
  })
  const said = ({ cart }: PhoneCartWire, more: Partial<PhoneOrderBody> = {}): PhoneOrderBody => ({
    cart_id: cart.cart_id,
    cart_version: cart.version,
    total: cart.bill.to_pay,
    ready_minutes_to: cart.ready_minutes.to,
    payment_method: (cart.payment_method_id ?? 'card') as PhoneOrderBody['payment_method'],
    name: 'Noura',
    mobile: '0551234567',
    ...more,
  })
  return {
    wish: input,
    said,
    save: (more: Partial<PhoneCartBody> = {}) =>
      staff.call<PhoneCartWire>('POST', `${phoneUrl}/cart`, input(more)),
    refusedSave: (more: Partial<PhoneCartBody> = {}) =>
      staff.refused('POST', `${phoneUrl}/cart`, input(more)),
    place: (saved: PhoneCartWire, more: Partial<PhoneOrderBody> = {}, key: string = makeId()) =>
      staff.call<PhoneOrderWire>('POST', phoneUrl, said(saved, more), { 'idempotency-key': key }),
    refusedPlace: (saved: PhoneCartWire, more: Partial<PhoneOrderBody> = {}, key: string = makeId()) =>
      staff.refused('POST', phoneUrl, said(saved, more), { 'idempotency-key': key }),
  }
}
