import type { Message } from '#ui/message.ts'

/** Texts of what an order costs besides its dishes, and of the ways to pay it. */
export const arMoney = {
  'bill.coupon': 'القسيمة {code}',
  'bill.points': {
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '{count} نقاط',
    many: '{count} نقطة',
    other: '{count} نقطة',
  },
  'bill.delivery': 'التوصيل',
  'bill.service': 'رسوم الخدمة {percent}',
  'bill.deposits': 'تأمين مسترد',
  'bill.wallet': 'من المحفظة',
  'bill.free': 'مجاني',
} as const satisfies Record<string, Message>
