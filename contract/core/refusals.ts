import { counted } from '#domain/core/counted.ts'
import { limits } from '#domain/core/limits.ts'
import type { RefusalCode } from '#domain/core/refusal.ts'
import { texts } from '#domain/platform/texts.ts'
import { say, type RefusalAnswer } from './refusal-answer.ts'
import { platformRefusals } from '../platform/platform-refusals.ts'
import { eInvoicingRefusals } from '../einvoicing/einvoicing-refusals.ts'
import { siteRefusals } from '../site/site-refusals.ts'
import { deskRefusals } from '../ordering/desk-refusals.ts'
import { staffRefusals } from '../backoffice/staff-refusals.ts'
import { reservationRefusals } from '../reservations/reservation-refusals.ts'
import { menuRefusals } from '../menu/menu-refusals.ts'
import { tableRefusals } from '../dine-in/table-refusals.ts'
import { usageRefusals } from '../usage/usage-refusals.ts'
import { walletRefusals } from '../loyalty/wallet-refusals.ts'
import { wayRefusals } from '../delivery/way-refusals.ts'

const spec = (status: RefusalAnswer['status'], code: keyof typeof texts): RefusalAnswer => ({
  status,
  words: texts[code],
})

/** Every refusal code → status → words (rule "Shape of errors"; words of spec 5 and 8 from domain/platform/texts.ts). */
export const refusalAnswers: Readonly<Record<RefusalCode, RefusalAnswer>> = {
  'bad-input': say(400, 'البيانات المرسلة غير صحيحة', 'The data sent is not valid'),
  'not-found': say(404, 'تعذّر العثور على المطلوب', 'Not found'),
  'page-not-found': spec(404, 'page-not-found'),
  'too-large': say(413, 'حجم البيانات المرسلة كبير جدًا', 'The data sent is too large'),
  'wrong-origin': say(
    403,
    'هذا الطلب لم يأتِ من موقع المطعم',
    'This request did not come from the restaurant’s site',
  ),
  'unknown-tenant': say(404, 'لا يوجد مطعم على هذا العنوان', 'There is no restaurant at this address'),
  'wrong-app-token': say(401, 'بيانات التطبيق غير صحيحة', 'The app’s credentials are not valid'),
  'contradicting-tenant': say(
    403,
    'بيانات التطبيق لا تخص هذا الموقع',
    'The app’s credentials belong to another site',
  ),
  'too-many-requests': say(429, 'محاولات كثيرة، يرجى الانتظار قليلًا', 'Too many attempts. Please wait a moment'),
  busy: say(503, 'الخدمة مشغولة الآن، يرجى إعادة المحاولة', 'The service is busy. Please try again'),
  'repeat-with-same-key': say(
    409,
    'الطلب قيد التنفيذ، يُرجى إعادة الإرسال بالمفتاح نفسه',
    'The request is in progress. Repeat it with the same key',
  ),
  'key-reused': say(422, 'هذا المفتاح استُخدم لطلب آخر', 'This key was used for another request'),
  'signature-invalid': say(401, 'التوقيع غير صحيح', 'The signature is not valid'),
  'sign-in-required': say(401, 'يلزم تسجيل الدخول', 'Please sign in'),
  'sign-in-failed': say(
    401,
    'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    'The e-mail or password is not correct',
  ),
  'not-allowed': say(403, 'ليست لديك صلاحية لهذا الإجراء', 'You are not allowed to do this'),
  ...staffRefusals,
  ...platformRefusals,
  ...deskRefusals,
  ...eInvoicingRefusals,
  'session-expired': spec(401, 'session-expired'),
  'no-sender': say(
    422,
    'لا يمكن الإرسال إلى هنا الآن، يُرجى تجربة وسيلة أخرى أو التواصل مع المطعم',
    'Nothing can be sent there now. Try another way, or contact the restaurant',
  ),
  'code-wrong': say(422, 'الرمز غير صحيح', 'The code is not correct'),
  'email-required': spec(422, 'email-required'),
  'email-invalid': say(422, 'البريد الإلكتروني غير صحيح', 'The e-mail is not valid'),
  'date-invalid': say(422, 'التاريخ غير صحيح', 'The date is not valid'),
  'report-too-long': say(
    422,
    'مستندات كثيرة لملف واحد، يُرجى اختيار فترة أقصر أو فرع واحد',
    'Too many documents for one file. Choose a shorter period or one branch',
  ),
  'contact-taken': say(409, 'مسجّل لحساب آخر', 'This belongs to another account'),
  'balance-changed': say(
    409,
    'تغيّر رصيدك، يُرجى مراجعته ثم التأكيد',
    'Your balance has changed. Check it and confirm',
  ),
  'order-under-way': say(
    409,
    'لديك طلب أو حجز أو طاولة أو دور في الانتظار لم ينتهِ بعد، يُرجى إعادة المحاولة بعد انتهائه',
    'You still have an order, a reservation, a table or a place in the queue. Try again when it is over',
  ),
  'image-required': spec(422, 'image-required'),
  'image-too-large': spec(413, 'image-too-large'),
  'image-invalid': say(422, 'الملف ليس صورة صالحة', 'The file is not a picture'),
  'image-too-detailed': say(
    422,
    'أبعاد الصورة أكبر من المسموح، يُرجى تصغيرها أو حفظها بصيغة JPEG',
    'The picture has more pixels than allowed. Please make it smaller or save it as JPEG',
  ),
  'image-heic': say(
    422,
    'تعذّرت قراءة صورة HEIC، يُرجى اختيار صورة JPEG أو PNG',
    'This HEIC picture could not be read. Please choose a JPEG or PNG',
  ),
  'images-too-many': say(
    422,
    counted(limits.imagesPerUpload, 'ar', {
      one: 'يمكن إرفاق صورة واحدة كحد أقصى',
      two: 'يمكن إرفاق صورتين كحد أقصى',
      few: 'يمكن إرفاق {count} صور كحد أقصى',
      other: 'يمكن إرفاق {count} صورة كحد أقصى',
    }),
    counted(limits.imagesPerUpload, 'en', {
      one: 'Up to {count} picture can be attached',
      other: 'Up to {count} pictures can be attached',
    }),
  ),
  'rating-failed': spec(422, 'rating-failed'),
  'item-not-found': spec(404, 'item-not-found'),
  'item-unavailable': say(422, 'هذا الصنف غير متوفر الآن', 'This item is not available now'),
  'items-removed': spec(409, 'items-removed'),
  'item-scheduled-only': say(422, 'هذا الصنف للطلب المسبق فقط', 'This item can only be ordered ahead'),
  'item-limit': say(422, 'بلغت الحد الأقصى لهذا الصنف', 'You have reached the limit for this item'),
  'not-enough-left': say(422, 'لم يبقَ من هذا الصنف ما يكفي', 'There is not enough of this item left'),
  'mobile-proof-required': say(
    403,
    'بقي القليل منه، يُرجى تسجيل الدخول برقم الجوال لإتمام الطلب',
    'Only a few are left. Sign in with your mobile to order',
  ),
  'deposit-count': say(
    422,
    'عدد التأمينات خارج الحد المسموح',
    'The number of deposits is outside the limits',
  ),
  'option-required': say(422, 'يُرجى الاختيار من المجموعة المطلوبة', 'Choose from the required group'),
  'option-count': say(422, 'عدد الخيارات خارج الحد المسموح', 'The number of choices is outside the limits'),
  'option-unknown': say(422, 'أحد الخيارات لم يعد متوفرًا', 'One of the choices is no longer available'),
  'order-service-unavailable': spec(422, 'order-service-unavailable'),
  'menu-unavailable': spec(422, 'menu-unavailable'),
  'branch-not-found': say(404, 'هذا الفرع غير موجود', 'This branch does not exist'),
  'cart-not-found': say(404, 'هذه السلة غير موجودة', 'This cart does not exist'),
  'cart-changed': say(
    409,
    'تغيّرت السلة، يُرجى مراجعتها قبل المتابعة',
    'The cart has changed. Check it and continue',
  ),
  'cart-empty': say(422, 'السلة فارغة', 'The cart is empty'),
  'type-unavailable': say(
    422,
    'هذا الفرع لا يقدم طريقة الطلب هذه',
    'This branch does not offer this way to order',
  ),
  'line-not-found': say(404, 'هذا الصنف لم يعد في السلة', 'This item is no longer in the cart'),
  'price-changed': say(
    409,
    'تغيّر الإجمالي، يُرجى مراجعة السعر الجديد ثم التأكيد',
    'The total has changed. Check the new one and confirm',
  ),
  'promise-changed': say(
    409,
    'تغيّر وقت التجهيز، يُرجى مراجعة الوقت الجديد ثم التأكيد',
    'The ready time has changed. Check the new one and confirm',
  ),
  'slot-incorrect': spec(422, 'slot-incorrect'),
  'slot-invalid': spec(422, 'slot-invalid'),
  'slot-full': say(
    409,
    'اكتمل هذا الموعد للتو، يُرجى اختيار موعد آخر',
    'This time has just been taken. Please choose another',
  ),
  'slot-proof': say(
    422,
    'الأماكن الأخيرة في هذا الموعد لمن أكّد رقم جواله، يُرجى تسجيل الدخول أو اختيار موعد آخر',
    'The last places at this time are for confirmed mobile numbers. Sign in or choose another time',
  ),
  'slot-unfit': say(422, 'هذه الأصناف لا تُقدّم في هذا الموعد', 'These items are not served at this time'),
  'fill-all-fields': spec(422, 'fill-all-fields'),
  'field-required': spec(422, 'field-required'),
  'coupon-invalid': spec(422, 'coupon-invalid'),
  'coupon-unavailable': spec(422, 'coupon-unavailable'),
  'coupon-code-taken': say(409, 'هذا الرمز لقسيمة أخرى', 'Another coupon has this code'),
  'points-insufficient': spec(422, 'points-insufficient'),
  'method-unavailable': say(
    422,
    'طريقة الدفع هذه غير متاحة لهذا الطلب',
    'This payment method is not available for this order',
  ),
  'mobile-code-first': say(
    422,
    'الدفع عند الاستلام يلزمه تأكيد رقم الجوال برمز التحقق',
    'Confirm your mobile number with a code to pay at hand-over',
  ),
  'hand-over-limit': say(
    422,
    'المبلغ أكبر من المسموح عند الاستلام، يمكن الدفع بالبطاقة',
    'The amount is more than can be paid at hand-over. Please pay by card',
  ),
  'card-minimum': say(
    422,
    'أقل مبلغ للدفع بالبطاقة {minimum}، يمكن اختيار طريقة دفع أخرى أو إضافة صنف',
    'The least for paying by card is {minimum}. Please choose another way to pay or add an item',
  ),
  'open-orders-limit': say(
    422,
    'لديك طلبات لم تُدفع بعد، يُرجى دفع هذا الطلب بالبطاقة',
    'You have orders that are not paid yet. Please pay this one by card',
  ),
  'mobile-invalid': say(422, 'رقم الجوال غير صحيح', 'The mobile number is not valid'),
  'tax-number-sa': say(
    422,
    'الرقم الضريبي السعودي 15 رقمًا، يبدأ بالرقم 3 وينتهي به',
    'A Saudi VAT number has 15 digits and begins and ends with 3',
  ),
  'tax-number-ae': say(
    422,
    'رقم التسجيل الضريبي الإماراتي 15 رقمًا يبدأ بالرقم 1',
    'An Emirati TRN has 15 digits and begins with 1',
  ),
  'tax-number-eg': say(
    422,
    'رقم التسجيل الضريبي المصري 9 أرقام، مثل 100-555-100',
    'An Egyptian tax registration number has 9 digits, such as 100-555-100',
  ),
  'text-too-long': say(422, 'النص أطول من الحد المسموح', 'The text is longer than allowed'),
  'hold-elsewhere': say(409, 'لديك طلب آخر بانتظار الدفع', 'You have another order waiting for payment'),
  'delivery-unavailable': spec(422, 'delivery-unavailable'),
  'run-over': say(404, 'انتهت هذه الجولة، لا شيء للتسليم', 'This run is over. There is nothing to hand over'),
  ...wayRefusals,
  ...menuRefusals,
  ...tableRefusals,
  ...usageRefusals,
  ...walletRefusals,
  ...reservationRefusals,
  'order-unavailable': spec(404, 'order-unavailable'),
  'order-changed': say(409, 'تغيّرت حالة الطلب في هذه الأثناء', 'The order has changed in the meantime'),
  'transition-not-allowed': say(
    409,
    'لا يمكن نقل الطلب إلى هذه الحالة',
    'The order cannot move to this status',
  ),
  'undo-too-late': say(409, 'انتهت مهلة التراجع', 'It is too late to undo'),
  'payment-failed': spec(422, 'payment-failed'),
  'payment-session-invalid': spec(409, 'payment-session-invalid'),
  'already-paid': say(409, 'هذا الطلب مدفوع', 'This order is already paid'),
  'payment-under-way': say(
    409,
    'الدفع قيد التنفيذ، يُرجى انتظار نتيجته',
    'The payment is in progress. Wait for its result',
  ),
  'refund-too-much': say(
    422,
    'المبلغ أكبر من المتبقي القابل للاسترداد',
    'The amount is more than what is left to refund',
  ),
  'nothing-to-refund': say(422, 'لا يوجد مبلغ مدفوع لاسترداده', 'There is nothing to refund'),
  ...siteRefusals,
  'gateway-not-working': say(
    422,
    'بوابة الدفع لم تقبل هذا الحساب، فلم يتغيّر شيء',
    'The gateway did not accept this account, so nothing was changed',
  ),
  'captcha-failed': spec(422, 'captcha-failed'),
  'message-failed': spec(422, 'message-failed'),
  failed: spec(422, 'failed'),
}
