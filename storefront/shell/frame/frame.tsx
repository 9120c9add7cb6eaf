import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import { useText } from '../../i18n/use-text.ts'
import { whenQuiet } from '../../live/when-quiet.ts'
import { CartDrawerHost } from '../../ordering/cart/cart-drawer-host.tsx'
import { LoadingBar } from '../loading-bar.tsx'

const Later = lazy<() => ReactNode>(
  async () => (await loadOptionalPart(() => import('../later/later.tsx'))) ?? { default: () => null },
)

/** What no first view waits for: popups, the chat link, the live line, the state of the network. A page can do without it. */
function AfterLoad() {
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

/** The frame of every page, within its cart and its customer: skip link, loading bar; then the page's own landmarks. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useText()
  return (
    <>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <LoadingBar />
      <AfterLoad />
      {children}
      <CartDrawerHost />
    </>
  )
}
