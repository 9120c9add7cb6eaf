import type { Message } from '#ui/text/message.ts'
import { arAtTable } from './at-table.ts'

export const arItem = {
  'at-table': arAtTable,
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
  'news-price': 'سعر «{name}» صار {price}.',
  'news-sold-out': 'نفد «{name}».',
  'news-back': '«{name}» متوفر من جديد.',
  'news-left': '«{name}»: {note}.',
  'news-gone': 'لم يعد «{name}» في القائمة.',
  'news-more': {
    one: 'وصنف آخر.',
    two: 'وصنفان آخران.',
    few: 'و{count} أصناف أخرى.',
    many: 'و{count} صنفًا آخر.',
    other: 'و{count} صنف آخر.',
  },
  'deposit-of': 'عدد {name}',
} as const satisfies Record<string, Message>
