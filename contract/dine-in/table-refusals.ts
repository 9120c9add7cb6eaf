import { waitingRefusals } from '../waitlist/waiting-refusals.ts'

/** What phones and staff at a table, and those who wait for one, are refused with: status and words (refusals.ts has all the others). */
export const tableRefusals = {
  'table-not-found': {
    status: 404,
    words: {
      ar: 'هذا الرمز غير مستخدم الآن. الرمز الصحيح مطبوع على الطاولة، ويمكن سؤال الفريق عنه',
      en: 'This code is not in use. Scan the one on your table, or ask the team',
    },
  },
  'table-session-over': {
    status: 404,
    words: {
      ar: 'انتهت جلسة هذه الطاولة، يُرجى مسح رمز الطاولة من جديد',
      en: 'This table session has ended. Scan the code on the table again',
    },
  },
  'table-not-joined': {
    status: 403,
    words: { ar: 'يلزم الانضمام إلى الطاولة أولًا', en: 'Join the table first' },
  },
  'table-waiting': {
    status: 409,
    words: { ar: 'بانتظار تأكيد الموظف', en: 'Waiting for a member of staff to confirm' },
  },
  'table-full': {
    status: 409,
    words: {
      ar: 'لا مكان لجوال آخر على هذه الطاولة، يُرجى سؤال أحد الموظفين',
      en: 'There is no room for another phone at this table. Ask a member of staff',
    },
  },
  'table-changed': {
    status: 409,
    words: {
      ar: 'تغيّرت فاتورة الطاولة، يُرجى مراجعتها قبل المتابعة',
      en: 'The table’s bill has changed. Check it and continue',
    },
  },
  'table-unpaid': {
    status: 409,
    words: { ar: 'على هذه الطاولة مبلغ لم يُدفع بعد', en: 'There is still something to pay at this table' },
  },
  'table-bill-fixed': {
    status: 409,
    words: {
      ar: 'بدأ دفع هذه الفاتورة، فتبقى القسيمة والنقاط كما هي',
      en: 'A payment of this bill has started, so its coupon and points stay',
    },
  },
  'table-gone': {
    status: 404,
    words: { ar: 'هذه الطاولة ليست من طاولات هذا الفرع', en: 'This table does not belong to this branch' },
  },
  'table-blocked': {
    status: 409,
    words: { ar: 'هذه الطاولة خارج الخدمة الآن', en: 'This table is out of service' },
  },
  'table-too-small': {
    status: 409,
    words: {
      ar: 'مقاعد هذه الطاولة أقل من عدد الضيوف',
      en: 'This table has fewer seats than there are guests',
    },
  },
  'table-booked-soon': {
    status: 409,
    words: { ar: 'هذه الطاولة محجوزة قريبًا', en: 'This table is reserved soon' },
  },
  'table-joined': {
    status: 409,
    words: {
      ar: 'ضُمّت هذه الطاولة إلى أخرى قبل قليل',
      en: 'This table has just been joined with another',
    },
  },
  'table-only-one': {
    status: 409,
    words: { ar: 'ليس للضيوف طاولة أخرى', en: 'The guests have no other table' },
  },
  'share-taken': {
    status: 409,
    words: { ar: 'يدفع هذا الجزء ضيف آخر', en: 'Another guest is paying this part' },
  },
  'share-too-small': {
    status: 422,
    words: {
      ar: 'هذا الجزء أقل مما يُدفع بالبطاقة. يمكن دفع شيء آخر معه أو دفعه لدى الموظفين.',
      en: 'This part is less than a card can pay. Pay something else with it, or pay it to the staff.',
    },
  },
  ...waitingRefusals,
} as const
