import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { BillLineWire, CartWire } from '#contract/ordering/cart.ts'
import { CartStore } from './cart-store.ts'
import { makeCart, makeLine } from './make-cart.ts'
import { viewCart } from './view-cart.ts'

const refusal = (code: string, message: string) => new CallError(422, { code, message, request_id: '' })

/** A server of one cart, whose answers wait until the test lets them go. */
function makeServer(first: CartWire | null) {
  let cart = first
  const log: string[] = []
  const gates: (() => void)[] = []
  const state = { hold: false, refuse: undefined as CallError | undefined }
  const answer = async (name: string, change: () => CartWire | null) => {
    log.push(name)
    if (state.hold) await new Promise<void>((open) => gates.push(open))
    const { refuse } = state
    state.refuse = undefined
    if (refuse) throw refuse
    cart = change()
    return cart
  }
  const lines = () => cart?.bill.lines ?? []
  const next = (all: BillLineWire[]) => makeCart(all, { version: (cart?.version ?? 0) + 1 })
  const withLine = (body: { item_id: string; quantity?: number }) => {
    const twin = lines().find((line) => line.item_id === body.item_id)
    const quantity = (twin?.quantity ?? 0) + (body.quantity ?? 1)
    const line = makeLine({ line_id: `line-${body.item_id}`, item_id: body.item_id, quantity })
    return next([...lines().filter((one) => one !== twin), line])
  }
  const client = {
    currentCart: async () => ({ cart }),
    makeCart: ({ line }: { line: { item_id: string } }) =>
      answer(`make with ${line.item_id}`, () => {
        cart = null
        return withLine(line)
      }),
    addLine: (_: string, body: { item_id: string; quantity?: number }) =>
      answer(`add ${body.item_id} ${body.quantity ?? 1}`, () => withLine(body)),
    changeLine: (_: string, id: string, body: { quantity: number }) =>
      answer(`set ${id} ${body.quantity}`, () =>
        next(
          lines().map((line) =>
            line.line_id === id
              ? makeLine({ ...line, quantity: body.quantity, subtotal: (10 * body.quantity).toFixed(2) })
              : line,
          ),
        ),
      ),
    removeLine: (_: string, id: string) =>
      answer(`remove ${id}`, () => next(lines().filter((line) => line.line_id !== id))),
    changeCart: () => answer('move', () => next(lines())),
  } as unknown as Client
  return { client, log, state, release: () => gates.splice(0).forEach((open) => open()) }
}

function makeStore(server: ReturnType<typeof makeServer>, came?: CartWire | null) {
  const timers: (() => void)[] = []
  const announced: string[] = []
  const store = new CartStore(
    {
      client: server.client,
      choice: () => undefined,
      keepChoice: () => {},
      announce: (version) => announced.push(version),
      unreachable: 'no connection',
      online: () => true,
      offline: 'offline',
      later: (run) => {
        timers.push(run)
        return () => timers.splice(timers.indexOf(run), 1)
      },
    },
    came,
  )
  const view = () => viewCart(store.get().cart, store.get().changes)
  const settled = async () => {
    while (store.get().changes.length > 0 || !store.get().ready)
      await new Promise((done) => setImmediate(done))
  }
  return { store, view, settled, timers, announced }
}

it('makes the cart with the first addition in one call, and sends one change at a time', async () => {
  const server = makeServer(null)
  const { store, view, settled } = makeStore(server)
  server.state.hold = true
  store.add({ item_id: 'a' })
  store.add({ item_id: 'b' })
  expect(view().count).toBe(2)
  await new Promise((done) => setImmediate(done))
  expect(server.log).toEqual(['make with a'])
  server.state.hold = false
  server.release()
  await settled()
  expect(server.log).toEqual(['make with a', 'add b 1'])
  expect(view().cart?.bill.count).toBe(2)
})

it('makes one change of quick taps on a line that waits', async () => {
  const server = makeServer(makeCart())
  const { store, settled, view } = makeStore(server)
  await store.refresh()
  server.state.hold = true
  store.changeLine('line1', 2)
  store.changeLine('line1', 3)
  store.changeLine('line1', 4)
  expect(view().count).toBe(4)
  server.state.hold = false
  server.release()
  await settled()
  expect(server.log).toEqual(['set line1 2', 'set line1 4'])
})

it('reverts what the server refuses, and says why in the caller’s language', async () => {
  const server = makeServer(makeCart())
  const { store, view, settled } = makeStore(server)
  await store.refresh()
  server.state.refuse = refusal('item-limit', 'بلغت الحد الأقصى')
  store.changeLine('line1', 9)
  expect(view().count).toBe(9)
  await settled()
  expect(view().count).toBe(1)
  expect(store.get().error).toBe('بلغت الحد الأقصى')
})

