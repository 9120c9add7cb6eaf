import { sessionStore } from './browser-stores.ts'

const memory = new Map<string, string>()

/** What this tab keeps until it closes. In a browser that keeps nothing, it lives as long as the page. */
export const tabStore = {
  getItem(key: string): string | null {
    return sessionStore.getItem(key) ?? memory.get(key) ?? null
  },
  setItem(key: string, value: string): void {
    memory.set(key, value)
    sessionStore.setItem(key, value)
  },
  removeItem(key: string): void {
    memory.delete(key)
    sessionStore.removeItem(key)
  },
}
