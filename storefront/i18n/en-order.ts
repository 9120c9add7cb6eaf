import type { arOrder } from './ar-order.ts'
import type { Message } from './message.ts'

export const enOrder: Readonly<Record<keyof typeof arOrder, Message>> = {
  'cart.title': 'Cart',
  'cart.close': 'Close the cart',
  'cart.unreachable': 'No connection, the change was not saved. Please try again.',
}
