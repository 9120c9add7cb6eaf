import type { ar } from './ar.ts'
import type { Message } from './message.ts'

export const en: Readonly<Record<keyof typeof ar, Message>> = {
  'shell.skip': 'Skip to content',
  'shell.home': 'Home',
  'shell.menu': 'Menu',
  'shell.cart': 'Cart',
  'shell.account': 'Account',
  'shell.loading': 'Loading',
  'error.not-found': 'This page could not be found',
  'error.not-found-hint': 'The link may have changed, or the page was removed.',
  'error.home': 'Back to home',
  'error.failed': 'This page could not be loaded',
  'error.failed-hint': 'Something went wrong for a moment. Trying again usually helps.',
  'error.retry': 'Try again',
}
