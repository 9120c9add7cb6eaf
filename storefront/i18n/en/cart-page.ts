import type { arCartPage } from '../ar/cart-page.ts'

export const enCartPage: Readonly<Record<keyof typeof arCartPage, string>> = {
  'cart.back': 'Back to the menu',
  'cart.clear': 'Clear',
  'cart.clear-all': 'Clear the cart',
  'cart.clear-own': 'Remove mine',
  'cart.goes-well': 'Goes well with your order',
  'bill.title': 'Bill',
}
