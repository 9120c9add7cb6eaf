/** A storage of the browser. Where it is denied (a frame, blocked cookies, a lockdown) nothing is kept, and nothing throws. */
export interface BrowserStore {
  getItem(key: string): string | null
  /** Returns whether it is kept. */
  setItem(key: string, value: string): boolean
  removeItem(key: string): void
}

/** What this browser keeps until it is told otherwise. */
export const deviceStore = makeStore(() => localStorage)

/** What this tab keeps until it closes; what must outlive a denial for as long as the page does is `tabStore`. */
export const sessionStore = makeStore(() => sessionStorage)

// Reading the property alone throws where it is denied.
function makeStore(find: () => Storage): BrowserStore {
  return {
    getItem: (key) => attempt(() => find().getItem(key)) ?? null,
    setItem: (key, value) =>
      attempt(() => {
        find().setItem(key, value)
        return true
      }) ?? false,
    removeItem: (key) => attempt(() => find().removeItem(key)),
  }
}

/** This page's own cookies, as document.cookie has them; none where they are denied. */
export const pageCookies = {
  read: (): string => attempt(() => document.cookie) ?? '',
  /** Takes a cookie with its attributes. */
  keep(cookie: string): void {
    attempt(() => {
      document.cookie = cookie
    })
  },
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
