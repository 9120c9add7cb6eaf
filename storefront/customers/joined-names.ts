import { tabStore } from '#web/tab-store.ts'

const key = 'joined-to-cart'
const event = 'joined-to-cart'

/** Takes the names of items that came to the cart from the account at a sign-in; keeps them until they are seen there. */
export function keepJoinedNames(names: readonly string[]): void {
  if (names.length === 0) return
  tabStore.setItem(key, JSON.stringify(names))
  window.dispatchEvent(new Event(event))
}

/** Returns the names that nobody has seen yet. */
export function readJoinedNames(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(tabStore.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** They were seen. */
export function forgetJoinedNames(): void {
  tabStore.removeItem(key)
}

/** Takes what to do when names are kept; returns how to stop. */
export function onJoinedNames(run: () => void): () => void {
  window.addEventListener(event, run)
  return () => window.removeEventListener(event, run)
}
