import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import { counted } from '#domain/core/counted.ts'
/** What guests and hosts of a queue are refused with: status and words (refusals.ts has all the others). */
export const waitingRefusals = {
  'waiting-not-found': {
    status: 404,
    words: { ar: 'لا يوجد دور بهذا الرابط', en: 'There is no place in the queue at this link' },
  },
  'waiting-off': {
    status: 422,
    words: { ar: 'لا توجد قائمة انتظار في هذا الفرع', en: 'This branch has no waiting list' },
  },
  'waiting-out-of-service': {
    status: 409,
    words: { ar: 'قائمة الانتظار متوقفة الآن', en: 'The waiting list is out of service' },
  },
  'waiting-already': {
    status: 409,
    words: { ar: 'لديك دور في هذا الفرع', en: 'You are already in this branch’s queue' },
  },
  'waiting-area': {
    status: 422,
    words: { ar: 'يُرجى اختيار القسم', en: 'Choose the area' },
  },
  'waiting-party': {
    status: 422,
    words: { ar: 'عدد الضيوف خارج الحد المسموح', en: 'The number of guests is outside the limits' },
  },
  'waiting-full': {
    status: 409,
    words: {
      ar: 'اكتملت قائمة الانتظار، يُرجى سؤال أحد الموظفين',
      en: 'The waiting list is full. Ask a member of staff',
    },
  },
  'waiting-changed': {
    status: 409,
    words: { ar: 'تغيّر هذا الدور في هذه الأثناء', en: 'This place in the queue has changed in the meantime' },
  },
  'waiting-delays': {
    status: 409,
    words: {
      ar: counted(waitingLimits.delays, 'ar', {
        one: 'يمكن تأخير الدور مرة واحدة فقط',
        two: 'يمكن تأخير الدور مرتين فقط',
        few: 'يمكن تأخير الدور {word} مرات فقط',
        other: 'يمكن تأخير الدور {word} مرة فقط',
      }),
      en: counted(waitingLimits.delays, 'en', {
        one: 'A turn can only be delayed once',
        other: 'A turn can only be delayed {word} times',
      }),
    },
  },
  'waiting-last': {
    status: 409,
    words: { ar: 'لا أحد بعدك في الدور', en: 'Nobody is behind you in the queue' },
  },
  'waiting-not-yours': {
    status: 403,
    words: { ar: 'هذا الدور لضيف آخر', en: 'This place in the queue belongs to another guest' },
  },
  'table-taken': {
    status: 409,
    words: { ar: 'يجلس ضيوف على هذه الطاولة', en: 'Guests are seated at this table' },
  },
} as const
