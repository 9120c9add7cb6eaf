// A process of its own: customers whose wallets pay, so many at once. Takes its order as JSON, prints the outcome as JSON.
import type { CartWire } from '#contract/ordering/cart.ts'
import { findOffer, Guest, Guests } from './guest.ts'
import type { OrderOutcome } from './order-load.ts'

export interface WalletLoad {
  readonly port: number
  readonly host: string
  readonly atOnce: number
  readonly orders: number
  /** Of each customer; the orders are dealt out among them. */
  readonly cookies: readonly string[]
}

async function run(load: WalletLoad): Promise<OrderOutcome> {
  const offer = await findOffer(load.port, load.host)
  const small = { ...offer, itemIds: offer.itemIds.slice(0, 1) }
  const ready: { guest: Guest; cart: CartWire }[] = []
  const fillers = Array.from({ length: 8 }, (_, i) => new Guests(load.port, 2000 + i))
  await Promise.all(
    fillers.map(async (guests, i) => {
      for (let n = i; n < load.orders; n += fillers.length) {
        const cookie = `lang=ar; ${load.cookies[n % load.cookies.length]}`
        const guest = new Guest(await guests.connect(), small, cookie)
        const cart = await guest.fill()
        const path = `/api/v1/carts/${cart.cart_id}`
        ready.push({ guest, cart: await guest.call<CartWire>('PUT', path, { use_wallet: true }) })
      }
      guests.close()
    }),
  )
  const desks = Array.from({ length: load.atOnce }, (_, i) => new Guests(load.port, 3000 + i))
  const times: number[] = []
  for (const desk of desks) await desk.connect()
  const began = performance.now()
  await Promise.all(
    desks.map(async (desk) => {
      for (let next = ready.pop(); next; next = ready.pop()) {
        const started = performance.now()
        await next.guest.moveTo(desk)
        const order = await next.guest.place(next.cart)
        if (order.payment_state !== 'paid') throw new Error(`the order was ${order.payment_state}`)
        times.push(performance.now() - started)
      }
      desk.close()
    }),
  )
  const took = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / took,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as WalletLoad)))
