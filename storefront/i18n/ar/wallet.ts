/** Texts of the wallet's and the points' pages; they come with those pages. */
export const arWallet = {
  'wallet.top-up': 'إضافة رصيد',
  'wallet.top-up-hint': 'تُدفع بالبطاقة، ويصل الرصيد فور تأكيد الدفع.',
  'wallet.amount': 'المبلغ',
  'wallet.range': 'من {least} إلى {most}',
  'wallet.pay': 'المتابعة إلى الدفع',
  'wallet.code': 'رمز قسيمة للمحفظة',
  'wallet.redeem': 'إضافة',
  'wallet.redeemed': 'أُضيف {amount} إلى محفظتك.',
  'wallet.failed': 'تعذر الاتصال، يُرجى المحاولة مرة أخرى.',
  'points.expiring': {
    zero: '',
    one: 'تنتهي صلاحية نقطة واحدة: {at}',
    two: 'تنتهي صلاحية نقطتين: {at}',
    few: 'تنتهي صلاحية {count} نقاط: {at}',
    many: 'تنتهي صلاحية {count} نقطة: {at}',
    other: 'تنتهي صلاحية {count} نقطة: {at}',
  },
} as const
