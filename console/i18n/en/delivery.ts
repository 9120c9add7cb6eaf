import type { Message } from '#ui/text/message.ts'
import type { arDelivery } from '../ar/delivery.ts'

export const enDelivery: Readonly<Record<keyof typeof arDelivery, Message>> = {
  'delivery.building': 'Building',
  'delivery.floor': 'Floor',
  'delivery.apartment': 'Apartment',
  'delivery.drivers': 'Send with a driver',
  'delivery.give': 'Assign driver',
  'delivery.driver-name': 'Driver’s name',
  'delivery.name-required': 'Enter the driver’s name',
  'delivery.orders': 'Orders in this run',
  'delivery.make-link': 'Create run link',
  'delivery.run-of': "{name}'s run",
  'delivery.sharing': 'sharing location',
  'delivery.copy': 'Copy the link',
  'delivery.copied': 'Copied',
  'delivery.failed': 'It could not be saved. Try again.',
}
