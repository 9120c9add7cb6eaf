import { limits } from '../core/limits.ts'
import type { Words } from '../core/words.ts'

/** One text that the spec's sections 5 and 8 name. */
export interface Text extends Words {
  /** Where the spec names it. */
  readonly section: '5' | '8' | '5, 8'
  /** Where people meet it. */
  readonly screen: string
  /** The test that reaches it, as "file > words of its name". */
  readonly test: string
}

const text = (section: Text['section'], screen: string, ar: string, en: string, test: string): Text => ({
  section,
  screen,
  ar,
  en,
  test,
})

const coupons =
  'server/features/pricing/coupons.test.ts > "The coupon code is invalid", "Coupon is not available or expired"'
const booked = 'e2e/reservations.spec.ts > spec 8: a time that went meanwhile'
/**
 * Every text of the spec's sections 5 and 8, in both languages, by code. Refusals and screens take their words
 * from here; the English follows the spec.
 */
export const texts = {
  'payment-failed': text(
    '8',
    'checkout, order payment, payment return',
    'فشلت عملية الدفع',
    'Payment failed',
    'e2e/own-product/gateways.spec.ts > Moyasar: left unpaid, a declined card, a refused and a closed bank page keep the order; the late guest finds it paid',
  ),
  'order-service-unavailable': text(
    '8',
    'menu, cart, checkout',
    'خدمة الطلبات غير متاحة حاليًا',
    'Order service is not available',
    'storefront/i18n/choice-texts.test.ts > spec 8: "Order service is not available" when no branch takes an order, now or for later',
  ),
  'menu-unavailable': text(
    '8',
    'menu',
    'القائمة غير متاحة الآن',
    'Menu is not available now',
    'storefront/i18n/choice-texts.test.ts > spec 8: "Menu is not available now" where a branch has nothing for the way to order',
  ),
  'session-expired': text(
    '8',
    'sign-in, account',
    'انتهت صلاحية الجلسة',
    'Session Expired',
    'e2e/account-pages.spec.ts > a wish is kept, and a second device is signed out everywhere',
  ),
  'coupon-unavailable': text(
    '5, 8',
    'cart, checkout',
    'القسيمة غير متاحة أو منتهية الصلاحية',
    'Coupon is not available or expired',
    coupons,
  ),
  'coupon-invalid': text(
    '5, 8',
    'cart, checkout',
    'رمز القسيمة غير صحيح',
    'The coupon code is invalid',
    coupons,
  ),
  'tracking-unavailable': text(
    '8',
    'order tracking',
    'تتبّع الطلب غير متاح',
    'Tracking is not available',
    'e2e/car.spec.ts > "Tracking is not available" to who did not order',
  ),
  'order-unavailable': text(
    '8',
    'order, order tracking',
    'الطلب غير متاح',
    'Order not available',
    'e2e/texts.spec.ts > spec 8: what is not there says it in the words of the table',
  ),
  'rating-failed': text(
    '8',
    'order rating',
    'تعذّر إرسال التقييم',
    "Can't add rate",
    "server/features/ratings/rate-order.test.ts > spec 8: Can't add rate, in both languages, before the order is delivered",
  ),
  'message-failed': text(
    '8',
    'contact us',
    'تعذّر إرسال رسالتك، يُرجى المحاولة مرة أخرى',
    "Can't send your message, please try again",
    'server/features/site/contact/contact.test.ts > spec 8: a message that could not be sent says so, in both languages: the captcha cannot be asked',
  ),
  'captcha-failed': text(
    '8',
    'contact us',
    'بيانات غير صحيحة، يُرجى إكمال التحقق من أنك لست روبوتًا',
    'Wrong Data, Please complete the human validation',
    'server/features/site/contact/contact.test.ts > spec 8: "Wrong Data, Please complete the human validation", in both languages, without the proof of a person',
  ),
  'card-invalid': text(
    '8',
    'checkout, order payment',
    'بيانات البطاقة غير صحيحة أو ناقصة!',
    'Card details are invalid or missing!',
    'e2e/own-product/gateways.spec.ts > MyFatoorah: a missing and a declined card, a cancelled and a closed bank page keep the order; the late guest finds it paid',
  ),
  'payment-session-invalid': text(
    '8',
    'order payment, payment return',
    'جلسة الدفع غير صالحة أو منتهية، يُرجى تحديث الصفحة ثم المحاولة مرة أخرى',
    'Payment session is not valid or expired, please refresh the page and try again',
    'e2e/own-product/gateways.spec.ts > Apple Pay at MyFatoorah: cancelled it charges nothing, a total that changed under its sheet is not charged, authorised it pays',
  ),
  'points-insufficient': text(
    '8',
    'checkout, rewards',
    'رصيد النقاط غير كافٍ',
    'Points balance is not enough',
    'server/features/loyalty/rewards-and-usuals.test.ts > safety 8: one press repeated ten times buys once, and ten presses buy what the points pay for',
  ),
  'delivery-unavailable': text(
    '8',
    'order type and branch choice, cart, checkout',
    'التوصيل غير متاح لهذا الموقع',
    'Delivery is not available for this location',
    'server/features/delivery/delivery.test.ts > spec 8: Delivery is not available for this location, and who delivers there is named',
  ),
  'item-not-found': text(
    '8',
    'item',
    'الصنف غير موجود',
    'Item not found',
    'e2e/texts.spec.ts > spec 8: what is not there says it in the words of the table',
  ),
  'items-removed': text(
    '8',
    'branch choice, cart',
    'الأصناف التالية غير متاحة وستُحذف من السلة',
    'The following items are not available and will be deleted from cart',
    'e2e/own-product/choice.spec.ts > spec 8: changing the branch names what the cart will lose before it does',
  ),
  'fully-booked': text(
    '8',
    'reservation wizard',
    'محجوز بالكامل، يُرجى تجربة تاريخ آخر',
    'Fully booked, try another date',
    booked,
  ),
  'no-slots': text('8', 'wizard, checkout', 'لا توجد مواعيد متاحة', 'No available slots', booked),
  'safari-only': text(
    '8',
    'checkout, order payment',
    'يجب استخدام متصفح سفاري للدفع عبر Apple Pay',
    'You must use Safari browser to use Apple Pay',
    'e2e/own-product/gateways.spec.ts > MyFatoorah: a missing and a declined card, a cancelled and a closed bank page keep the order; the late guest finds it paid',
  ),
  'no-challenges': text(
    '8',
    'challenges',
    'لا توجد تحديات متاحة حاليًا',
    'There are no challenges available right now',
    'e2e/loyalty.spec.ts > spec 8: a restaurant without challenges says so',
  ),
  failed: text(
    '8',
    'every page',
    'فشلت العملية',
    'Failed',
    'contract/core/client.test.ts > throws the refusal that the server gave, and a plain failure for anything else',
  ),
  'page-not-found': text(
    '8',
    'not-found page',
    'هذه الصفحة غير موجودة',
    'This page could not be found',
    'e2e/texts.spec.ts > spec 8: what is not there says it in the words of the table',
  ),
  'fill-all-fields': text(
    '5',
    'every form',
    'يُرجى تعبئة جميع الحقول',
    'Please fill all fields',
    'e2e/pages.spec.ts > spec 2: cart and checkout with dishes in them',
  ),
  'field-required': text(
    '5',
    'every form',
    'هذا الحقل مطلوب',
    'Field is required',
    'e2e/texts.spec.ts > spec 5: an empty sign-in says which field is missing',
  ),
  'email-required': text(
    '5',
    'every form with an e-mail',
    'لا يمكن ترك البريد الإلكتروني فارغًا',
    'Email cannot be left blank',
    'e2e/texts.spec.ts > spec 5: an empty sign-in says which field is missing',
  ),
  'image-too-large': text(
    '5',
    'order rating, avatar',
    `لا يمكن أن يتجاوز حجم الصورة ${limits.imageMegabytes} ميجابايت`,
    `Image size can't exceed ${limits.imageMegabytes} MB`,
    'e2e/account-pages.spec.ts > edits the profile, sees what is wrong at its field, and leaves for good',
  ),
  'image-required': text(
    '5',
    'order rating',
    'يُرجى إرفاق صورة',
    'Please attach an image',
    'server/features/ratings/photos.test.ts > spec 5: a message asks to attach an image, in both languages',
  ),
  'slot-incorrect': text(
    '5',
    'cart, checkout',
    'يُرجى اختيار موعد صحيح',
    'Please select a correct time slot',
    'server/features/ordering/slots/scheduled-order.test.ts > spec 4: works while the branch is closed, and needs a slot then',
  ),
  'slot-invalid': text(
    '5',
    'checkout',
    'الموعد المختار غير صالح',
    'The selected slot is invalid',
    'server/features/ordering/slots/scheduled-order.test.ts > spec 4: needs schedule among the options of the setting, and the branch to allow it',
  ),
} as const satisfies Record<string, Text>
