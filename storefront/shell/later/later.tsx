import type { ReactNode } from 'react'
import { ChatLink } from './chat-link.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { OrderLine } from './order-line.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { holdWhatIsTyped } from '#web/hold-typed.ts'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import { showRefused } from '#web/show-refused.ts'
import { Popups } from '../../site/popup/popups.tsx'
import { useSite } from '../use-site.ts'
import { registerWorker } from '../../worker/register-worker.ts'

interface TrackingProps {
  readonly frame: string
  readonly ask: boolean
}

const Tracking = lazy<(props: TrackingProps) => ReactNode>(
  async () =>
    (await loadOptionalPart(() => import('../../site/tracking/tracking.tsx'))) ?? { default: () => null },
)

/** What every page shows a while after it has loaded. */
export default function Later() {
  const { tags } = useSite()
  useEffect(() => {
    void registerWorker()
    showRefused(document)
    return holdWhatIsTyped(document)
  }, [])
  return (
    <>
      <OfflineBar />
      <Popups />
      <ChatLink />
      <OrderLine />
      <Suspense>{tags && <Tracking {...tags} />}</Suspense>
    </>
  )
}
