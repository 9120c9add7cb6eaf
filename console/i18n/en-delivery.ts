import type { Message } from '#ui/message.ts'
import type { arDelivery } from './ar-delivery.ts'

export const enDelivery: Readonly<Record<keyof typeof arDelivery, Message>> = {
  'delivery.building': 'Building',
  'delivery.floor': 'Floor',
  'delivery.apartment': 'Apartment',
  'delivery.drivers': 'Deliver by a driver',
  'delivery.give': 'Give to a driver',
  'delivery.driver-name': 'Name of the driver',
  'delivery.name-required': 'Write the name of the driver',
  'delivery.orders': 'Orders of the run',
  'delivery.make-link': 'Make the link of the run',
  'delivery.run-of': "{name}'s run",
  'delivery.sharing': 'shares the position',
  'delivery.copy': 'Copy the link',
  'delivery.copied': 'Copied',
  'delivery.failed': 'It could not be saved. Try again.',
}
