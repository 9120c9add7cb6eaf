import type { Message } from '#ui/message.ts'

export const arItem = {
  'rule-free': {
    one: 'الأول مجانًا',
    two: 'أول خيارين مجانًا',
    few: 'أول {count} مجانًا',
    many: 'أول {count} مجانًا',
    other: 'أول {count} مجانًا',
  },
  free: 'مجانًا',
  'sold-out': 'نفد',
  deposit: 'تأمين مسترد',
  'deposit-hint': 'يعود إليك كاملًا عند إرجاعه، ولا يشمله الخصم ولا الضريبة.',
  'deposit-each': '{price} للواحد',
  'deposit-sum': 'التأمين {sum}، يُرد عند الإرجاع',
  'deposit-of': 'عدد {name}',
} as const satisfies Record<string, Message>
