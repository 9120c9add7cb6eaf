import { expect, it, vi } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { ShopClient } from '#contract/core/shop-client.ts'
import { CartStore } from './cart-store.ts'
import { makeCart, makeLine } from './make-cart.ts'
import { viewCart } from './view-cart.ts'

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
  const network = { on: true }
  const store = new CartStore(
    {
      client,
      choice: none as () => undefined,
      keepChoice: none,
      announce: none,
      unreachable: 'no connection',
      online: () => network.on,
      offline: 'offline',
      later: () => none,
    },
    cart,
  )
  return { store, addLine, makeOne, network }
}

it('gives a line that comes back the deposits that were chosen with it', async () => {
  const tray = { deposit_id: 'tray', name: 'Tray', quantity: 2, price: '50.00' }
  const { store, addLine } = makeStore(makeCart([makeLine({ deposits: [tray] })]))
  store.changeLine('line1', 0)
  store.takeBack()
  expect(store.get().changes.at(-1)).toMatchObject({ shown: { deposits: [tray] } })
  await vi.waitFor(() => expect(addLine).toHaveBeenCalledOnce(), { timeout: 20_000 })
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
  await vi.waitFor(() => expect(store.get()).toMatchObject({ changes: [], error: 'no connection' }), {
    timeout: 20_000,
  })
  expect([makeOne, addLine].map((one) => one.mock.calls.length)).toEqual([0, 0])
})

it('without a network a press changes nothing and loses nothing: it is said at once, until the network is back', () => {
  const { store, addLine, network } = makeStore(makeCart([makeLine(), makeLine({ line_id: 'line2' })]))
  store.changeLine('line1', 0)
  const before = store.get()
  network.on = false
  const choice = { options: [], note: 'mild', shown: makeLine() }
  expect([store.add({ item_id: 'b' }), store.editLine('line2', 2, choice)]).toEqual([false, false])
  store.takeBack()
  store.clear()
  store.changeLine('line2', 5)
  expect(store.get()).toEqual({ ...before, error: 'offline' })
  network.on = true
  store.cameOnline()
  expect(store.get()).toEqual(before)
  expect(store.add({ item_id: 'b' })).toBe(true)
  expect(store.get().changes.at(-1)).toMatchObject({ kind: 'add', body: { item_id: 'b' } })
  expect(addLine).not.toHaveBeenCalled()
})

it('a companion changes the own dishes alone, and nothing while the host has closed the list: that is said, and over once it is open', () => {
  const lines = [makeLine({ foreign: true }), makeLine({ line_id: 'line2', item_id: 'item2' })]
  const at = (closed: { code: string; message: string } | null) =>
    makeCart(lines, { group_id: 'g', companion: { closed } })
  const { store } = makeStore(at({ code: 'group-closed', message: 'closed by Sara' }))
  store.changeLine('line2', 2)
  store.clear()
  expect(store.add({ item_id: 'item1' })).toBe(false)
  expect(store.get()).toMatchObject({ changes: [], undo: [], error: 'closed by Sara' })
  store.take(at(null))
  expect(store.get().error).toBeUndefined()
  store.add({ item_id: 'item1' })
  const { lines: seen } = viewCart(store.get().cart, store.get().changes)
  expect(seen.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([
    ['item1', 1],
    ['item2', 1],
    ['item1', 1],
  ])
  store.clear()
  expect(store.get().undo.map(({ body }) => body.item_id)).toEqual(['item2', 'item1'])
})
