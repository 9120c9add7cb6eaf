import { listenWhenQuiet } from '../../live/listen-when-quiet.ts'
import type { CartStore } from './cart-store.ts'

/**
 * Takes the cart of this page; looks at it again when the menu changes, so that what is sold out or priced anew is said
 * before it fails. An empty cart has nothing to lose. Returns how to stop.
 */
export function followMenu(store: CartStore): () => void {
  const again = () => {
    if ((store.get().cart?.bill.count ?? 0) > 0) void store.refresh()
  }
  // what changed before the line stood was not heard
  return listenWhenQuiet({ menu: again, connect: again })
}
