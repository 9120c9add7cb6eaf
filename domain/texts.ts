import type { Words } from './words.ts'

/** One text that the spec's sections 5 and 8 name. */
export interface Text extends Words {
  /** Where the spec names it. */
  readonly section: '5' | '8' | '5, 8'
  /** Where people meet it. */
  readonly screen: string
  /** The part of the work ("1 of 9" is 1) that owes it. */
  readonly issue: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  /** The test that reaches it, as "file > words of its name"; null while its part is not built. */
  readonly test: string | null
}

/**
 * Every text of the spec's sections 5 and 8, in both languages, by code. Refusals and screens take their words
 * from here; the English follows the spec.
 */
export const texts = {
  'payment-failed': {
    ar: 'فشلت عملية الدفع',
    en: 'Payment failed',
    section: '8',
    screen: 'checkout, order payment, payment return',
    issue: 4,
    test: null,
  },
  'order-service-unavailable': {
    ar: 'خدمة الطلبات غير متاحة حاليًا',
    en: 'Order service is not available',
    section: '8',
    screen: 'menu, cart, checkout',
    issue: 3,
    test: null,
  },
  'menu-unavailable': {
    ar: 'القائمة غير متاحة الآن',
    en: 'Menu is not available now',
    section: '8',
    screen: 'menu',
    issue: 3,
    test: null,
  },
  'session-expired': {
    ar: 'انتهت صلاحية الجلسة',
    en: 'Session Expired',
    section: '8',
    screen: 'sign-in, account',
    issue: 2,
    test: null,
  },
  'coupon-unavailable': {
    ar: 'القسيمة غير متاحة أو منتهية الصلاحية',
    en: 'Coupon is not available or expired',
    section: '5, 8',
    screen: 'cart, checkout',
    issue: 4,
    test: null,
  },
  'coupon-invalid': {
    ar: 'رمز القسيمة غير صحيح',
    en: 'The coupon code is invalid',
    section: '5, 8',
    screen: 'cart, checkout',
    issue: 4,
    test: null,
  },
  'tracking-unavailable': {
    ar: 'تتبّع الطلب غير متاح',
    en: 'Tracking is not available',
    section: '8',
    screen: 'order tracking',
    issue: 3,
    test: null,
  },
  'order-unavailable': {
    ar: 'الطلب غير متاح',
    en: 'Order not available',
    section: '8',
    screen: 'order, order tracking',
    issue: 1,
    test: null,
  },
  'rating-failed': {
    ar: 'تعذّر إرسال التقييم',
    en: "Can't add rate",
    section: '8',
    screen: 'order rating',
    issue: 2,
    test: null,
  },
  'message-failed': {
    ar: 'تعذّر إرسال رسالتك، يُرجى المحاولة مرة أخرى',
    en: "Can't send your message, please try again",
    section: '8',
    screen: 'contact us',
    issue: 8,
    test: null,
  },
  'captcha-failed': {
    ar: 'بيانات غير صحيحة، يُرجى إكمال التحقق من أنك لست روبوتًا',
    en: 'Wrong Data, Please complete the human validation',
    section: '8',
    screen: 'contact us',
    issue: 8,
    test: null,
  },
  'card-invalid': {
    ar: 'بيانات البطاقة غير صحيحة أو ناقصة!',
    en: 'Card details are invalid or missing!',
    section: '8',
    screen: 'checkout, order payment',
    issue: 4,
    test: null,
  },
  'payment-session-invalid': {
    ar: 'جلسة الدفع غير صالحة أو منتهية، يُرجى تحديث الصفحة ثم المحاولة مرة أخرى',
    en: 'Payment session is not valid or expired, please refresh the page and try again',
    section: '8',
    screen: 'order payment, payment return',
    issue: 4,
    test: null,
  },
  'points-insufficient': {
    ar: 'رصيد النقاط غير كافٍ',
    en: 'Points balance is not enough',
    section: '8',
    screen: 'checkout, rewards',
    issue: 4,
    test: null,
  },
  'delivery-unavailable': {
    ar: 'التوصيل غير متاح لهذا الموقع',
    en: 'Delivery is not available for this location',
    section: '8',
    screen: 'order type and branch choice, cart, checkout',
    issue: 3,
    test: null,
  },
  'item-not-found': {
    ar: 'الصنف غير موجود',
    en: 'Item not found',
    section: '8',
    screen: 'item',
    issue: 1,
    test: null,
  },
  'items-removed': {
    ar: 'الأصناف التالية غير متاحة وستُحذف من السلة',
    en: 'The following items are not available and will be deleted from cart',
    section: '8',
    screen: 'branch choice, cart',
    issue: 3,
    test: null,
  },
  'fully-booked': {
    ar: 'محجوز بالكامل، يُرجى تجربة تاريخ آخر',
    en: 'Fully booked, try another date',
    section: '8',
    screen: 'reservation wizard',
    issue: 5,
    test: null,
  },
  'no-slots': {
    ar: 'لا توجد مواعيد متاحة',
    en: 'No available slots',
    section: '8',
    screen: 'reservation wizard, checkout',
    issue: 5,
    test: null,
  },
  'safari-only': {
    ar: 'يجب استخدام متصفح سفاري للدفع عبر Apple Pay',
    en: 'You must use Safari browser to use Apple Pay',
    section: '8',
    screen: 'checkout, order payment',
    issue: 4,
    test: null,
  },
  'no-challenges': {
    ar: 'لا توجد تحديات متاحة حاليًا',
    en: 'There are no challenges available right now',
    section: '8',
    screen: 'challenges',
    issue: 7,
    test: null,
  },
  failed: {
    ar: 'فشلت العملية',
    en: 'Failed',
    section: '8',
    screen: 'every page',
    issue: 1,
    test: null,
  },
  'page-not-found': {
    ar: 'هذه الصفحة غير موجودة',
    en: 'This page could not be found',
    section: '8',
    screen: 'not-found page',
    issue: 1,
    test: null,
  },
  'fill-all-fields': {
    ar: 'يُرجى تعبئة جميع الحقول',
    en: 'Please fill all fields',
    section: '5',
    screen: 'every form',
    issue: 1,
    test: null,
  },
  'field-required': {
    ar: 'هذا الحقل مطلوب',
    en: 'Field is required',
    section: '5',
    screen: 'every form',
    issue: 1,
    test: null,
  },
  'email-required': {
    ar: 'لا يمكن ترك البريد الإلكتروني فارغًا',
    en: 'Email cannot be left blank',
    section: '5',
    screen: 'every form with an e-mail',
    issue: 1,
    test: null,
  },
  'image-too-large': {
    ar: 'لا يمكن أن يتجاوز حجم الصورة 4 ميجابايت',
    en: "Image size can't exceed 4 MB",
    section: '5',
    screen: 'order rating, avatar',
    issue: 2,
    test: null,
  },
  'image-required': {
    ar: 'يُرجى إرفاق صورة',
    en: 'Please attach an image',
    section: '5',
    screen: 'order rating',
    issue: 2,
    test: null,
  },
  'slot-incorrect': {
    ar: 'يُرجى اختيار موعد صحيح',
    en: 'Please select a correct time slot',
    section: '5',
    screen: 'checkout',
    issue: 3,
    test: null,
  },
  'slot-invalid': {
    ar: 'الموعد المختار غير صالح',
    en: 'The selected slot is invalid',
    section: '5',
    screen: 'checkout',
    issue: 3,
    test: null,
  },
} as const satisfies Record<string, Text>

/** A code of that table. */
export type TextCode = keyof typeof texts