it('says that nothing was saved when the server cannot be reached', async () => {
  const server = makeServer(makeCart())
  const { store, view, settled } = makeStore(server)
  await store.refresh()
  server.state.refuse = new TypeError('fetch failed') as never
  store.changeLine('line1', 2)
  await settled()
  expect([view().count, store.get().error]).toEqual([1, 'no connection'])
})

it('starts a new cart when the old one has become an order', async () => {
  const server = makeServer(makeCart())
  const { store, settled, view } = makeStore(server)
  await store.refresh()
  server.state.refuse = refusal('already-paid', 'paid')
  store.add({ item_id: 'b' })
  await settled()
  expect(server.log).toEqual(['add b 1', 'make with b'])
  expect(view().lines.map((line) => line.item_id)).toEqual(['b'])
})

it('offers a removed line for five seconds and brings it back as it was', async () => {
  const server = makeServer(makeCart([makeLine({ quantity: 3, subtotal: '30.00' })]))
  const { store, settled, view, timers } = makeStore(server)
  await store.refresh()
  store.changeLine('line1', 0)
  expect(view().count).toBe(0)
  expect(store.get().undo.map(({ shown }) => shown.name)).toEqual(['Burger'])
  store.takeBack()
  await settled()
  expect(view().count).toBe(3)
  store.changeLine(view().lines[0]!.line_id, 0)
  timers.splice(0).forEach((run) => run())
  expect(store.get().undo).toEqual([])
})

it('knows a line by the id it was first shown under, so that its place and its focus stay', async () => {
  const { store, settled, view } = makeStore(makeServer(makeCart([makeLine()])))
  await store.refresh()
  store.add({ item_id: 'b' })
  const shown = view().lines.at(-1)!.line_id
  await settled()
  const { line_id: id } = view().lines.at(-1)!
  expect(id).not.toBe(shown)
  expect(store.get().shownAs).toEqual({ [id]: shown })
  store.changeLine(id, 2)
  await settled()
  expect(store.get().shownAs).toEqual({ [id]: shown })
})

it('empties the cart at once, and brings all of it back', async () => {
  const server = makeServer(
    makeCart([makeLine(), makeLine({ line_id: 'line2', item_id: 'item2', quantity: 2, subtotal: '20.00' })]),
  )
  const { store, settled, view } = makeStore(server)
  await store.refresh()
  store.clear()
  expect(view().count).toBe(0)
  await settled()
  store.takeBack()
  expect(view().count).toBe(3)
  await settled()
  expect(view().cart?.bill).toMatchObject({ count: 3, total: '30.00' })
})

it('changes a line that the server has not answered yet, under the id that it then gets', async () => {
  const server = makeServer(makeCart([]))
  const { store, settled, view } = makeStore(server)
  await store.refresh()
  server.state.hold = true
  store.add({ item_id: 'a' })
  store.changeLine(view().lines[0]!.line_id, 5)
  expect(view().count).toBe(5)
  server.state.hold = false
  server.release()
  await settled()
  expect(server.log).toEqual(['add a 1', 'set line-a 5'])
})

it('keeps the names of items that the server took out until they are seen', async () => {
  const { store } = makeStore(makeServer(makeCart([], { removed: ['Wagyu burger'] })))
  await store.refresh()
  expect(store.get().removed).toEqual(['Wagyu burger'])
  store.forgetRemoved()
  expect(store.get().removed).toEqual([])
})

it('tells the other tabs which version stands now', async () => {
  const { store, settled, announced } = makeStore(makeServer(makeCart()))
  await store.refresh()
  store.changeLine('line1', 2)
  await settled()
  expect(announced).toEqual(['cart1 2'])
})

it('a cart that came with the page stands there at once, and is what the first render shows', () => {
  const came = makeCart([makeLine({ quantity: 2 })], { removed: ['Kabsa'] })
  const { store, view } = makeStore(makeServer(came), came)
  expect([store.get().ready, view().count, store.get().removed]).toEqual([true, 2, ['Kabsa']])
  expect(store.first()).toBe(store.get())
  expect(makeStore(makeServer(null)).store.first()).toMatchObject({ ready: false, cart: undefined })
})

it('a cart that came with a later page is taken; an older one only tells what was taken out', () => {
  const [older, newer] = [1, 2].map((version) => makeCart([makeLine({ quantity: version })], { version }))
  const { store, view } = makeStore(makeServer(null), older)
  if (!older || !newer) throw new Error('no carts')
  store.take(newer)
  expect(view().count).toBe(2)
  store.take({ ...older, removed: ['Kabsa'] })
  expect([view().count, store.get().removed]).toEqual([2, ['Kabsa']])
  store.take(null)
  expect(store.get().cart).toBeUndefined()
})
