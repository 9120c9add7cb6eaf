import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { TicketAction, TicketWire } from '#contract/backoffice/staff.ts'
import type { MoneyShop, Payer } from './make-money-shop.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** A paid order with its guest and the owner who works it. */
export interface Ordered {
  readonly shop: Shop
  readonly guest: Visitor
  readonly owner: Visitor
  readonly id: string
  readonly reference: string
  /** The order as its guest sees it. */
  order(): Promise<OrderWire>
  version(): Promise<number>
  /** A step by the owner, on the newest version. */
  move(action: TicketAction, more?: { minutes?: number; reason?: string }): Promise<TicketWire>
  refund(amount?: string): Promise<TicketWire>
  /** Runs what falls due now until nothing of the order's refunds is on its way. */
  settle(): Promise<void>
}

/** Takes a shop and items; a guest orders and pays them by card, and the owner is signed in. */
export async function makePaidOrder(test: TestApp, shop: Shop, ...names: string[]): Promise<Ordered> {
  const { guest, cart } = await shop.guestWith(...(names.length > 0 ? names : ['Shawarma']))
  return makePaid(test, shop, guest, cart)
}

/** Takes a guest with a cart; the guest orders and pays it by card, and the owner is signed in. */
export async function makePaid(test: TestApp, shop: Shop, guest: Visitor, cart: CartWire): Promise<Ordered> {
  const { id } = await guest.place(cart)
  return worked(test, shop, guest, { id, reference: await payByCard(guest, id) })
}

/**
 * Takes a shop, what is in the wallet and the method of the rest; someone who has signed in orders that way: the wallet
 * first, and what is left of it by card is paid at once.
 */
export async function makeTendered(
  test: TestApp,
  shop: MoneyShop,
  { wallet = 0, method }: { wallet?: number; method?: 'cash' },
  ...names: string[]
): Promise<Ordered> {
  const payer = await shop.payer({ wallet })
  const cart = await payer.visitor.choose(await payer.cart(...names), {
    ...(method && { payment_method_id: method }),
    ...(wallet > 0 && { use_wallet: true }),
  })
  return orderedBy(test, shop, payer, cart)
}

/** Takes someone who has signed in, and that one's cart; it is ordered, and what is left to pay of it is paid by card at once. */
export async function orderedBy(
  test: TestApp,
  shop: Shop,
  { visitor, mobile }: Payer,
  cart: CartWire,
): Promise<Ordered> {
  const { id, status } = await visitor.place(cart, undefined, { mobile })
  const reference = status === 'callcenter_pending' ? await payByCard(visitor, id) : ''
  return worked(test, shop, visitor, { id, reference })
}

async function payByCard(guest: Visitor, id: string): Promise<string> {
  const { reference, pay_url } = await guest.openPayment(id)
  await guest.pay(pay_url)
  await guest.call('GET', `/api/v1/payments/${reference}`)
  return reference
}

async function worked(
  test: TestApp,
  shop: Shop,
  guest: Visitor,
  { id, reference }: Pick<Ordered, 'id' | 'reference'>,
): Promise<Ordered> {
  const owner = await shop.staff()
  const order = () => guest.order(id)
  const version = async () => (await order()).version
  return {
    shop,
    guest,
    owner,
    id,
    reference,
    order,
    version,
    async move(action, more = {}) {
      return owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, {
        action,
        version: await version(),
        ...more,
      })
    },
    refund: (amount) =>
      owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { ...(amount && { amount }), reason: 'cold' }),
    settle: () => test.sweep(),
  }
}
