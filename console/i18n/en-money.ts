import type { arMoney } from './ar-money.ts'
import type { Message } from '#ui/message.ts'

export const enMoney: Readonly<Record<keyof typeof arMoney, Message>> = {
  'sum.discount': 'Product discounts',
  'sum.coupon': 'Coupon {code}',
  'sum.points': 'Points',
  'sum.delivery_fee': 'Delivery',
  'sum.service_charge': 'Service charge',
  'sum.vat': 'VAT {percent}',
  'sum.deposits': 'Returnable deposits',
  'sum.wallet': 'From the wallet',
}
