/** Counts what one network has open at once. */
export interface LineCount {
  /** Takes a network; counts one more, unless it has as many as it may: then returns false. */
  open(network: string): boolean
  /** Takes the network of one that was counted; it is over. */
  close(network: string): void
}

/** Takes how many a network may have open. */
export function countLines(most: number): LineCount {
  const open = new Map<string, number>()
  return {
    open(network) {
      const lines = open.get(network) ?? 0
      if (lines >= most) return false
      open.set(network, lines + 1)
      return true
    },
    close(network) {
      const lines = (open.get(network) ?? 0) - 1
      if (lines > 0) open.set(network, lines)
      else open.delete(network)
    },
  }
}
