import type { arMoney } from './ar-money.ts'
import type { Message } from '#ui/message.ts'

export const enMoney: Readonly<Record<keyof typeof arMoney, Message>> = {
  'bill.coupon': 'Coupon {code}',
  'bill.points': { one: '{count} point', other: '{count} points' },
  'bill.delivery': 'Delivery',
  'bill.service': 'Service charge {percent}',
  'bill.deposits': 'Returnable deposits',
  'bill.wallet': 'From the wallet',
  'bill.free': 'Free',
}
