import { setTimeout as pause } from 'node:timers/promises'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { OutboxWire } from '#contract/platform/platform.ts'
import {
  approvedCard,
  checkOutByApi,
  fillCart,
  newCheckout,
  openPaymentByApi,
  payAtSandbox,
  placeByApi,
  type PaymentStep,
} from '#tools/order-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import type { Chance } from './random.ts'

const host = 'saffron.localhost'
const cards = {
  approved: approvedCard,
  declined: { ...approvedCard, number: '4000000000000002' },
  slow: { ...approvedCard, number: '4000000000000119' },
}
const patienceMs = 40_000

/** Guests and customers who pay in every way, through whatever happens. */
export class Payers {
  readonly #port: number
  readonly #chance: Chance
  readonly #customers: Visitor[] = []
  readonly #busy = new Set<Visitor>()
  readonly #counts = new Map<string, number>()
  #guests = 0

  constructor(port: number, chance: Chance) {
    this.#port = port
    this.#chance = chance
  }

  /** Takes how many customers; signs them in, while all is well. */
  async signIn(count: number): Promise<void> {
    const platform = makeVisitor(this.#port, 'localhost')
    for (let n = 0; n < count; n += 1) {
      const visitor = makeVisitor(this.#port, host)
      const mobile = `+96655900${String(1000 + n)}`
      const who = { mobile, country: 'SA' }
      await visitor.call('POST', '/api/v1/user/auth/request-code', who)
      const code = await insist(async () => {
        const { data } = await platform.call<OutboxWire>('GET', '/api/v1/platform/outbox')
        const message = data.find((one) => one.event === 'sign-in-code' && one.recipient === mobile)
        const found = /(?<!\d)\d{4}(?!\d)/.exec(message?.body ?? '')?.[0]
        if (!found) throw new Error('no code yet')
        return found
      })
      await visitor.call('POST', '/api/v1/user/auth/sign-in', { ...who, code })
      this.#customers.push(visitor)
    }
  }

  /** One payment, of whatever kind chance says. Whoever loses patience walks away: what was paid must come right without. */
  async one(): Promise<void> {
    const kind = this.#chance.next()
    const name =
      kind < 0.5
        ? 'card'
        : kind < 0.65
          ? 'top-up'
          : kind < 0.8
            ? 'wallet'
            : kind < 0.9
              ? 'edited'
              : 'canceled'
    const outcome = await this.#pay(name).then(
      () => name,
      () => 'walked away',
    )
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1)
  }

  tally(): string {
    return [...this.#counts].map(([name, count]) => `${name} ${count}`).join(', ')
  }

  async #pay(name: string): Promise<void> {
    if (name === 'top-up' || name === 'wallet') {
      const customer = this.#customers.find((one) => !this.#busy.has(one))
      if (customer) return this.#asCustomer(customer, name)
    }
    const guest = makeVisitor(this.#port, host)
    if (name === 'card' && this.#chance.next() < 0.5) return this.#checkOut(guest)
    const order = await this.#order(guest)
    const step = await insist(() => openPaymentByApi(guest, order.id))
    const paying = this.#atGateway(guest, step)
    if (name === 'edited') await this.#edit(guest)
    if (name === 'canceled') await this.#cancel(guest, order)
    await paying
  }

  /** Placed and opened in one call, asked again under its key until both are there. */
  async #checkOut(guest: Visitor): Promise<void> {
    this.#guests += 1
    const intent = await insist(() => newCheckout(guest, 'Chaos'))
    const body = { ...intent.body, mobile: `055${String(1_000_000 + this.#guests)}` }
    const { payment } = await insist(() => checkOutByApi(guest, { ...intent, body }))
    await this.#atGateway(guest, payment)
  }

  async #asCustomer(customer: Visitor, name: string): Promise<void> {
    this.#busy.add(customer)
    try {
      if (name === 'top-up') {
        const amount = `${10 + this.#chance.below(90)}.00`
        const top = () => customer.call<PaymentStep>('POST', '/api/v1/wallet/wallet-logs/top-up', { amount })
        return await this.#atGateway(customer, await insist(top))
      }
      const order = await this.#order(customer, true)
      if (order.payment_state === 'paid') return
      await this.#atGateway(customer, await insist(() => openPaymentByApi(customer, order.id)))
    } finally {
      this.#busy.delete(customer)
    }
  }

  async #order(visitor: Visitor, wallet = false): Promise<OrderWire> {
    this.#guests += 1
    const mobile = `055${String(1_000_000 + this.#guests)}`
    const intent = await insist(() => fillCart(visitor, 'Chaos'))
    const body: Record<string, unknown> = { ...intent.body, mobile }
    if (wallet) {
      const path = `/api/v1/carts/${String(body['cart_id'])}`
      const cart = await insist(() => visitor.call<CartWire>('PUT', path, { use_wallet: true }))
      Object.assign(body, { cart_version: cart.version, total: cart.bill.to_pay })
    }
    return insist(() => placeByApi(visitor, { ...intent, body }))
  }

  /** The card page, now and then pressed twice, closed, or with another card first; then the return page, or never. */
  async #atGateway(visitor: Visitor, step: PaymentStep): Promise<void> {
    const chance = this.#chance
    if (chance.next() < 0.1) return
    if (chance.next() < 0.15) await payAtSandbox(step.pay_url, cards.declined).catch(() => {})
    const card = chance.next() < 0.15 ? cards.slow : cards.approved
    const presses = chance.next() < 0.2 ? 3 : 1
    const pressed = Array.from({ length: presses }, () => payAtSandbox(step.pay_url, card).catch(() => {}))
    await Promise.all(pressed)
    if (chance.next() < 0.3) return
    await insist(async () => {
      const { state } = await visitor.call<{ state: string }>('GET', `/api/v1/payments/${step.reference}`)
      if (state === 'waiting' || state === 'open') throw new Error(`still ${state}`)
    })
  }

  async #edit(guest: Visitor): Promise<void> {
    const { cart } = await insist(() => guest.call<{ cart: CartWire }>('GET', '/api/v1/carts/current'))
    const path = `/api/v1/carts/${cart.cart_id}/lines`
    const line = { item_id: cart.bill.lines[0]?.item_id, quantity: 1 }
    await guest.call('POST', path, line).catch(() => {})
  }

  async #cancel(guest: Visitor, order: OrderWire): Promise<void> {
    await pause(this.#chance.below(300))
    const read = () => guest.call<{ order: OrderWire }>('GET', `/api/v1/orders/${order.id}`)
    const { order: now } = await insist(read)
    await guest.call('POST', `/api/v1/orders/${order.id}/cancel`, { version: now.version }).catch(() => {})
  }
}

/** Asks again, as a patient person does, while the product is dead, for as long as patience lasts. */
async function insist<T>(act: () => Promise<T>): Promise<T> {
  const latest = Date.now() + patienceMs
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > latest) throw error
      await pause(300)
    }
  }
}
