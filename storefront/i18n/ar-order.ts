import type { Message } from './message.ts'

/** Texts of cart, checkout, order and payment. */
export const arOrder = {
  'cart.title': 'السلة',
} as const satisfies Record<string, Message>
