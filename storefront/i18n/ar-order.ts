import type { Message } from './message.ts'

/** Texts of cart, checkout, order and payment. */
export const arOrder = {
  'cart.title': 'السلة',
  'cart.close': 'إغلاق السلة',
  'cart.unreachable': 'تعذّر الاتصال، لم يُحفظ التغيير. يُرجى إعادة المحاولة.',
} as const satisfies Record<string, Message>
