import type { arBoard } from './ar-board.ts'
import type { Message } from '#ui/message.ts'

export const enBoard: Readonly<Record<keyof typeof arBoard, Message>> = {
  'board.types': 'Way of ordering',
  'board.all-types': 'All',
  'board.arrived-said': {
    zero: 'Nobody waits in the car',
    one: '1 guest waits in the car',
    other: '{count} guests wait in the car',
  },
  'ticket.vehicle': 'Vehicle',
  'ticket.table': 'الطاولة',
  'ticket.arrived': 'The guest is here',
  'ticket.coming': 'We are coming',
  'ticket.coming-number': 'We are coming to order {number}',
  'ticket.coming-said': 'Told: we are coming',
  'promise.title': 'Change the time',
  'promise.lead': 'Counted from now; the guest is told at once.',
  'promise.save': 'Tell the guest the new time',
  'messages.event.order-accepted-delivery': 'Delivery accepted',
  'messages.event.order-time-changed': 'Time changed',
  'messages.event.order-ready-car': 'Ready for the car',
}
