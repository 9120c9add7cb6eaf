import type { CartStore } from './cart-store.ts'

const lookMs = 4000

/**
 * Takes the cart of this page; while it is shared by a link, looks at it as often as the group's page does: others add to it,
 * and its host closes the list and opens it again. Returns how to stop.
 */
export function followGroup(store: CartStore): () => void {
  const clock = setInterval(() => {
    const { cart, changes } = store.get()
    // what waits for its answer brings the cart with it
    if (cart?.group_id && changes.length === 0 && document.visibilityState === 'visible') void store.refresh()
  }, lookMs)
  return () => clearInterval(clock)
}
