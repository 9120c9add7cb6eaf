import type { Message } from '#ui/text/message.ts'
import type { arFailed } from '../ar/failed.ts'

export const enFailed: Readonly<Record<keyof typeof arFailed, Message>> = {
  'error.failed': 'This page could not be loaded',
  'error.failed-hint': 'Something went wrong for a moment. Trying again usually helps.',
  'error.home': 'Back to home',
  'error.not-found': 'This page could not be found',
  'error.not-found-hint': 'The link may have changed, or the page was removed.',
  'item.not-found': 'Item not found',
}
