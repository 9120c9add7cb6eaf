import { useEffect, useRef } from 'react'
import type { WaitingDeskWire } from '#contract/waiting-desk.ts'
import { useSound } from '../live/use-sound.ts'

/** Takes the queues as they are now; sounds once for each party that joins by its phone, not for those the host adds. */
export function useJoinSound({ areas }: WaitingDeskWire): ReturnType<typeof useSound> {
  const sound = useSound(false)
  const { ringOnce } = sound
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    const parties = areas.flatMap((area) => area.parties)
    const before = known.current
    known.current = new Set(parties.map(({ id }) => id))
    if (before && parties.some(({ id, source }) => source !== 'staff' && !before.has(id))) ringOnce()
  }, [areas, ringOnce])
  return sound
}
