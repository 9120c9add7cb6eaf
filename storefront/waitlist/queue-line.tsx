import { useEffect, useState } from 'react'
import type { BranchQueueWire } from '#contract/waitlist/waiting.ts'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { PartyCount } from './wait-words.tsx'

/** How long the shortest queue of the open branches is now. Nothing is said while it is not known. */
export default function QueueLine() {
  const t = useWaitingText()
  const client = useClient()
  const [queues, setQueues] = useState<readonly BranchQueueWire[]>()
  useEffect(() => {
    let stopped = false
    client.queues().then(
      ({ data }) => !stopped && setQueues(data),
      () => undefined,
    )
    return () => {
      stopped = true
    }
  }, [client])
  if (!queues) return null
  const open = queues.filter(({ state }) => state === 'in_queue')
  const shortest = open.toSorted((a, b) => a.count - b.count)[0]
  if (!shortest) return t('waiting.out')
  return (
    <>
      <PartyCount count={shortest.count} />
      {queues.length > 1 && (
        <>
          {' · '}
          <bdi>{shortest.name}</bdi>
        </>
      )}
    </>
  )
}
