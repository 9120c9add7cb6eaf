import type { CouponTrouble } from '#domain/loyalty/coupon.ts'
import type { Words } from '#domain/core/words.ts'

/** What a guest may do about a coupon that does not fit, after the sentence of spec 8; one that is over has no more to say. */
export const couponWords: Readonly<Partial<Record<CouponTrouble, Words>>> = {
  minimum: { ar: 'حدّها الأدنى {minimum}.', en: 'It needs an order of {minimum} or more.' },
  type: { ar: 'تخص طريقة طلب أخرى.', en: 'It is for another way to order.' },
  branch: { ar: 'تخص فرعًا آخر.', en: 'It is for another branch.' },
  time: { ar: 'لها أوقات محددة، وليس هذا منها.', en: 'It is for other times.' },
  later: {
    ar: 'تسري بحسب موعد الطلب، ولا تسري في الموعد المختار.',
    en: 'It goes by the time you want the order for, and does not hold then.',
  },
  sooner: {
    ar: 'تسري بحسب وقت إرسال الطلب، ولا تسري الآن.',
    en: 'It goes by the time of ordering, and does not hold now.',
  },
  'first-order': { ar: 'تخص الطلب الأول.', en: 'It is for a first order.' },
  'used-by-you': { ar: 'سبق استخدامها.', en: 'You have used it already.' },
  'used-today': { ar: 'استُخدمت اليوم، ويمكن استخدامها غدًا.', en: 'You can use it again tomorrow.' },
  wallet: { ar: 'تُضاف إلى رصيد المحفظة في صفحتها.', en: 'It goes into the wallet, on the wallet’s page.' },
  order: { ar: 'تخص الطلبات، لا رصيد المحفظة.', en: 'It is for an order, not for the wallet.' },
}
