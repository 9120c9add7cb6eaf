import { texts } from '#domain/platform/texts.ts'

/** What guests and staff are refused with about reservations: status and words (refusals.ts has all the others). */
export const reservationRefusals = {
  'reservation-unavailable': {
    status: 404,
    words: { ar: 'هذا الحجز غير متاح', en: 'This reservation is not available' },
  },
  'reservation-not-yours': {
    status: 403,
    words: {
      ar: 'لتغيير الحجز يُرجى فتحه من رابط الرسالة التي وصلتك',
      en: 'Open the reservation from the link in your message to change it',
    },
  },
  'reservation-full': { status: 409, words: texts['fully-booked'] },
  'reservation-no-slots': { status: 422, words: texts['no-slots'] },
  'reservation-closed': {
    status: 422,
    words: { ar: 'هذا الفرع لا يستقبل الحجوزات الآن', en: 'This branch is not taking reservations right now' },
  },
  'reservation-guests': {
    status: 422,
    words: { ar: 'عدد الضيوف خارج الحد المسموح', en: 'The number of guests is outside the limits' },
  },
  'reservation-over': {
    status: 409,
    words: {
      ar: 'انتهت مهلة هذا الحجز، يُرجى اختيار موعد من جديد',
      en: 'The hold has ended. Please choose a time again',
    },
  },
  'reservation-cancelled': {
    status: 409,
    words: { ar: 'هذا الحجز ملغى من قبل', en: 'This reservation is already cancelled' },
  },
  'reservation-late': {
    status: 422,
    words: {
      ar: 'فات وقت تغيير هذا الحجز، يُرجى الاتصال بالمطعم',
      en: 'It is too late to change this reservation. Please call the restaurant',
    },
  },
  'reservation-costs-more': {
    status: 422,
    words: {
      ar: 'هذا الموعد أغلى مما دُفع، ويمكن إلغاء الحجز ثم الحجز من جديد',
      en: 'This time costs more than you paid. Cancel and book again',
    },
  },
  'reservation-changed': {
    status: 409,
    words: { ar: 'تغيّر هذا الحجز في هذه الأثناء', en: 'This reservation has changed in the meantime' },
  },
  'tables-taken': {
    status: 409,
    words: { ar: 'هذه الطاولات محجوزة في هذا الوقت', en: 'These tables are taken at that time' },
  },
} as const
