import { tabStore } from '#web/tab-store.ts'

const key = 'order-for-later'

/** Takes whether the guest came to order for later; the checkout begins with the days then. It stays in this tab. */
export function saveScheduledIntent(wished: boolean): void {
  if (wished) tabStore.setItem(key, '1')
  else tabStore.removeItem(key)
}

/** Whether the guest of this tab came to order for later. */
export function hasScheduledIntent(): boolean {
  return tabStore.getItem(key) === '1'
}
