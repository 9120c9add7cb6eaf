import type { Message } from '#ui/message.ts'
import type { arChoice } from './ar-choice.ts'

export const enChoice: Readonly<Record<keyof typeof arChoice, Message>> = {
  'choice.later-short': 'Later',
  'choice.later-ask': 'How would you like it, later?',
  'choice.later-hint': 'Choose the branch and dishes now, the day and time at checkout.',
  'choice.later-none': 'Ordering for later is not available right now',
  'choice.later-badge': 'Can be scheduled',
  'choice.address-first': 'Start with the delivery address',
  'choice.ways': 'Ways to order from {branch}',
  'choice.removed': 'The following items are not available and will be deleted from cart: {names}',
  'choice.service-off': 'Order service is not available',
  'choice.dinein': 'Order from your table',
  'choice.dinein-lead': 'To order inside the restaurant, scan the QR code on your table.',
  'choice.dinein-scan': 'Scan the code with your phone’s camera',
  'choice.dinein-add': 'Choose dishes together with everyone at the table',
  'choice.dinein-eat': 'It comes to your table. One bill, or split it',
  'choice.dinein-read': 'Browse the menu of {branch}',
  'choice.dinein-branches': 'Branches with ordering at the table',

  'closed.title': 'The website is closed now',
  'closed.text': 'We will be back soon. As soon as we reopen, this page takes you back by itself.',
  'closed.orders': 'You can still open earlier orders by their links.',
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
  'share.not-copied': 'It could not be copied. You can select the link above and copy it.',
  'share.link': 'Link',
  'share.qr': 'QR code of the link',
  'share.qr-hint': 'Any phone camera can open it.',
}
