import type { CheckoutBody } from '#contract/ordering/checkout.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { violates, isRepeatable } from '#server/database/violates.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { Call } from '#server/http/call.ts'
import type { AccountRow } from '#server/store/payments/payments.ts'
import { placeAtOnce } from '#server/store/ordering/placed-orders.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { openInserted, openPayment, type PaymentStep } from '../../payments/payment/open-payment.ts'
import { makeOpening, usedAccount } from '../../payments/payment/opening.ts'
import { mayHaveTenders, noTenders } from '../../pricing/load-tenders.ts'
import { countedIn } from '../cart/cart-stock.ts'
import { readLoad } from '../cart/read-load.ts'
import { checkContact } from './check-contact.ts'
import { isPlain, type Placed } from './insert-and-take.ts'
import { insertWantedCart, plainCart, type WantedCart } from './new-cart.ts'
import { placeCart, type PlaceRequest } from './place-order.ts'
import { orderOf, priceOrder } from './price-order.ts'

/** What is ordered and paid by one press. */
export interface Checkout {
  readonly key: string
  /** Of the whole body: the same key with another meaning is refused. */
  readonly bodyHash: string
  readonly body: Omit<CheckoutBody, 'cart' | 'method'>
  /** A saved cart at its version, or one that is made with its order. */
  readonly cart: { readonly id: string; readonly version: number } | WantedCart
  readonly method: PayMethod | undefined
  /** The site that the gateway leads back to. */
  readonly origin: string
}

/** An order and where it is paid; `trouble` is why its payment could not be opened. */
export interface CheckedOut {
  readonly order: OrderRow
  readonly payment: PaymentStep | null
  readonly trouble: Refusal | null
}

/**
 * Takes who orders and what; places the order as placeOrder() does, and opens its payment at the gateway once that is
 * committed. A repeat of its key brings the same order and the same payment. What cannot be opened leaves the order as it
 * is, and is told beside it: the same press opens it again. Rule "Placing an order"; safety 1, 2, 4, 9.
 */
export async function checkOut(
  deps: Deps,
  call: Call & { readonly shopper: string },
  checkout: Checkout,
): Promise<CheckedOut | Refusal> {
  const account = await usedAccount(deps, call.tenantId)
  const placed =
    (await placePlainly(deps, call, checkout, account)) ??
    (await placeCart(deps, call, requestOf(deps, call, checkout, account)))
  if (isRefusal(placed)) return placed
  const { order, opening } = placed
  // a group's host says who pays, on the group's own page
  const isForCard = order.status === 'callcenter_pending' && order.payment_state === 'pending'
  if (!isForCard || order.draft.group) return { order, payment: null, trouble: null }
  const { method, origin } = checkout
  const payment = opening
    ? await openInserted(deps, call, { order, opening }, origin)
    : await openPayment(deps, call, order.id, origin, method)
  return isRefusal(payment) ? { order, payment: null, trouble: payment } : { order, payment, trouble: null }
}

function requestOf(
  deps: Deps,
  call: Call & { readonly shopper: string },
  { key, bodyHash, body, cart, method }: Checkout,
  account: AccountRow | undefined,
): PlaceRequest {
  const { shopper } = call
  const request = { key, bodyHash, shown: body, typed: body }
  const opens =
    account && ((order: Parameters<typeof makeOpening>[3]) => makeOpening(deps, account, method, order))
  if ('version' in cart) return { ...request, cart, opens }
  const insert: Extract<PlaceRequest['cart'], { shopper: string }>['insert'] = (tx, catalogue) =>
    insertWantedCart(tx, { catalogue, call, shopper, now: deps.clock() }, cart)
  return { ...request, cart: { shopper, insert }, opens }
}

/**
 * One statement for the order that most guests make: for now, of lines alone, paid by card. All that it was decided by and that may have
 * changed meanwhile is compared in the statement; undefined when it is another order, or when the longer way has to decide
 * under its locks.
 */
async function placePlainly(
  deps: Deps,
  call: Call & { readonly shopper: string },
  { key, bodyHash, body, cart: wanted, method }: Checkout,
  account: AccountRow | undefined,
): Promise<Placed | Refusal | undefined> {
  if ('version' in wanted || !wanted.isPlain || !account) return undefined
  const catalogue = await deps.catalogues.current(call.tenantId)
  const contact = checkContact(body, catalogue.tenant.country)
  if (isRefusal(contact)) return contact
  const now = deps.clock()
  const cart = plainCart(catalogue, call.shopper, wanted, now)
  // newer content, or an order that this key has made already, may know better
  if (isRefusal(cart) || mayHaveTenders(cart, catalogue) || countedIn(catalogue, cart).length > 0)
    return undefined
  const load =
    cart.type === 'delivery'
      ? await deps.db.read(call.tenantId, (db) => readLoad(db, { cart, branch: { id: wanted.branchId } }))
      : 0
  const terms = { call, contact, catalogue, now, load, shown: body, left: undefined }
  const priced = await priceOrder(cart, {
    ...terms,
    tenders: async () => noTenders,
    isProven: async () => false,
  })
  if (isRefusal(priced)) return undefined
  const order = orderOf(makeId(), cart, priced, terms)
  if (order.slot || !isPlain(order)) return undefined
  const opening = makeOpening(deps, account, method, order)
  const contentVersion = catalogue.version
  const at = { key, bodyHash, contentVersion, cart, order, attempt: opening.attempt, account }
  try {
    const placed = await deps.db.single(call.tenantId, (db) => placeAtOnce(db, at))
    if (!placed) return undefined
    if (!placed.isOpening) deps.gateways.forgetUsed(call.tenantId)
    return { order: placed.order, opening: placed.isOpening ? opening : undefined }
  } catch (error) {
    // another order of this shopper waits for its payment: the longer way ends it first, as for any cart
    if (violates(error, 'orders_one_hold') || isRepeatable(error)) return undefined
    throw error
  }
}
