// A process of its own: guests who order, so many at once. Takes its order as JSON, prints the outcome as JSON.
import type { CartWire } from '#contract/ordering/cart.ts'
import { findOffer, Guests, type Guest, type Offer } from './guest.ts'

export interface OrderLoad {
  readonly port: number
  readonly hosts: readonly string[]
  /**
   * `flow`: open cart, two lines, checkout, card captured, order shown. `three`: the same order in three calls, its cart
   * kept by the page. `place`: the placing call alone.
   */
  readonly what: 'flow' | 'three' | 'place'
  readonly atOnce: number
  readonly orders: number
}

export interface OrderOutcome {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

async function run(load: OrderLoad): Promise<OrderOutcome> {
  const offers = await Promise.all(load.hosts.map((host) => findOffer(load.port, host)))
  const desks = Array.from(
    { length: load.atOnce },
    (_, i) => new Guests(load.port, i + Math.floor(Math.random() * 500)),
  )
  const act = await actOf(load, offers)
  const times: number[] = []
  let left = load.orders
  const began = performance.now()
  await Promise.all(
    desks.map(async (guests, i) => {
      for (let turn = i; left > 0; turn++) {
        left -= 1
        const started = performance.now()
        await act(guests, offers[turn % offers.length] as Offer)
        times.push(performance.now() - started)
      }
    }),
  )
  const took = (performance.now() - began) / 1000
  for (const guests of desks) guests.close()
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / took,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

function actOf(load: OrderLoad, offers: Offer[]): Promise<(guests: Guests, offer: Offer) => Promise<void>> {
  if (load.what === 'place') return preparePlacing(load, offers)
  return load.what === 'three' ? prepareThree(load, offers) : Promise.resolve(orderWhole)
}

/** What the dishes cost is known to the page that shows them: asked for once, beforehand. */
async function prepareThree(
  load: OrderLoad,
  offers: Offer[],
): Promise<(guests: Guests, offer: Offer) => Promise<void>> {
  const guests = new Guests(load.port, 2000)
  const shown = new Map<Offer, CartWire>()
  for (const offer of offers) shown.set(offer, await (await guests.next(offer)).fill())
  guests.close()
  return async (desk, offer) => {
    const cart = shown.get(offer)
    const guest = await desk.next(offer)
    const order = await guest.orderAtOnce(cart?.bill.to_pay ?? '', cart?.ready_minutes.to ?? 0, desk)
    if (order.payment_state !== 'paid') throw new Error(`the order was shown as ${order.payment_state}`)
  }
}

async function orderWhole(guests: Guests, offer: Offer): Promise<void> {
  const guest = await guests.next(offer)
  const shown = await guest.pay(await guest.place(await guest.fill()), guests)
  if (shown.payment_state !== 'paid')
    throw new Error(`the order was shown as ${shown.status}, ${shown.payment_state}`)
}

/** Fills all carts beforehand, so that the placing call is timed alone. */
async function preparePlacing(load: OrderLoad, offers: Offer[]): Promise<(guests: Guests) => Promise<void>> {
  const ready: { guest: Guest; cart: CartWire }[] = []
  const fillers = Array.from({ length: 8 }, (_, i) => new Guests(load.port, 1000 + i))
  await Promise.all(
    fillers.map(async (guests, i) => {
      for (let n = i; n < load.orders; n += fillers.length) {
        const guest = await guests.next(offers[n % offers.length] as Offer)
        ready.push({ guest, cart: await guest.fill() })
      }
      guests.close()
    }),
  )
  return async (guests) => {
    const next = ready.pop()
    await next?.guest.moveTo(guests)
    await next?.guest.place(next.cart)
  }
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as OrderLoad)))
