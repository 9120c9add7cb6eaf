import { useEffect, useRef } from 'react'
import { useSound } from './use-sound.ts'

interface Arrivals {
  /** All that are there, each by its id. */
  readonly ids: readonly string[]
  /** Those among them that sound when they come. */
  readonly loud: readonly string[]
}

/** Takes what a room shows; sounds once when something comes in that was not there before. */
export function useArrivalSound({ ids, loud }: Arrivals): ReturnType<typeof useSound> {
  const sound = useSound(false)
  const { ringOnce } = sound
  const known = useRef<ReadonlySet<string>>(undefined)
  const key = JSON.stringify({ ids, loud })
  useEffect(() => {
    const now = JSON.parse(key) as Arrivals
    const before = known.current
    known.current = new Set(now.ids)
    if (before && now.loud.some((id) => !before.has(id))) ringOnce()
  }, [key, ringOnce])
  return sound
}
