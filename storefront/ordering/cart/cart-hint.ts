import { deviceStore } from '#web/browser-stores.ts'

const key = 'has-cart'

/**
 * Whether dishes were in this browser's cart when it was last asked: then a public page asks at once, and else once it
 * rests. It says nothing of the cart, and is never believed.
 */
export const cartHint = {
  is: (): boolean => deviceStore.getItem(key) === '1',
  set(has: boolean): void {
    if (has) deviceStore.setItem(key, '1')
    else deviceStore.removeItem(key)
  },
}
