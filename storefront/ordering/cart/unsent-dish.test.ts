import { expect, it, vi } from 'vitest'
import type { ShopClient } from '#contract/core/shop-client.ts'
import { CallError } from '#contract/core/client.ts'
import { CartStore } from './cart-store.ts'
import { makeCart } from './make-cart.ts'
import { unsentDish } from './unsent-dish.ts'

/** A store whose server cannot be reached, or answers as it is told, though the browser takes itself to be online. */
function makeStore(came = true) {
  const answer = { error: new TypeError('fetch failed') as Error | undefined }
  const send = async () => {
    if (answer.error) throw answer.error
    return makeCart()
  }
  const client = { currentCart: async () => ({ cart: await send() }), makeCart: send, addLine: send }
  const none = () => {}
  const world = {
    client: client as unknown as ShopClient,
    choice: none as () => undefined,
    keepChoice: none,
    announce: none,
    unreachable: 'no connection',
    online: () => true,
    offline: 'offline',
    later: () => none,
  }
  return { store: new CartStore(world, came ? makeCart([]) : undefined), answer }
}
const burger = { item_id: 'burger', quantity: 2, options: [{ option_id: 'large', quantity: 1 }], note: 'hot' }
const settled = (store: CartStore) =>
  vi.waitFor(() => expect(store.get().changes).toEqual([]), { timeout: 20_000 })

it('what was chosen of a dish that did not reach the server is kept for its sheet, until the dish is added', async () => {
  const { store, answer } = makeStore()
  store.add(burger)
  store.add({ item_id: 'tea' })
  await settled(store)
  expect(unsentDish.find('burger')).toEqual(burger)
  // the "+" of a card chose nothing: the sheet begins with the dish's own presets
  expect(unsentDish.find('tea')).toBeUndefined()
  answer.error = undefined
  store.add({ item_id: 'burger', options: [] })
  await settled(store)
  expect(unsentDish.find('burger')).toBeUndefined()
})

it('so is it where not even the cart could be asked for; what the server refused is not', async () => {
  const { store } = makeStore(false)
  store.add(burger)
  await settled(store)
  expect(unsentDish.find('burger')).toEqual(burger)
  unsentDish.forget('burger')
  const { store: refused, answer } = makeStore()
  answer.error = new CallError(409, { code: 'item-limit', message: 'no more', request_id: '' })
  refused.add(burger)
  await settled(refused)
  expect(unsentDish.find('burger')).toBeUndefined()
})

it('so is it where the account is signed out: the cart stays as it was, and says that signing in leads on', async () => {
  const { store, answer } = makeStore()
  answer.error = new CallError(401, { code: 'sign-in-required', message: 'Please sign in', request_id: '' })
  store.add(burger)
  await settled(store)
  expect(store.get()).toMatchObject({ signInFirst: true, error: 'Please sign in' })
  expect(store.get().cart).toBeDefined()
  expect(unsentDish.find('burger')).toEqual(burger)
  answer.error = undefined
  await store.refresh()
  expect(store.get()).toMatchObject({ signInFirst: false, error: undefined })
})
