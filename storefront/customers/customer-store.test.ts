import { describe, expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { CustomerStore } from './customer-store.ts'

const nora = { id: 'c1', name: 'نورة' } as CustomerWire

function makeWorld(signedIn: boolean, answer: () => Promise<CustomerWire>, came?: CustomerWire | null) {
  const seen = { signedIn, asked: 0, forgotten: 0 }
  const store = new CustomerStore(
    {
      client: {
        customer() {
          seen.asked += 1
          return answer()
        },
      },
      hint: {
        is: () => seen.signedIn,
        set: (value) => void (seen.signedIn = value),
      },
      forget: () => void (seen.forgotten += 1),
    },
    came,
  )
  return { seen, store }
}
const refused = (status: number) => () =>
  Promise.reject(new CallError(status, { code: 'session-expired', message: '', request_id: '' }))

describe('who the visitor is', () => {
  it('spec 6: a guest’s page asks nothing about a customer', async () => {
    const { seen, store } = makeWorld(false, async () => nora)
    await store.load()
    expect([seen.asked, store.get()]).toEqual([0, { customer: undefined, known: true }])
  })

  it('spec 4: a signed-in browser is told who it is', async () => {
    const { store } = makeWorld(true, async () => nora)
    await store.load()
    expect(store.get()).toEqual({ customer: nora, known: true })
  })

  it('spec 4: a 401 on details makes a guest and clears what is kept of the customer', async () => {
    const { seen, store } = makeWorld(true, refused(401))
    await store.load()
    expect(store.get()).toEqual({ customer: undefined, known: true })
    expect([seen.signedIn, seen.forgotten]).toEqual([false, 1])
  })

  it('who came with the page is known at once, a guest too', () => {
    for (const came of [nora, null]) {
      const { store } = makeWorld(false, async () => nora, came)
      expect(store.first()).toEqual({ customer: came ?? undefined, known: true })
      expect(store.get()).toBe(store.first())
    }
  })

  it('a server that cannot be reached signs nobody out', async () => {
    for (const failure of [refused(503), () => Promise.reject(new TypeError('offline'))]) {
      const { seen, store } = makeWorld(true, failure)
      await store.load()
      expect([seen.signedIn, seen.forgotten, store.get().known]).toEqual([true, 0, false])
    }
  })

  it('a late answer does not undo a sign-out', async () => {
    let tell: (customer: CustomerWire) => void = () => {}
    const { store } = makeWorld(true, () => new Promise((resolve) => (tell = resolve)))
    const asked = store.load()
    store.leave()
    tell(nora)
    await asked
    expect(store.get().customer).toBeUndefined()
  })
})
