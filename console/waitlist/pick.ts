import { useState } from 'react'

/** Parties that are picked to be taken off together; `on` while the host picks. */
export function usePick() {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  return {
    on: ids !== undefined,
    ids: ids ?? new Set<string>(),
    start: () => setIds(new Set()),
    stop: () => setIds(undefined),
    /** Puts them in, or takes them out when all of them are in. */
    toggle: (some: readonly string[]) =>
      setIds((before) => {
        const next = new Set(before)
        const all = some.every((id) => next.has(id))
        for (const id of some)
          if (all) next.delete(id)
          else next.add(id)
        return next
      }),
  }
}

export type Pick = ReturnType<typeof usePick>
