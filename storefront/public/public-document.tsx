import {
  Component,
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import { InlineScript } from '#web/inline-script.tsx'
import { scrollBackScript } from '#web/scroll-back.ts'
import { LateCustomerProvider } from '../customers/late-customer-provider.tsx'
import { whenQuiet } from '../live/when-quiet.ts'
import { MovesContext, MovingContext, PlaceContext } from '../moves/moves.ts'
import { LateCartProvider } from '../ordering/cart/late/late-cart-provider.tsx'
import { Document } from '../shell/document.tsx'
import { Frame } from '../shell/frame/frame.tsx'
import { SiteContext } from '../shell/site-context.ts'
import { useNewFrame } from '../shell/frame/use-new-frame.ts'
import { makePublicLink } from './public-link.tsx'
import { makeLateRouter } from './late-router.ts'
import type { Shown } from './shown.ts'

/** A whole public page, on the server and in the browser. The server writes its styles and scripts into it (answer-public-page.tsx). */
export function PublicDocument({ first }: { readonly first: Shown }) {
  const [shown, setShown] = useState(first)
  const [moving, setMoving] = useState(false)
  const [{ router, moves }] = useState(() => {
    const router = makeLateRouter(first)
    const { navigate, revalidate } = router
    return { router, moves: { navigate, revalidate, Link: makePublicLink(router) } }
  })
  useEffect(() => {
    const stop = router.start((next) => startTransition(() => setShown(next)), setMoving)
    const callOff = whenQuiet(() => void router.load())
    return () => {
      callOff()
      stop()
    }
  }, [router])
  const { page, place } = shown
  useLayoutEffect(() => {
    if (shown !== first) router.here()?.settle(shown)
  }, [router, shown, first])
  const frame = useNewFrame(page.site, page.language)
  return (
    <PlaceContext value={place}>
      <MovesContext value={moves}>
        <MovingContext value={moving}>
          <SiteContext value={frame}>
            <Document origin={page.origin} scripts={<InlineScript text={scrollBackScript} />}>
              <LateCartProvider>
                <LateCustomerProvider>
                  <Frame>
                    <View shown={shown} />
                  </Frame>
                </LateCustomerProvider>
              </LateCartProvider>
            </Document>
          </SiteContext>
        </MovingContext>
      </MovesContext>
    </PlaceContext>
  )
}

function View({ shown: { page, module, failed } }: { readonly shown: Shown }) {
  if (failed) return <Failed />
  return (
    <Boundary of={page}>
      <module.View key={page.route} data={page.data} />
    </Boundary>
  )
}

const FailedPage = lazy(async () => ({
  default: (await import('../shell/failed/failed-page.tsx')).FailedPage,
}))

function Failed() {
  return (
    <Suspense>
      <FailedPage />
    </Suspense>
  )
}

interface BoundaryState {
  readonly failed: boolean
  readonly of: unknown
}

interface BoundaryProps {
  readonly of: unknown
  readonly children: ReactNode
}

/** What throws while it is drawn has failed, until another page takes its place. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, of: this.props.of }

  static getDerivedStateFromError = () => ({ failed: true })

  static getDerivedStateFromProps = ({ of }: BoundaryProps, state: BoundaryState) =>
    of === state.of ? null : { failed: false, of }

  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children
  }
}
