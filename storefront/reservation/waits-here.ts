const keyOf = (day: string) => `reservation-wait ${day}`

/** The entries of this browser on lists for full days, by branch and day; nothing where a browser keeps nothing. */
export const waitsHere = {
  read: (day: string): string | undefined => attempt(() => localStorage.getItem(keyOf(day))) ?? undefined,
  keep: (day: string, id: string): void => attempt(() => localStorage.setItem(keyOf(day), id)),
  forget: (day: string): void => attempt(() => localStorage.removeItem(keyOf(day))),
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
