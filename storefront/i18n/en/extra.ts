import type { Message } from '#ui/text/message.ts'
import type { arExtra } from '../ar/extra.ts'

export const enExtra: Readonly<Record<keyof typeof arExtra, Message>> = {
  'extra.close': 'Close',
  'extra.to-item': 'View dish',
  'extra.to-menu': 'Go to menu',
  'extra.to-site': 'Open the link',
  'extra.fine': 'Got it',
  'extra.chat': 'Chat, opens in a new tab',
  'extra.order': 'Order {number}',
  'extra.order-follow': 'Follow your order',
  'extra.order-about': 'about {time}',
  'extra.again': 'Your last order',
  'extra.again-all': 'All orders',
  'extra.offline': 'You are offline. Showing your last visit.',

  'consent.title': 'Tracking',
  'consent.text': 'We use analytics to improve this website and its offers, without your name or number.',
  'consent.more': 'Privacy',
  'consent.yes': 'Agree',
  'consent.change': 'Tracking choice',
  'consent.no': 'Decline',

  'links.title': 'Our links',
  'links.order': 'Order now',
  'links.branches': 'Branches',
  'links.call': 'Call',
  'links.chat': 'Chat',
  'links.app': 'The app',
  'links.social': 'Social media',

  'app.title': 'The app',
  'app.lead': 'Order faster in the app, with the same cart and points.',
  'app.none': 'There is no app yet',
  'app.none-hint': 'Add this website to your home screen from the browser menu and it works like an app.',
  'app.app-store': 'Download on the App Store',
  'app.google-play': 'Get it on Google Play',
  'app.menu': 'Go to menu',
}
