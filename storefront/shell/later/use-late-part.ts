import { useCallback, useEffect, useRef, useState } from 'react'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import { whenQuiet } from '../../live/when-quiet.ts'

interface LatePart<T> {
  readonly part: T | undefined
  /** It could not be had when it was wanted last. */
  readonly failed: boolean
  /** Asks for it now; resolves to whether it is here. */
  readonly want: () => Promise<boolean>
}

/** Takes how a part is loaded that no first view waits for; it comes once it is wanted, or when the page rests. */
export function useLatePart<T>(load: () => Promise<T>): LatePart<T> {
  const [part, setPart] = useState<{ readonly it: T }>()
  const [failed, setFailed] = useState(false)
  const coming = useRef<Promise<boolean>>(undefined)
  const want = useCallback(() => {
    const ask = async () => {
      const it = await loadOptionalPart(load)
      if (it) setPart({ it })
      // it is asked for again at the next need
      else coming.current = undefined
      setFailed(!it)
      return it !== undefined
    }
    return (coming.current ??= ask())
  }, [load])
  useEffect(() => {
    const again = () => void want()
    const callOff = whenQuiet(again)
    window.addEventListener('online', again)
    return () => {
      callOff()
      window.removeEventListener('online', again)
    }
  }, [want])
  return { part: part?.it, failed, want }
}
