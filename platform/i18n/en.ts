import type { ar } from './ar.ts'
import type { Message } from './message.ts'

export const en: Readonly<Record<keyof typeof ar, Message>> = {
  'brand.name': 'Maidah',
  'shell.skip': 'Skip to content',
  'shell.sections': 'Site sections',
  'shell.other-language': 'العربية',
  'shell.how': 'How it works',
  'shell.restaurants': 'Demo restaurants',
  'shell.try': 'Try it',
  'shell.outbox': 'Outbox',
  'shell.console': 'Restaurant console',

  'error.not-found': 'This page could not be found',
  'error.not-found-hint': 'The link may have changed, or the page was removed.',
  'error.failed': 'This page could not be loaded',
  'error.failed-hint': 'Something went wrong for a moment. Trying again usually helps.',
  'error.home': 'Back to home',

  'home.title': "Maidah: an ordering site in your restaurant's own name",
  'home.description':
    'A complete ordering site for every restaurant, in its own name and colours: a fast menu, card payment and a live order board for the kitchen.',
  'home.eyebrow': 'For restaurants and brands with many branches',
  'home.headline': 'Orders from your own site',
  'home.lead':
    'A menu that opens at once, a cart and payment without detours, and a live board that shows every order the moment it is paid. Arabic first, English for whoever prefers it.',
  'home.see-restaurants': 'See the demo restaurants',
  'home.open-console': 'Open the console',
  'home.ticket-new': 'New order',
  'home.ticket-type': 'Pickup',
  'home.ticket-paid': 'Paid, card',
  'home.ticket-accept': 'Accept',
  'home.ticket-minutes': '15 min',
  'home.ticket-a': 'Ember burger',
  'home.ticket-b': 'Lemon and mint',
  'home.ready': 'Your order is ready',

  'how.title': 'The way of an order, from table to kitchen',
  'how.menu': 'A guest chooses',
  'how.menu-text':
    'A menu with pictures, calories and allergens. What is sold out says so before it is tapped.',
  'how.pay': 'Pays',
  'how.pay-text':
    'By card with the bank’s own check. Two taps or a lost connection: still one order and one payment.',
  'how.kitchen': 'The kitchen sees it',
  'how.kitchen-text':
    'A card on the board, a sound until somebody answers, and a timer that says when it runs late.',
  'how.follow': 'The guest follows',
  'how.follow-text': 'The order page changes the moment staff press “Ready”. Nobody reloads anything.',

  'restaurants.title': 'Three restaurants, each with its own face',
  'restaurants.lead':
    'One product, three identities, three currencies. Order as a guest would; the payment is a trial and nothing is charged.',
  'restaurants.visit': 'Visit',
  'country.SA': 'Saudi Arabia',
  'country.EG': 'Egypt',
  'country.AE': 'United Arab Emirates',
  'country.QA': 'Qatar',

  'why.title': 'What you actually get',
  'why.own': 'Your name, your address',
  'why.own-text':
    'Colours, type, pictures and words are yours, and so is the guest. No app stands between you.',
  'why.money': 'Sums that add up',
  'why.money-text': 'One calculator for menu, cart, bill and refund, and a line to check for every amount.',
  'why.fast': 'Fast on a phone’s network',
  'why.fast-text': 'Light pages that arrive complete, since hungry people do not wait.',
  'why.sold-out': 'Sold out? One tap',
  'why.sold-out-text':
    'It leaves every page within a second: for an hour, for the day, or until you bring it back.',
  'why.branches': 'All branches in one place',
  'why.branches-text':
    'Each branch has its hours, board and staff, and each member of staff sees what the job needs.',
  'why.rtl': 'Arabic is no translation',
  'why.rtl-text':
    'Drawn from right to left from the first line on, with numbers and prices where they belong.',

  'try.title': 'Try it from both sides',
  'try.lead': 'Open a restaurant in one window and the console in another: order here, accept it there.',
  'try.logins': 'Demo logins of the console',
  'try.password': 'Password of every login',
  'try.restaurant': 'Restaurant',
  'try.cards': 'Trial payment cards',
  'try.card-ok': 'succeeds',
  'try.card-3ds': 'asks for the bank’s code',
  'try.card-declined': 'is declined',
  'try.cards-hint': 'Any future date and any 3 digits as code.',
  'try.outbox-text': 'Every message that the product would send to guests appears here instead.',
  'role.owner': 'Owner',
  'role.manager': 'Manager',
  'role.cashier': 'Cashier',
  'role.kitchen': 'Kitchen',
  'role.host': 'Host',

  'outbox.title': 'Demo outbox',
  'outbox.lead': 'What would have reached guests’ phones. Newest first, and it keeps itself up to date.',
  'outbox.all': 'All restaurants',
  'outbox.filter': 'Restaurant',
  'outbox.empty': 'No messages yet',
  'outbox.empty-hint': 'Order from one of the restaurants, pay with the trial card, and come back here.',
  'outbox.unreachable': 'Could not refresh, trying again',
  'outbox.count': { one: '1 message', other: '{count} messages' },
  'channel.sms': 'Text message',
  'channel.email': 'E-mail',
  'channel.whatsapp': 'WhatsApp message',
  'channel.push': 'Notification',
  'event.order-received': 'Order received',
  'event.order-accepted': 'In the kitchen',
  'event.order-ready': 'Ready',
  'event.order-delivered': 'Completed',
  'event.order-canceled': 'Canceled',
  'event.other': 'Message',

  'footer.note': 'A demo: its restaurants, payments and messages are not real.',
  'footer.live': 'Restaurants take orders from their own sites.',
}
