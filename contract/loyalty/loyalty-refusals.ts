/** What customers and staff are refused with around loyalty and group orders: status and words (refusals.ts has all the others). */
export const loyaltyRefusals = {
  'ads-sender-missing': {
    status: 422,
    words: {
      ar: 'إرسال العروض برسالة نصية يحتاج إلى اسم مرسِل للإعلانات: ينتهي بـ -AD في السعودية ويبدأ بـ AD- في الإمارات. مكانه في صفحة «الرسائل» عند مرسِل الرسائل النصية',
      en: 'Offers by SMS need a sender name for advertising: ending in -AD in Saudi Arabia, beginning with AD- in the Emirates. Add it on the page Messages, in your SMS sender',
    },
  },
  'referral-code-unknown': {
    status: 404,
    words: { ar: 'رمز الدعوة غير صحيح', en: 'This invitation code is not known' },
  },
  'referral-own-code': {
    status: 422,
    words: { ar: 'رمز الدعوة لصديق على جوال آخر', en: 'The code is for a friend on another phone' },
  },
  'referral-used': {
    status: 409,
    words: {
      ar: 'سبق استخدام دعوة بهذا الرقم أو هذا الجهاز',
      en: 'An invitation has already been used with this number or device',
    },
  },
  'referral-too-late': {
    status: 422,
    words: { ar: 'الدعوة قبل أول طلب فقط', en: 'An invitation only counts before the first order' },
  },
  'too-many-challenges': {
    status: 422,
    words: { ar: 'بلغت الحد الأقصى للتحديات الجارية', en: 'You have reached the limit of running challenges' },
  },
  'reward-unavailable': {
    status: 422,
    words: { ar: 'هذه المكافأة لم تعد متاحة', en: 'This reward is no longer available' },
  },
  'usual-unavailable': {
    status: 404,
    words: { ar: 'هذا الطلب المعتاد لم يعد محفوظًا', en: 'This usual order is no longer saved' },
  },
  'too-many-usuals': {
    status: 422,
    words: {
      ar: 'بلغت الحد الأقصى للطلبات المعتادة، يُرجى حذف طلب لحفظ غيره',
      en: 'You have reached the limit of usual orders. Delete one to save another',
    },
  },
  'group-over': {
    status: 404,
    words: { ar: 'انتهى هذا الطلب الجماعي', en: 'This group order is over' },
  },
  'group-closed': {
    status: 409,
    words: { ar: 'أغلق صاحب الطلب القائمة', en: 'The host has closed the list' },
  },
  'group-full': {
    status: 409,
    words: { ar: 'اكتمل عدد المشاركين في هذا الطلب', en: 'This group order is full' },
  },
  'group-not-joined': {
    status: 403,
    words: { ar: 'يلزم الانضمام إلى الطلب أولًا', en: 'Join the group order first' },
  },
  'group-not-yours': {
    status: 403,
    words: { ar: 'أضاف هذا الصنف غيرك', en: 'Someone else added this' },
  },
  'group-collects': {
    status: 409,
    words: {
      ar: 'تُجمع حصص هذا الطلب الآن، ولتغييره يلزم إلغاء جمعها أولًا',
      en: 'Shares of this order are being collected. Cancel that first to change it',
    },
  },
  'group-host-only': {
    status: 403,
    words: { ar: 'صاحب الطلب هو من يطلب ويدفع', en: 'The host orders and pays' },
  },
} as const
