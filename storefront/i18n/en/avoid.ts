import type { Message } from '#ui/text/message.ts'
import type { arAvoid } from '../ar/avoid.ts'

export const enAvoid: Readonly<Record<keyof typeof arAvoid, Message>> = {
  'avoid.title': 'What you do not eat',
  'avoid.without': 'Without',
  'avoid.diet': 'Diet',
  'avoid.vegetarian': 'Vegetarian',
  'avoid.vegan': 'Vegan',
  'avoid.not-vegetarian': 'not vegetarian',
  'avoid.not-vegan': 'not vegan',
  'avoid.done': 'Show the menu',
  'avoid.clear': 'Clear the choice',
  'avoid.no-promise':
    'This is what the restaurant wrote, and one kitchen makes all dishes. With an allergy, ask the restaurant before you order.',
  'avoid.stays': 'Your choice stays in this browser alone.',
  'avoid.ask': 'With an allergy, ask the restaurant.',
  'avoid.in-it': 'Does not fit your choice: {names}',
  'avoid.comma': ', ',
  'avoid.failed': 'The allergens could not be loaded.',
  'avoid.hidden': {
    zero: 'No dish is hidden.',
    one: '1 dish is hidden.',
    other: '{count} dishes are hidden.',
  },
}
