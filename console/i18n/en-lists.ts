import type { arLists } from './ar-lists.ts'
import type { Message } from '#ui/message.ts'

export const enLists: Readonly<Record<keyof typeof arLists, Message>> = {
  'lists.title': 'Lists and texts',
  'lists.lead': 'What guests choose from, groups of customers, and what messages say.',
  'lists.parts': 'Lists',
  'lists.of.allergens': 'Allergens',
  'lists.of.vehicle_brands': 'Makes of cars',
  'lists.of.waiting_reasons': 'Reasons to leave the queue',
  'lists.of.customer_groups': 'Customer groups',
  'lists.of.notices': 'Texts of messages',
  'lists.about.allergens': 'They show on dishes and with a reservation. One that a dish has cannot go.',
  'lists.about.vehicle_brands': 'What a guest who comes by car chooses from, in this order.',
  'lists.about.waiting_reasons': 'Offered to who leaves the waiting list.',
  'lists.about.customer_groups': 'For coupons and challenges. A group with customers in it cannot go.',
  'lists.about.notices':
    'What is left empty is sent in the platform’s words. What stands in braces is filled in.',
  'lists.name-ar': 'In Arabic',
  'lists.name-en': 'In English',
  'lists.icon': 'Sign',
  'lists.no-icon': 'No sign',
  'lists.shown': 'Offered',
  'lists.up': 'Move {name} up',
  'lists.down': 'Move {name} down',
  'lists.remove': 'Remove {name}',
  'lists.add': 'Add',
  'lists.save': 'Save',
  'lists.saved': 'Saved.',
  'lists.new': 'New',
  'lists.none': 'Nothing yet',
  'lists.overtaken': 'A colleague has changed this list meanwhile, and this is what it is. Change it again.',
  'lists.own-text': 'Platform: {text}',
}
