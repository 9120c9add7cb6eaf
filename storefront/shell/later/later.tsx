import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Live } from '../../live/live.tsx'
import { ChatLink } from './chat-link.tsx'
import { holdWhatIsTyped } from '#web/hold-typed.ts'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import { showRefused } from '#web/show-refused.ts'
import { keepOfferCode } from '../../loyalty/coupon/offer-code.ts'
import { Popups } from '../../site/popup/popups.tsx'
import { useSite } from '../use-site.ts'
import { registerWorker } from '../../worker/register-worker.ts'
import { WifiOff } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import styles from './later.module.css'
import { useOnline } from '../use-online.ts'
import { plainPath } from '#domain/core/local-path.ts'
import { orderHere } from '../../customers/order-here.ts'
import { usePlace } from '../../moves/moves.ts'

const OrderStrip = lazy<(props: { readonly id: string }) => ReactNode>(
  async () => (await loadOptionalPart(() => import('./order-strip.tsx'))) ?? { default: () => null },
)

/** The order under way, on pages where one would look for it. */
function OrderLine() {
  const [id] = useState(orderHere.read)
  const path = plainPath(usePlace().pathname)
  const menu = /^\/menu(\/(pickup|car|delivery))?$/.test(path)
  if (!id || !(path === '/' || path === '/account' || path === '/branches' || menu)) return null
  return (
    <Suspense>
      <OrderStrip id={id} />
    </Suspense>
  )
}

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
    keepOfferCode(location.search)
    return holdWhatIsTyped(document)
  }, [])
  return (
    <>
      <Live />
      <OfflineBar />
      <Popups />
      <ChatLink />
      <OrderLine />
      <Suspense>{tags && <Tracking {...tags} />}</Suspense>
    </>
  )
}

/** Without the network: what is shown may be old, and nothing can be sent (spec 8: an offline state is tracked). */
function OfflineBar() {
  const t = useExtraText()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={styles.bar}>
          <Icon of={WifiOff} size="s" />
          {t('extra.offline')}
        </p>
      )}
    </div>
  )
}
