import type { Message } from '#ui/message.ts'

/** Texts of money: what a total is made of. */
export const arMoney = {
  'sum.discount': 'خصم الأصناف',
  'sum.coupon': 'القسيمة {code}',
  'sum.points': 'النقاط',
  'sum.delivery_fee': 'التوصيل',
  'sum.service_charge': 'رسوم الخدمة',
  'sum.vat': 'ضريبة القيمة المضافة {percent}',
  'sum.deposits': 'تأمين مسترد',
  'sum.wallet': 'من المحفظة',
} as const satisfies Record<string, Message>
