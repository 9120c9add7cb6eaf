import type { Message } from '#ui/message.ts'
import type { arExtra } from './ar-extra.ts'

export const enExtra: Readonly<Record<keyof typeof arExtra, Message>> = {
  'extra.close': 'Close',
  'extra.to-item': 'See the dish',
  'extra.to-menu': 'To the menu',
  'extra.to-site': 'Open the link',
  'extra.fine': 'Fine',
  'extra.chat': 'Chat, opens in a new tab',
  'extra.offline':
    'No connection. What you see was kept from your last visit; ordering works once you are back online.',

  'consent.title': 'Tracking',
  'consent.text':
    'We use measuring tools to improve this website and its offers, without your name or number.',
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
  'app.lead': 'Ordering is faster in the app, and your cart and points are the same.',
  'app.none': 'There is no app yet',
  'app.none-hint':
    'You can add this website to your home screen from the browser’s menu; it then works like an app.',
  'app.app-store': 'Download on the App Store',
  'app.google-play': 'Get it on Google Play',
  'app.menu': 'To the menu',
}
