import { useState } from 'react'
import { haveMet, mergeParts } from './merge-parts.ts'

/** Something with a version, that colleagues and its guest may change while a form of it is open. */
interface Versioned {
  readonly version: number
}

/** A form over something that is live: what is typed, from what it began, and what became of that meanwhile. */
export interface Draft<D> {
  readonly typed: D
  readonly set: (more: Partial<D>) => void
  /** The version that is sent with it: a change that was not seen here is refused by the server. */
  readonly version: number
  /** Another one changed the same meanwhile: it is chosen what stands. */
  readonly overtaken: boolean
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

/**
 * Takes something as it is now, live, and which of its parts a form is about; keeps what is typed of it. What others change
 * beside that goes on by itself; what they change of the same is never overwritten without a choice (safety 10).
 */
export function useDraft<T extends Versioned, D extends object>(now: T, partsOf: (one: T) => D): Draft<D> {
  const [began, setBegan] = useState(now)
  const [typed, setTyped] = useState(() => partsOf(now))
  const [from, theirs] = [partsOf(began), partsOf(now)]
  const overtaken = haveMet(from, typed, theirs)
  const merged = overtaken ? typed : mergeParts(from, typed, theirs)
  return {
    typed: merged,
    set: (more) => {
      if (!overtaken) setBegan(now)
      setTyped({ ...merged, ...more })
    },
    version: overtaken ? began.version : now.version,
    overtaken,
    keepMine: () => {
      setBegan(now)
      setTyped(mergeParts(from, typed, theirs))
    },
    takeTheirs: () => {
      setBegan(now)
      setTyped(theirs)
    },
  }
}
