import { limits } from '#domain/core/limits.ts'
import type { Message } from '#ui/text/message.ts'
import type { arStock } from '../ar/stock.ts'

export const enStock: Readonly<Record<keyof typeof arStock, Message>> = {
  'stock.edit': 'Edit {name}',
  'stock.left': { zero: 'None left', one: '1 left', other: '{count} left' },
  'stock.hidden': 'Hidden at this branch',
  'stock.count-field': 'Number left',
  'stock.count-hint': 'Empty: not counted. Items held while guests pay are already deducted.',
  'stock.count-bad': `A number from 0 to ${limits.stockLeft}`,
  'stock.shown': 'On the menu of this branch',
  'stock.prices': 'Prices at this branch',
  'stock.prices-hint': 'Empty: the usual price. A price for an order type comes before the branch price.',
  'stock.price-all': 'All order types',
  'stock.price-bad': 'Enter a price',
  'stock.save': 'Save',
  'stock.options': 'Options',
  'stock.ran-out': 'Ran out',
  'stock.ran-out-title': 'What ran out?',
  'stock.ran-out-lead':
    'One press and it is out until the end of the day, in all its dishes; another and it is back.',
  'stock.price-varies': 'Differs by dish',
  'stock.in-dishes': { one: 'In {names}', other: 'In {count} dishes: {names}' },
  'stock.title': 'Stock',
  'stock.search': 'Search items',
  'stock.none-found': 'No items match the search.',
  'stock.until': 'Sold out until {time}',
  'stock.until-back': 'Sold out until switched back',
  'stock.switch': '{name}: available',
  'stock.ask': '{name}: sold out for how long?',
  'stock.hour': 'One hour',
  'stock.day': 'Until the end of the day',
  'stock.back': 'Until switched back',
  'stock.lead': 'Stock, prices and sold-out items for this branch only. Guests see changes within a second.',
  'stock.count': {
    zero: 'Everything is available',
    one: '1 item is sold out',
    other: '{count} items are sold out',
  },
}
