import { companyRefusals } from '../companies/company-refusals.ts'
import { loyaltyRefusals } from './loyalty-refusals.ts'

/** What fillers of wallets, guessers of codes and staff who change balances or give money back are refused with (refusals.ts has all the others). */
export const walletRefusals = {
  ...companyRefusals,
  ...loyaltyRefusals,
  'coupon-guesses': {
    status: 429,
    words: {
      ar: 'جُرّبت رموز كثيرة غير صحيحة، يُرجى تسجيل الدخول أو المحاولة بعد ساعة',
      en: 'Too many wrong codes. Please sign in or try again in an hour',
    },
  },
  'coupon-code-used': {
    status: 422,
    words: {
      ar: 'استُخدمت هذه القسيمة، فيبقى رمزها كما هو',
      en: 'It has already been used, so its code cannot change',
    },
  },
  'coupon-changed': {
    status: 409,
    words: {
      ar: 'غيّر موظف آخر هذه القسيمة للتو، يُرجى مراجعتها ثم الحفظ',
      en: 'Someone else has just changed this coupon. Check it and save again',
    },
  },
  'top-up-amount': {
    status: 422,
    words: {
      ar: 'المبلغ الممكن إضافته من {least} إلى {most}',
      en: 'You can add an amount from {least} to {most}',
    },
  },
  'refund-changed': {
    status: 409,
    words: {
      ar: 'أُعيد جزء من المال في هذه الأثناء، يُرجى مراجعة المتبقي قبل إعادة المزيد',
      en: 'A refund was made in the meantime. Check what is left before you refund more',
    },
  },
  'balance-too-low': {
    status: 422,
    words: { ar: 'الرصيد لا يكفي لهذا الخصم', en: 'The balance does not cover this' },
  },
} as const
