/** How long an answer may be used again, and how many are kept; the one that was not used for longest goes first. */
export interface KeepBounds {
  readonly ms: number
  readonly most: number
}

/**
 * Takes the bounds, the clock (UTC ms) and which answers are worth keeping; returns what asks only for what it does not
 * know yet. Two who ask the same at once ask once.
 */
export function keepAnswers<T>({ ms, most }: KeepBounds, clock: () => number, worth: (answer: T) => boolean) {
  const cache = new Map<string, { readonly until: number; readonly answer: Promise<T> }>()
  return async (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = cache.get(key)
    cache.delete(key)
    if (known && known.until > clock()) {
      cache.set(key, known)
      return known.answer
    }
    const asked = { until: clock() + ms, answer: ask() }
    cache.set(key, asked)
    for (const oldest of cache.keys()) {
      if (cache.size <= most) break
      cache.delete(oldest)
    }
    const answer = await asked.answer
    if (!worth(answer) && cache.get(key) === asked) cache.delete(key)
    return answer
  }
}
