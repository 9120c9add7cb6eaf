import { useEffect } from 'react'
import type { CartStore } from './cart-store.ts'
import { tabStore } from '#web/tab-store.ts'

const key = 'removed-from-cart'

/**
 * Takes the cart and the names of items that the server took out. The server says them once; they are kept over page
 * loads of this tab until the shopper has seen them in the cart.
 */
export function useKeptRemovals(store: CartStore, removed: readonly string[]): void {
  useEffect(() => store.keepRemoved(readNames()), [store])
  useEffect(() => {
    if (removed.length > 0) tabStore.setItem(key, JSON.stringify(removed))
    else if (store.get().ready) tabStore.removeItem(key)
  }, [store, removed])
}

function readNames(): string[] {
  try {
    const kept: unknown = JSON.parse(tabStore.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : []
  } catch {
    return []
  }
}
