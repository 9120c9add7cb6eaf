import type { Message } from '#ui/message.ts'
import type { arStock } from './ar-stock.ts'

export const enStock: Readonly<Record<keyof typeof arStock, Message>> = {
  'stock.edit': 'Edit {name}',
  'stock.left': { zero: 'None left', one: '1 left', other: '{count} left' },
  'stock.hidden': 'Hidden at this branch',
  'stock.count-field': 'How many are left',
  'stock.count-hint': 'Empty: not counted. What is held while people pay is taken off already.',
  'stock.count-bad': 'A number from 0 to 100000',
  'stock.shown': 'On the menu of this branch',
  'stock.prices': 'Prices at this branch',
  'stock.prices-hint': 'Empty: the usual price. The price of a way to order comes before that of the branch.',
  'stock.price-all': 'All ways to order',
  'stock.price-bad': 'This is no price',
  'stock.save': 'Save',
  'stock.title': 'Stock',
  'stock.search': 'Search items',
  'stock.none-found': 'No item matches the search.',
  'stock.until': 'Sold out until {time}',
  'stock.until-back': 'Sold out until switched back',
  'stock.switch': '{name}: can be ordered',
  'stock.ask': '{name}: sold out for how long?',
  'stock.hour': 'One hour',
  'stock.day': 'Until the end of the day',
  'stock.back': 'Until switched back',
  'stock.lead': 'Counts, prices and what is sold out at this branch alone. Guests see it within a second.',
  'stock.count': {
    zero: 'Everything can be ordered',
    one: '1 item is sold out',
    other: '{count} items are sold out',
  },
}
