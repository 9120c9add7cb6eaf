import { useEffect, useRef } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import { plainPath, localPath, languageOfPath } from '#domain/core/local-path.ts'
import { useClient } from '../../shell/use-client.ts'
import { pageCookies } from '#web/browser-stores.ts'
import { readBranchChoice } from '../../ordering/cart/branch-choice.ts'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useLanguage, useSite } from '../../shell/use-site.ts'
import { cartSteps, itemsOf, type KnownLines } from './cart-steps.ts'
import { purchaseStep } from './purchase-step.ts'
import type { TagLine, Step } from './tag-line.ts'
import { viewStep, type OwnPlace } from './view-step.ts'
import { routePattern } from '#domain/platform/route-pattern.ts'
import { zoneOf } from '../../shell/zone.ts'
import { constants } from '#domain/core/limits.ts'
import { usePlace } from '../../moves/moves.ts'

/** Parameters that advertisements add: the only ones of an address that tracking is told. */
const reported = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|ttclid|ScCid)$/

/** Takes the page's address and title; returns them without ids, secrets and, where somebody's own things stand, the title. Safety 25. */
function placeOf(
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
  title: string,
): Pick<Step, 'location' | 'title' | 'route'> {
  const path = plainPath(pathname)
  const route = routePattern(path)
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => reported.test(name)))
  const location = origin + localPath(route, languageOfPath(pathname)) + (query.size > 0 ? `?${query}` : '')
  return { location, route, title: zoneOf(path) === 'public' ? title : route }
}

/** Tells the line of each page, 250 ms after the route has changed (spec 7, 9), and of what is looked at and ordered. */
export function useSteps(line: TagLine): void {
  const client = useClient()
  const { currency } = useSite()
  const language = useLanguage()
  const { pathname, search } = usePlace()
  const path = plainPath(pathname)
  const itemId = /^\/item\/([^/]+)$/.exec(path)?.[1] ?? new URLSearchParams(search).get('item') ?? undefined
  const orderId = /^\/(?:o|order)\/(?!message$)([^/]+)$/.exec(path)?.[1]
  const { cart, ready, lines } = useCart()

  useEffect(
    () => tellViewLater(() => line.tell({ name: 'page_view', ...placeOf(window.location, document.title) })),
    [line, pathname, language],
  )

  useEffect(() => {
    if (itemId === undefined || !ready) return
    viewStep(client, itemId, ownPlace(lines.length > 0 ? cart : undefined)).then(
      (step) => line.tell({ ...placeOf(window.location, document.title), currency: currency.code, ...step }),
      () => {},
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a look, whatever is ordered meanwhile
  }, [line, client, itemId, ready, currency.code])

  useEffect(() => {
    if (orderId === undefined) return
    purchaseStep(client, orderId).then(
      (step) => step && line.tell({ ...placeOf(window.location, document.title), ...step }),
      () => {},
    )
  }, [line, client, orderId])

  const known = useRef<KnownLines>(undefined)
  useEffect(() => {
    if (!ready) return
    const { steps, now } = cartSteps(known.current, lines)
    known.current = now
    for (const step of steps)
      line.tell({ ...step, ...placeOf(window.location, document.title), currency: currency.code })
  }, [line, ready, lines, currency.code])

  const atCheckout = path === '/checkout' && cart !== undefined && lines.length > 0
  const total = cart?.bill.total
  useEffect(() => {
    if (!atCheckout) return
    const facts = { currency: currency.code, value: Number(total), items: itemsOf(lines) }
    line.tell({ name: 'begin_checkout', ...placeOf(window.location, document.title), ...facts })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a visit of the page, whatever is changed there
  }, [line, atCheckout])
}

/** The place of a cart with dishes, else the one that was chosen before. */
function ownPlace(cart: CartWire | undefined): OwnPlace {
  if (cart?.branch_id) return { type: cart.type, branch_id: cart.branch_id }
  const chosen = readBranchChoice(pageCookies.read())
  return chosen ? { type: chosen.type, branch_id: chosen.branchId } : {}
}

/** Takes what tells the view of a page; runs it 250 ms after the route has changed (spec 7, 9). Returns how to call it off: the next change does. */
export function tellViewLater(tell: () => void): () => void {
  const timer = setTimeout(tell, constants.tagManagerDelayMs)
  return () => clearTimeout(timer)
}
