import { expect, it, vi } from 'vitest'
import type { CartWire } from '#contract/cart.ts'
import type { ShopClient } from '#contract/shop-client.ts'
import { CartStore } from './cart-store.ts'
import { makeCart, makeLine } from './make-cart.ts'

/** A store with this cart, whose server takes every line out and back in; without one it cannot be asked for it. */
function makeStore(cart?: CartWire) {
  const makeOne = vi.fn<ShopClient['makeCart']>()
  const addLine = vi.fn<ShopClient['addLine']>(async () => cart ?? makeCart())
  const client = {
    currentCart: async () => Promise.reject(new TypeError('no network')),
    makeCart: makeOne,
    addLine,
    removeLine: async () => makeCart([]),
  } as unknown as ShopClient
  const none = () => {}
  const store = new CartStore(
    {
      client,
      choice: none as () => undefined,
      keepChoice: none,
      announce: none,
      unreachable: 'no connection',
      later: () => none,
    },
    cart,
  )
  return { store, addLine, makeOne }
}

it('gives a line that comes back the deposits that were chosen with it', async () => {
  const tray = { deposit_id: 'tray', name: 'Tray', quantity: 2, price: '50.00' }
  const { store, addLine } = makeStore(makeCart([makeLine({ deposits: [tray] })]))
  store.changeLine('line1', 0)
  store.takeBack()
  expect(store.get().changes.at(-1)).toMatchObject({ shown: { deposits: [tray] } })
  await vi.waitFor(() => expect(addLine).toHaveBeenCalledOnce())
  expect(addLine.mock.calls[0]?.[1]).toMatchObject({ deposits: [{ deposit_id: 'tray', quantity: 2 }] })
})

it('keeps what was said on the page before: what is gone, and what costs another amount', () => {
  const { store } = makeStore(makeCart([], { removed: ['Tea'], news: ['Pizza costs 44'] }))
  store.keepSaid({ removed: ['Cake', 'Tea'], news: ['Soup costs 12'] })
  expect(store.get()).toMatchObject({ removed: ['Tea', 'Cake'], news: ['Pizza costs 44', 'Soup costs 12'] })
})

it('makes no second cart while it is not known whether there is one: its dishes would be lost', async () => {
  const { store, addLine, makeOne } = makeStore()
  store.add({ item_id: 'tea' })
  await vi.waitFor(() => expect(store.get()).toMatchObject({ changes: [], error: 'no connection' }))
  expect([makeOne, addLine].map((one) => one.mock.calls.length)).toEqual([0, 0])
})
