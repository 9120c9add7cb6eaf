import { use } from 'react'
import type { ReactNode } from 'react'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { PartCacheContext } from '#web/part-cache.ts'
import { CartContext, useCart } from '../ordering/cart/use-cart.ts'
import { SiteContext, usePageFrame } from '../shell/site-context.ts'
import type { MenuSection } from './menu-section.ts'

/** What goes into an element: its children or, on the server, their HTML as it is kept. */
type Inside =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } }

/** Takes a part's name, which says everything that it is made with but the section and the site, and the part. */
export type SectionPart = (name: string, part: ReactNode) => Inside

const plain: SectionPart = (_, part) => ({ children: part })

/**
 * Takes a section of a menu; returns what puts a part of it into an element. The server keeps its HTML: the same sections
 * stand in the menus of every branch and way to order, and all but one stay the same when a dish is sold out
 * (docs/decisions/0091, 0100). No cart is known on the server, so every part stands in an empty one there. Featured dishes are
 * made anew: React names their first pictures in the page's head.
 */
export const useSectionPart: (section: MenuSection) => SectionPart = import.meta.env.SSR
  ? useCachedPart
  : () => plain

function useCachedPart(section: MenuSection): SectionPart {
  const partCache = use(PartCacheContext)
  const frame = usePageFrame()
  const cart = useCart()
  const cached =
    partCache && frame.site && !section.tiles && partCache.find(lookOf(frame.site), textOf(section))
  if (!partCache || !cached) return plain
  return (name, part) => {
    const __html = partCache.put(cached, name, () => (
      <SiteContext value={frame}>
        <CartContext value={cart}>{part}</CartContext>
      </SiteContext>
    ))
    return { dangerouslySetInnerHTML: { __html } }
  }
}

const looks = new WeakMap<SiteWire, string>()

/** All that parts of a menu show of a site. */
function lookOf(site: SiteWire): string {
  const known = looks.get(site)
  if (known !== undefined) return known
  const look = JSON.stringify([site.language, site.currency.symbol, site.messages])
  looks.set(site, look)
  return look
}

const texts = new WeakMap<MenuSection, string>()

/** Everything that a section shows. */
function textOf(section: MenuSection): string {
  const known = texts.get(section)
  if (known !== undefined) return known
  const { id, name, note, items } = section
  const text = JSON.stringify([id, name, note, items])
  texts.set(section, text)
  return text
}
