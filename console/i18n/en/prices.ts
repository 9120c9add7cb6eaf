import type { Message } from '#ui/text/message.ts'
import type { arPrices } from '../ar/prices.ts'

export const enPrices: Readonly<Record<keyof typeof arPrices, Message>> = {
  'prices.title': 'Fees',
  'prices.of.fees': 'Fees',
  'prices.about.fees':
    'Fees stand on the order in a line of their own: a bag, a small order, tobacco, the municipality. Bills of tables have none; they have the service charge.',
  'fee.kind': 'Charged as',
  'fee.kind.order': 'An amount per order',
  'fee.kind.piece': 'An amount per piece',
  'fee.kind.share': 'A share of the price',
  'fee.amount': 'Amount',
  'fee.percent': 'Share %',
  'fee.below': 'Only for orders below (optional)',
  'fee.types': 'Ways to order',
  'fee.groups': 'Menu groups',
  'fee.items': 'Dishes',
  'fee.branches': 'Branches',
  'fee.active': 'Charged',
}
