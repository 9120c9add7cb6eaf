import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import type { Moves, Navigate } from '../moves/moves.ts'
import type { PublicRouter } from './public-router.ts'
import type { Shown } from './shown.ts'

/** The router of a public page, which comes at the first need or when the page rests: no first view moves on. */
export interface LateRouter extends Pick<Moves, 'navigate' | 'revalidate'> {
  /** The router, once it is here. */
  readonly here: () => PublicRouter | undefined
  readonly load: () => Promise<PublicRouter | undefined>
  readonly prefetch: (to: string) => Promise<void>
  /** Takes what draws a page and what says that one is on its way. Returns how to stop. */
  readonly start: (show: (next: Shown) => void, setMoving: (moving: boolean) => void) => () => void
}

/** Takes the page as it was sent; returns its router. */
export function makeLateRouter(first: Shown): LateRouter {
  let here: PublicRouter | undefined
  let coming: Promise<PublicRouter | undefined> | undefined
  let drawn: Parameters<LateRouter['start']> | undefined
  let stop = () => {}
  const ask = async () => {
    const part = await loadOptionalPart(() => import('./public-router.ts'))
    coming = undefined
    if (!part || !drawn) return undefined
    if (!here) {
      here = new part.PublicRouter(first)
      stop = here.start(...drawn)
    }
    return here
  }
  const load = async () => here ?? (coming ??= ask())
  const navigate: Navigate = async (...move: Parameters<PublicRouter['navigate']>) => {
    const router = await load()
    if (router) return router.navigate(...move)
    // without it the browser moves by itself
    const [to] = move
    if (typeof to === 'string') window.location.assign(to)
    else if (typeof to === 'object') window.location.assign(to.pathname + to.search + to.hash)
  }
  return {
    here: () => here,
    load,
    navigate,
    revalidate: async () => (await load())?.revalidate(),
    prefetch: async (to) => (await load())?.prefetch(to),
    start(...how) {
      drawn = how
      return () => stop()
    },
  }
}
