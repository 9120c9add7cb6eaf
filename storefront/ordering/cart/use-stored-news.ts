import { useEffect } from 'react'
import { tabStore } from '#web/tab-store.ts'
import type { CartState } from './cart-state.ts'
import type { CartStore } from './cart-store.ts'

const key = 'said-of-cart'

/**
 * Takes the cart and what the server said that it has changed: items taken out, and all else in sentences. The server says
 * it once; it is kept over page loads of this tab until the shopper has seen it in the cart.
 */
export function useStoredNews(store: CartStore, { removed, news }: CartState): void {
  useEffect(() => store.keepSaid(readSaid()), [store])
  useEffect(() => {
    if (removed.length + news.length > 0) tabStore.setItem(key, JSON.stringify({ removed, news }))
    else if (store.get().ready) tabStore.removeItem(key)
  }, [store, removed, news])
}

function readSaid(): Pick<CartState, 'removed' | 'news'> {
  try {
    const stored = JSON.parse(tabStore.getItem(key) ?? '{}') as Readonly<Record<string, unknown>>
    const texts = (field: string) => {
      const value = stored[field]
      return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : []
    }
    return { removed: texts('removed'), news: texts('news') }
  } catch {
    return { removed: [], news: [] }
  }
}
