import type { arEdit } from '../ar/edit.ts'
import type { Message } from '#ui/text/message.ts'

export const enEdit: Readonly<Record<keyof typeof arEdit, Message>> = {
  'edit.open': 'Edit items',
  'edit.title': 'Edit order {number}',
  'edit.lines': 'Items',
  'edit.change': 'Edit {name}',
  'edit.as-sold':
    'This dish is not available now: its choices stay as ordered. Its number can go down, and its note can change.',
  'edit.add': 'Add a dish',
  'edit.was': 'Was',
  'edit.is': 'Becomes',
  'edit.settles.nothing': 'The total stays the same.',
  'edit.settles.at_hand_over': 'The new total is paid at hand-over.',
  'edit.to-card': 'Goes back to the card',
  'edit.to-wallet': 'Goes back to the wallet',
  'edit.to-points': 'Points that go back',
  'edit.asked': 'Guest pays',
  'edit.asked-lead':
    'The guest gets a payment link, and the change applies once it is paid. Until then the order stays as it is.',
  'edit.save': 'Change the order',
  'edit.ask': 'Send the link',
  'edit.overtaken':
    'A colleague changed this order in the meantime. This is how it is now; please edit it again.',
  'edit.done': 'The order is changed and the guest has been told.',
  'edit.link': 'Link to pay the difference',
  'edit.waiting': 'A change is waiting for {amount}',
  'messages.event.order-edited': 'Order changed',
  'messages.event.order-costs-more': 'Price difference',
  'messages.event.reservation-confirmed': 'Reservation confirmed',
  'messages.event.reservation-changed': 'Reservation changed',
  'messages.event.reservation-reminder': 'Reservation reminder',
  'messages.event.reservation-canceled': 'Reservation canceled',
  'messages.event.reservation-canceled-refund': 'Reservation canceled, money back',
  'messages.event.reservation-room': 'A table is free',
  'messages.event.reservation-rate': 'Rate the visit',
  'messages.event.queue-joined': 'Joined the queue',
  'messages.event.queue-called': 'Called from the queue',
  'messages.event.test': 'Test',
  'messages.event.contact-message': 'From the contact page',
  'messages.event.campaign': 'Campaign',
}
