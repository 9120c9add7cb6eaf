import type { arOrder } from './ar-order.ts'
import type { Message } from './message.ts'

export const enOrder: Readonly<Record<keyof typeof arOrder, Message>> = {
  'cart.title': 'Cart',
}
