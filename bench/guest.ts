import { randomUUID } from 'node:crypto'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { CheckoutWire } from '#contract/ordering/checkout.ts'
import type { OrderWire, PaymentStepWire, PaymentWire } from '#contract/ordering/order.ts'
import { approvedCard } from '#tools/order-by-api.ts'
import { callRequest } from './browser-request.ts'
import { guestAddress, HttpConnection, jsonOf } from './http-connection.ts'

/** A restaurant as the load sees it: two items that can be ordered at once, and where. */
export interface Offer {
  readonly host: string
  readonly branchId: string
  readonly itemIds: readonly string[]
  readonly mobile: string
}

/** One connection, used by guest after guest; each guest has cookies of its own. */
export class Guests {
  readonly #port: number
  readonly #number: number
  #connection: HttpConnection | undefined
  #sandbox: HttpConnection | undefined
  #guests = 0

  constructor(port: number, number: number) {
    this.#port = port
    this.#number = number
  }

  /** A dining room shares an address, but not for hundreds of orders a minute: now and then comes another. */
  async connect(): Promise<HttpConnection> {
    const perAddress = 100
    if (this.#guests++ % perAddress === 0) {
      this.#connection?.close()
      const address = guestAddress(this.#number * 97 + Math.floor(this.#guests / perAddress))
      this.#connection = await HttpConnection.open(this.#port, address)
    }
    if (!this.#connection) throw new Error('not connected')
    return this.#connection
  }

  async next(offer: Offer): Promise<Guest> {
    return new Guest(await this.connect(), offer)
  }

  /** The card page's own connection to the gateway. */
  async sandbox(payUrl: string): Promise<HttpConnection> {
    this.#sandbox ??= await HttpConnection.open(Number(new URL(payUrl).port))
    return this.#sandbox
  }

  close(): void {
    this.#connection?.close()
    this.#sandbox?.close()
  }
}

/** One guest of one restaurant. */
export class Guest {
  #connection: HttpConnection
  readonly #offer: Offer
  #cookie: string

  /** With the cookies of one who signed in before, or as a stranger. */
  constructor(connection: HttpConnection, offer: Offer, cookie = 'lang=ar') {
    this.#cookie = cookie
    this.#connection = connection
    this.#offer = offer
  }

  async call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
    const reply = await this.#connection.ask(
      callRequest(this.#offer.host, method, path, { body, cookie: this.#cookie, key }),
    )
    const set = /\r\nset-cookie: ([^;\r]+)/i.exec(reply.head)?.[1]
    if (set) this.#cookie = `lang=ar; ${set}`
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body.toString()}`)
    return jsonOf<T>(reply)
  }

  /** Goes on over another connection. */
  async moveTo(guests: Guests): Promise<void> {
    this.#connection = await guests.connect()
  }

  /** A cart with two lines, opened with the first as the website opens it. */
  async fill(): Promise<CartWire> {
    const { branchId, itemIds } = this.#offer
    const [first, ...others] = itemIds.map((id) => ({ item_id: id, quantity: 1 }))
    let cart = await this.call<CartWire>('POST', '/api/v1/carts', {
      type: 'pickup',
      branch_id: branchId,
      line: first,
    })
    for (const line of others)
      cart = await this.call<CartWire>('POST', `/api/v1/carts/${cart.cart_id}/lines`, line)
    return cart
  }

  place(cart: CartWire): Promise<OrderWire> {
    const body = {
      cart_id: cart.cart_id,
      cart_version: cart.version,
      total: cart.bill.to_pay,
      ready_minutes_to: cart.ready_minutes.to,
      name: 'ليلى',
      mobile: this.#offer.mobile,
      payment_method: 'card',
    }
    return this.call<OrderWire>('POST', '/api/v1/orders', body, randomUUID())
  }

  /** Pays an order on the gateway's card page and comes back; returns the order as the guest is shown it. */
  async pay(order: OrderWire, guests: Guests): Promise<OrderWire> {
    const step = await this.call<Step>('POST', `/api/v1/orders/${order.id}/payments`, {})
    await this.#payAtGateway(step, guests)
    const { state } = await this.call<PaymentWire>('GET', `/api/v1/payments/${step.reference}`)
    if (state !== 'paid') throw new Error(`payment ${step.reference} came back as ${state}`)
    return (await this.call<{ order: OrderWire }>('GET', `/api/v1/orders/${order.id}`)).order
  }

  /** The same order in three calls: its lines in one, the gateway's page, and the return, which answers with the order. */
  async orderAtOnce(total: string, readyMinutes: number, guests: Guests): Promise<OrderWire> {
    const { branchId, itemIds, mobile } = this.#offer
    const lines = itemIds.map((id) => ({ item_id: id, quantity: 1 }))
    const body = {
      cart: { type: 'pickup', branch_id: branchId, lines },
      total,
      ready_minutes_to: readyMinutes,
      name: 'ليلى',
      mobile,
      payment_method: 'card',
    }
    const { payment } = await this.call<CheckoutWire>('POST', '/api/v1/checkouts', body, randomUUID())
    if (!payment) throw new Error('the payment was not opened')
    await this.#payAtGateway(payment, guests)
    const back = await this.call<PaymentWire>('GET', `/api/v1/payments/${payment.reference}?with=order`)
    if (back.state !== 'paid' || !back.order)
      throw new Error(`payment ${payment.reference} came back as ${back.state}`)
    return back.order
  }

  async #payAtGateway(step: Step, guests: Guests): Promise<void> {
    const url = new URL(step.pay_url)
    const sandbox = await guests.sandbox(step.pay_url)
    const path = url.pathname.replace(/\/pay\/([^/]+)$/, '/v1/sessions/$1/pay')
    const paid = await sandbox.ask(callRequest(url.host, 'POST', path, { body: { card: approvedCard } }))
    if (paid.status !== 200) throw new Error(`the gateway answered ${paid.status} ${paid.body.toString()}`)
  }
}

type Step = Pick<PaymentStepWire, 'reference' | 'pay_url'>

const mobiles: Record<string, string> = { SA: '0551234567', EG: '01012345678', AE: '0501234567' }

/** Takes the port and a host; returns what its guests order. */
export async function findOffer(port: number, host: string): Promise<Offer> {
  const connection = await HttpConnection.open(port)
  const get = async <T>(path: string): Promise<T> =>
    jsonOf<T>(await connection.ask(callRequest(host, 'GET', path)))
  const menu = await get<MenuWire>('/api/v1/menu?type=pickup')
  const { country } = await get<{ country: { iso_code2: string } }>('/api/v1/storefront')
  connection.close()
  const items = menu.items.filter((item) => item.state === 'available' && !item.needs_choice)
  const itemIds = items.slice(0, 2).map(({ id }) => id)
  return { host, branchId: menu.branch.id, itemIds, mobile: mobiles[country.iso_code2] ?? '' }
}
