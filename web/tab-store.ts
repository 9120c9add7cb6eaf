const memory = new Map<string, string>()

/** What this tab keeps until it closes. In a browser that keeps nothing, it lives as long as the page. */
export const tabStore = {
  getItem(key: string): string | null {
    return attempt(() => sessionStorage.getItem(key)) ?? memory.get(key) ?? null
  },
  setItem(key: string, value: string): void {
    memory.set(key, value)
    attempt(() => sessionStorage.setItem(key, value))
  },
  removeItem(key: string): void {
    memory.delete(key)
    attempt(() => sessionStorage.removeItem(key))
  },
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
