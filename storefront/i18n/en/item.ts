import type { Message } from '#ui/text/message.ts'
import type { arItem } from '../ar/item.ts'
import { enAtTable } from './at-table.ts'

export const enItem: Readonly<Record<keyof typeof arItem, Message>> = {
  'at-table': enAtTable,
  'rule-free': { one: 'the first is free', other: 'the first {count} are free' },
  free: 'Free',
  'sold-out': 'Sold out',
  deposit: 'Refundable deposit',
  'deposit-hint': 'You get all of it back when you return it. Discounts and VAT do not apply.',
  'deposit-each': '{price} each',
  'deposit-sum': 'Deposit {sum}, refunded on return',
  'news-price': '“{name}” now costs {price}.',
  'news-sold-out': '“{name}” is sold out.',
  'news-back': '“{name}” is back.',
  'news-left': '“{name}”: {note}.',
  'news-gone': '“{name}” is no longer on the menu.',
  'news-more': { one: 'And 1 more.', other: 'And {count} more.' },
  'caffeine-hint':
    'Adults are advised to have no more than {adult} mg of caffeine a day, and {pregnant} mg in pregnancy.',
  labels: 'Nutrition as chosen',
  'label-calories': 'Energy',
  'label-salt': 'Salt',
  'label-salty': 'High in salt',
  'label-caffeine': 'Caffeine',
  'label-minutes': 'Activity',
  'label-protein': 'Protein',
  'label-fat': 'Fat',
  'label-carbs': 'Carbohydrates',
  'label-sugar': 'Sugar',
  'unit-minutes': 'min',
  'unit-mg': 'mg',
  'unit-g': 'g',
  contains: 'Contains {names}',
  'deposit-of': 'Number of {name}',
}
