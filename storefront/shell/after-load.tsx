import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import { whenQuiet } from '../live/when-quiet.ts'

const Later = lazy<() => ReactNode>(
  async () => (await loadOptionalPart(() => import('./later/later.tsx'))) ?? { default: () => null },
)

/** What no first view waits for: popups, the chat link, the state of the network. A page can do without it. */
export function AfterLoad() {
  const [rests, setRests] = useState(false)
  useEffect(() => whenQuiet(() => setRests(true)), [])
  return (
    rests && (
      <Suspense>
        <Later />
      </Suspense>
    )
  )
}
