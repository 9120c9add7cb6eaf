const key = 'order-under-way'

/** Which order of this browser is under way: its way back there from every page (decision 0152). It says nothing of the order, and is never believed: the server is asked. */
export const orderHere = {
  read: (): string | undefined => attempt(() => localStorage.getItem(key)) ?? undefined,
  keep: (id: string): void => attempt(() => localStorage.setItem(key, id)),
  /** With an id: only if it is that one. */
  forget: (id?: string): void =>
    attempt(() => {
      if (id === undefined || localStorage.getItem(key) === id) localStorage.removeItem(key)
    }),
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
