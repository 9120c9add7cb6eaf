import type { WaitingDeskWire } from '#contract/waitlist/waiting-desk.ts'
import { useArrivalSound } from '../live/use-arrival-sound.ts'

/** Takes the queues as they are now; sounds once for each party that joins by its phone, not for those the host adds. */
export function useJoinSound({ areas }: WaitingDeskWire): ReturnType<typeof useArrivalSound> {
  const parties = areas.flatMap((area) => area.parties)
  return useArrivalSound({
    ids: parties.map(({ id }) => id),
    loud: parties.filter(({ source }) => source !== 'staff').map(({ id }) => id),
  })
}
