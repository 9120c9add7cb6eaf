import { counted } from '#domain/core/counted.ts'
import { limits } from '#domain/core/limits.ts'
import type { Message } from '#ui/text/message.ts'

/** Texts of rating an order. Verbal nouns, no guess at gender. */
export const arRating = {
  'rating.ask': 'كيف كان الطلب؟',
  'rating.ask-hint': 'رأيك يصل إلى الفرع مباشرة، ولا يستغرق دقيقة.',
  'rating.rate': 'تقييم الطلب',
  'rating.title': 'تقييم الطلب',
  'rating.food': 'الطعام',
  'rating.service': 'الخدمة',
  'rating.delivery': 'التوصيل',
  'rating.stars': {
    one: `نجمة واحدة من ${limits.ratingStars}`,
    two: `نجمتان من ${limits.ratingStars}`,
    few: `{count} نجوم من ${limits.ratingStars}`,
    other: `{count} نجمة من ${limits.ratingStars}`,
  },
  'rating.items': 'الأصناف',
  'rating.items-hint': 'اختياري',
  'rating.liked': 'أعجبني: {name}',
  'rating.disliked': 'لم يعجبني: {name}',
  'rating.comment': 'ملاحظات (اختياري)',
  'rating.photos': 'الصور',
  'rating.photos-hint':
    counted(limits.imagesPerUpload, 'ar', {
      one: 'حتى صورة واحدة، ',
      two: 'حتى صورتين، ',
      few: 'حتى {count} صور، ',
      other: 'حتى {count} صورة، ',
    }) + `وكل صورة ${limits.imageMegabytes} ميجابايت كحد أقصى.`,
  'rating.add-photo': 'إضافة صور',
  'rating.remove-photo': 'إزالة الصورة {number}',
  'rating.photo': 'الصورة {number} من التقييم',
  'rating.uploading': 'جارٍ رفع الصورة {number}',
  'rating.photo-large': `لا يمكن أن يتجاوز حجم الصورة ${limits.imageMegabytes} ميجابايت`,
  'rating.photo-missing': 'يُرجى إرفاق صورة',
  'rating.photos-many': counted(limits.imagesPerUpload, 'ar', {
    one: 'يمكن إرفاق صورة واحدة كحد أقصى',
    two: 'يمكن إرفاق صورتين كحد أقصى',
    few: 'يمكن إرفاق {count} صور كحد أقصى',
    other: 'يمكن إرفاق {count} صورة كحد أقصى',
  }),
  'rating.photos-busy': 'جارٍ رفع الصور، ويمكن الإرسال بعد اكتمالها.',
  'rating.send': 'إرسال التقييم',
  'rating.save': 'حفظ التقييم',
  'rating.sending': 'جارٍ الإرسال',
  'rating.leave-sure': 'لم يُرسل تقييمك. المغادرة بدون إرساله؟',
  'rating.thanks': 'شكرًا على التقييم',
  'rating.thanks-hint': 'وصل رأيك إلى الفرع. يظهر الرد هنا في صفحة الطلب.',
  'rating.done': 'تم',
  'rating.yours': 'تقييمك',
  'rating.of-order': 'تقييم الطلب',
  'rating.change': 'تعديل التقييم',
  'rating.answer': 'رد المطعم',
  'rating.hidden': 'أخفى المطعم هذا التقييم، فلا يظهر لأحد غيرك ولا يدخل في المتوسط.',
  'rating.not-read': 'تعذّر تحميل التقييم.',
} as const satisfies Record<string, Message>
