/** What customers, approvers and staff are refused with around company accounts: status and words. */
export const companyRefusals = {
  'company-credit': {
    status: 422,
    words: {
      ar: 'بلغ حساب الشركة حده لدى المطعم، يُرجى اختيار طريقة دفع أخرى',
      en: 'The company’s account has reached its limit here. Choose another payment method',
    },
  },
  'company-decided': {
    status: 409,
    words: { ar: 'انتهى البت في هذا الطلب قبل ذلك', en: 'This order has already been decided' },
  },
  'company-order-gone': {
    status: 404,
    words: { ar: 'لا يوجد طلب على هذا الرابط', en: 'There is no order at this link' },
  },
  'company-fixed': {
    status: 422,
    words: {
      ar: 'وافقت الشركة على هذا المبلغ، فلا يُعدّل الطلب. يمكن إلغاؤه وطلبه من جديد',
      en: 'The company approved this amount, so the order cannot be changed. Cancel it and order again',
    },
  },
  'company-changed': {
    status: 409,
    words: {
      ar: 'عدّل زميل هذه الشركة قبلك، وهذا ما صارت إليه',
      en: 'A colleague changed this company before you. This is how it is now',
    },
  },
  'company-member-taken': {
    status: 422,
    words: { ar: 'الجوال {mobile} مسجّل لدى شركة أخرى', en: 'The mobile {mobile} belongs to another company' },
  },
} as const
