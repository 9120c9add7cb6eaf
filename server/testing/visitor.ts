import type { DraftBody } from '#contract/ordering/cart-draft.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire, PlaceOrderBody } from '#contract/ordering/order.ts'
import type { ErrorBody } from '#contract/core/wire.ts'
import { makeId } from '#server/core/make-id.ts'

interface App {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

/** A browser of a test: a host, its cookies, and the product's own calls through the front door. */
export class Visitor {
  readonly #app: App
  readonly host: string
  readonly cookies = new Map<string, string>()

  constructor(app: App, host: string) {
    this.#app = app
    this.host = host
  }

  /** Takes method, path and more; returns the raw response. Sends what a browser would send. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#app.request(`http://${this.host}:3000${path}`, {
      method,
      headers: {
        host: `${this.host}:3000`,
        accept: 'application/json',
        'x-localization': 'en',
        'x-source': 'web',
        ...(cookie && { cookie }),
        ...(method !== 'GET' && { origin: `http://${this.host}:3000`, 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: bytesOf(body) }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/max-age=0/i.test(set)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** Takes a call; returns its answer, or throws with the refusal when it is none of 200 and 201. */
  async call<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T> {
    const response = await this.send(method, path, body, headers)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as T
  }

  /** Takes a call that is to be refused; returns status and the error body. */
  async refused(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ErrorBody & { status: number }> {
    const response = await this.send(method, path, body, headers)
    if (response.ok) throw new Error(`${method} ${path} was not refused: ${await response.text()}`)
    return { status: response.status, ...((await response.json()) as ErrorBody) }
  }

  openCart(): Promise<CartWire> {
    return this.call('POST', '/api/v1/carts', { type: 'pickup' })
  }

  add(cart: CartWire, itemId: string, more: object = {}): Promise<CartWire> {
    return this.call('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: itemId, ...more })
  }

  /** Changes what is chosen beside the lines. */
  choose(cart: CartWire, draft: DraftBody): Promise<CartWire> {
    return this.call('PUT', `/api/v1/carts/${cart.cart_id}`, draft)
  }

  /** What this cart's checkout page would send. */
  checkout(cart: CartWire, more: Partial<PlaceOrderBody> = {}): PlaceOrderBody {
    return {
      cart_id: cart.cart_id,
      cart_version: cart.version,
      total: cart.bill.to_pay,
      ready_minutes_to: cart.ready_minutes.to,
      name: 'Noura',
      mobile: '0551234567',
      notes: '',
      payment_method: (cart.payment_method_id ?? 'card') as PlaceOrderBody['payment_method'],
      ...more,
    }
  }

  place(cart: CartWire, key: string = makeId(), more: Partial<PlaceOrderBody> = {}): Promise<OrderWire> {
    return this.call('POST', '/api/v1/orders', this.checkout(cart, more), { 'idempotency-key': key })
  }

  openPayment(orderId: string): Promise<{ reference: string; pay_url: string }> {
    return this.call('POST', `/api/v1/orders/${orderId}/payments`, {})
  }

  async order(id: string): Promise<OrderWire> {
    const { order } = await this.call<{ order: OrderWire }>('GET', `/api/v1/orders/${id}`)
    return order
  }

  /** Pays at the sandbox like a person with this card; the webhook is not delivered by it. */
  async pay(payUrl: string, number = '4111111111111111', expiry = '12/34'): Promise<void> {
    const url = new URL(payUrl)
    const session = url.pathname.split('/').at(-1) ?? ''
    const response = await fetch(`${url.origin}/v1/sessions/${session}/pay`, {
      method: 'POST',
      body: JSON.stringify({ card: { number, expiry, cvc: '123' } }),
    })
    if (!response.ok) throw new Error(`the sandbox said ${response.status}: ${await response.text()}`)
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.call('POST', '/api/v1/staff/session', { email, password })
  }
}

function bytesOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' ? body : JSON.stringify(body)
}
