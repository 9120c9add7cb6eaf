/**
 * Returns a queue per key: acts of one key follow each other, so that "look, then act" is one step within this process.
 * Between processes the leases of the payment machine do the same (safety 4).
 */
export function takeTurns(): <T>(key: string, act: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, act) => {
    const before = last.get(key)
    const mine = (before ?? Promise.resolve()).then(act, act)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
