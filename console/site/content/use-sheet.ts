import { useState } from 'react'

interface Seen {
  readonly seen: string
}

/**
 * Takes what a sheet was opened over, none for what is added, and the same as it is now; keeps why the sheet was refused, and
 * leads on when a colleague was faster: what is typed goes over it, or gives way (safety 10).
 */
export function useSheet<T extends Seen>(
  opened: T | undefined,
  now: T | undefined,
  take: (theirs: T) => void,
) {
  const [seen, setSeen] = useState(opened?.seen)
  const [refused, setRefused] = useState<string>()
  const goOn = (from: T) => {
    setSeen(from.seen)
    setRefused(undefined)
  }
  return {
    /** What is sent with what was typed. */
    seen,
    refused,
    refuse: setRefused,
    overtaken: refused !== undefined && now && now.seen !== seen ? now : undefined,
    keepMine: goOn,
    takeTheirs: (theirs: T) => {
      take(theirs)
      goOn(theirs)
    },
  }
}
