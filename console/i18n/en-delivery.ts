import type { Message } from '#ui/message.ts'
import type { arDelivery } from './ar-delivery.ts'

export const enDelivery: Readonly<Record<keyof typeof arDelivery, Message>> = {
  'delivery.building': 'Building',
  'delivery.floor': 'Floor',
  'delivery.apartment': 'Apartment',
}
