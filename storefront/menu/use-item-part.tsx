import { use } from 'react'
import type { ReactNode } from 'react'
import type { ItemCardWire } from '#contract/menu.ts'
import type { SiteWire } from '#contract/tenant.ts'
import { PartKeeperContext } from '#web/kept-parts.ts'
import { CartProvider } from '../cart/use-cart.tsx'
import { SiteContext, usePageFrame } from '../shell/site-context.ts'

/** What goes into an element: its children or, on the server, their HTML as it is kept. */
type Inside =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } }

/** Takes a part's name, which says everything that it is made with but the item and the site, and the part. */
export type ItemPart = (name: string, part: ReactNode) => Inside

const plain: ItemPart = (_, part) => ({ children: part })

/**
 * Takes an item of a menu; returns what puts a part of it into an element. The server keeps its HTML: the same hundred
 * dishes stand in the menus of every branch and way to order, and all but one stay the same when one is sold out
 * (docs/decisions/0091). No cart is known on the server, so a part stands in an empty one there.
 */
export const useItemPart: (item: ItemCardWire) => ItemPart = import.meta.env.SSR ? useKeptPart : () => plain

function useKeptPart(item: ItemCardWire): ItemPart {
  const keeper = use(PartKeeperContext)
  const frame = usePageFrame()
  const kept = keeper && frame.site && keeper.find(lookOf(frame.site), textOf(item))
  if (!keeper || !kept) return plain
  return (name, part) => {
    const __html = keeper.put(kept, name, () => (
      <SiteContext value={frame}>
        <CartProvider>{part}</CartProvider>
      </SiteContext>
    ))
    return { dangerouslySetInnerHTML: { __html } }
  }
}

const looks = new WeakMap<SiteWire, string>()

/** All that parts of items show of a site. */
function lookOf(site: SiteWire): string {
  const known = looks.get(site)
  if (known !== undefined) return known
  const look = JSON.stringify([site.language, site.currency.symbol, site.messages])
  looks.set(site, look)
  return look
}

const texts = new WeakMap<ItemCardWire, string>()

function textOf(item: ItemCardWire): string {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = JSON.stringify(item)
  texts.set(item, text)
  return text
}
