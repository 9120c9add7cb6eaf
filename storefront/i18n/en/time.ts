import type { Message } from '#ui/text/message.ts'
import type { arTime } from '../ar/time.ts'

export const enTime: Readonly<Record<keyof typeof arTime, Message>> = {
  'time.legend': 'When',
  'time.minutes': '{range} min',
  'time.later': 'Later',
  'time.closed': 'The branch is not taking orders now. You can order for later.',
  'time.ahead': 'An item in your cart can only be ordered ahead, so please choose a time.',
  'time.days': 'Days',
  'time.periods': 'Times',
  'time.full': 'Full',
  'time.unfit': 'Not served',
  'time.unfit-hint': 'Some items in your cart are not served at the times marked “Not served”.',
  'time.next': 'Next free: {time}',
  'time.chosen': 'For {time}',
  'time.choose': 'Please select a correct time slot',
  'time.none': 'No available slots',
  'time.none-day': 'No times left on this day.',
  'time.all': 'All times ({count})',
  'time.failed': 'The times could not be loaded.',
  'time.retry': 'Try again',
  'time.loading': 'Loading times',
  'time.order-for': 'Ordered for',
}
