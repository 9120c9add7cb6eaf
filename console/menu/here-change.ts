import type { ItemHereBody } from '#contract/menu/item-here.ts'
import type { DeskItemWire } from '#contract/menu/menu-desk.ts'

/** What a branch has of an item. */
export type Here = DeskItemWire['here'][number]

/**
 * Takes what a branch has of an item as it was read, and as it was typed; returns what is sent of it, or undefined when
 * nothing was changed. What nobody touched is left out: orders may have taken of it since.
 */
export function hereChange(was: Here, now: Here): ItemHereBody | undefined {
  const change = {
    ...(now.hidden !== was.hidden && { hidden: now.hidden }),
    ...(now.left !== was.left && { left: now.left }),
    ...(now.price !== was.price && { prices: [{ type: null, price: now.price }] }),
  }
  return Object.keys(change).length > 0 ? { branch_id: was.branch_id, ...change } : undefined
}
