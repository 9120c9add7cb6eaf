import type { CartStore } from './cart-store.ts'

const channelName = 'cart'

/** Takes a cart's id and version; tells the other tabs of this browser. */
export function tellOtherTabs(version: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(version)
  channel.close()
}

/** Takes the cart of this page; asks for it again when another tab changed it or the page comes back. Returns how to stop. */
export function followOtherTabs(store: CartStore): () => void {
  const again = () => void store.refresh()
  const whenBack = () => document.visibilityState === 'visible' && again()
  const whenRestored = (event: PageTransitionEvent) => event.persisted && again()
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName)
  channel?.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => event.data !== store.version() && again(),
  )
  document.addEventListener('visibilitychange', whenBack)
  window.addEventListener('pageshow', whenRestored)
  return () => {
    channel?.close()
    document.removeEventListener('visibilitychange', whenBack)
    window.removeEventListener('pageshow', whenRestored)
  }
}
