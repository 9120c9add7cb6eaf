import type { Message } from '#ui/message.ts'
import type { arChoice } from './ar-choice.ts'

export const enChoice: Readonly<Record<keyof typeof arChoice, Message>> = {
  'choice.later-short': 'Later',
  'choice.later-ask': 'How would you like it, later?',
  'choice.later-hint': 'Branch and dishes now, the day and time at checkout.',
  'choice.later-none': 'Ordering for later is not available now',
  'choice.later-badge': 'Can be scheduled',
  'choice.address-first': 'Start with the delivery address',
  'choice.ways': 'Ways to order from {branch}',
  'choice.removed': 'The following items are not available and will be deleted from cart: {names}',
  'choice.service-off': 'Order service is not available',
  'choice.dinein': 'Order from your table',
  'choice.dinein-lead': 'Inside the restaurant, an order begins with the QR code on the table.',
  'choice.dinein-scan': 'Scan the code with your phone’s camera',
  'choice.dinein-add': 'Choose dishes, together with everyone at the table',
  'choice.dinein-eat': 'It comes to the table; one bill, or split',
  'choice.dinein-read': 'Read the menu of {branch}',
  'choice.dinein-branches': 'Branches that serve tables',

  'closed.title': 'The website is closed now',
  'closed.text': 'We will be back soon. This page returns to ordering by itself when the website opens.',
  'closed.orders': 'Orders that were placed can still be opened by their links.',
  'closed.contact': 'Contact',
  'closed.call': 'Call: {name}',
  'closed.email': 'E-mail',

  'emenu.title': 'Electronic menu',
  'emenu.branch': 'Branch',

  'share.calendar': 'Add to calendar',
  'share.title': 'Share',
  'share.open': 'Share this page',
  'share.branch': 'Share {branch}',
  'share.menu': 'Link to this menu',
  'share.send': 'Share the link',
  'share.copy': 'Copy the link',
  'share.copied': 'Link copied',
  'share.not-copied': 'It could not be copied. The link above can be selected and copied.',
  'share.link': 'Link',
  'share.qr': 'QR code of the link',
  'share.qr-hint': 'Any phone’s camera opens the link.',
}
