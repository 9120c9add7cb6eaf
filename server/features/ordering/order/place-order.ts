import { createHash } from 'node:crypto'
import type { PlaceOrderBody } from '#contract/ordering/order.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { violates } from '#server/database/violates.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { recipientKey } from '#server/secrets/recipient-key.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { lockCart, type CartRow } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { findOrder, findOrderOfCart, type NewOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { customerIdOf, isProven } from '#server/store/customers/customers.ts'
import {
  claimKey,
  claimKeyOf,
  getUsedKey,
  pointKey,
  type Claimed,
} from '#server/store/core/idempotency-keys.ts'
import type { Call } from '#server/http/call.ts'
import { cartToPlace } from '../cart/cart-access.ts'
import { readLoad } from '../cart/read-load.ts'
import { releaseOrder } from '../../payments/payment/release-order.ts'
import type { Opening } from '../../payments/payment/opening.ts'
import { readCounted, stockOf } from './check-stock.ts'
import { loadTenders } from '../../pricing/load-tenders.ts'
import { checkContact, type Contact } from './check-contact.ts'
import { insertAndTake, type Placed } from './insert-and-take.ts'
import { orderOf, priceOrder, type OrderTerms, type ShownOrder } from './price-order.ts'

class NewerContent extends Error {
  readonly version: number
  constructor(version: number) {
    super(`content is at version ${version} by now`)
    this.version = version
  }
}

/** A cart that is made in the order's own transaction, of the lines that came with it. */
export interface FreshCart {
  readonly shopper: string
  /** Takes the transaction and the content; inserts the cart, or refuses what it is to hold. */
  readonly insert: (tx: WriteDb, catalogue: Catalogue) => Promise<CartRow | Refusal>
}

/** What is to be ordered, and by which press. */
export interface PlaceRequest {
  readonly key: string
  /** What the press means: the same key with another meaning is refused. */
  readonly bodyHash: string
  readonly shown: ShownOrder
  readonly typed: { readonly name: string; readonly mobile: string; readonly notes?: string | undefined }
  readonly cart: { readonly id: string; readonly version: number } | FreshCart
  /** Takes an order that a card pays; returns the payment attempt that is inserted with it. None given: it is opened later. */
  readonly opens?: ((order: NewOrder) => Opening) | undefined
}

/**
 * Takes a cart's version, the contact, what the browser showed and its Idempotency-Key; returns the order, held while
 * it is paid. Exactly once: the key is claimed in the order's own transaction, a cart version gives one order, and
 * nothing that changed since moves silently. Rule "Placing an order"; safety 1, 2, 9.
 */
export async function placeOrder(
  deps: Deps,
  call: Call,
  key: string,
  body: PlaceOrderBody,
): Promise<OrderRow | Refusal> {
  const cart = { id: body.cart_id, version: body.cart_version }
  const placed = await placeCart(deps, call, { key, bodyHash: hashOf(body), shown: body, typed: body, cart })
  return isRefusal(placed) ? placed : placed.order
}

/** Takes who orders and what; as placeOrder(), also of a cart that is made with its order, and with its first payment attempt. */
export async function placeCart(deps: Deps, call: Call, request: PlaceRequest): Promise<Placed | Refusal> {
  let catalogue = await deps.catalogues.current(call.tenantId)
  const contact = checkContact(request.typed, catalogue.tenant.country)
  if (isRefusal(contact)) return contact
  let releases = 0
  for (let tries = 0; tries < mostTries; tries += 1) {
    const attempt = { deps, call, request, releases, contact, catalogue }
    try {
      return await writeUnlessRefused(deps.db, call.tenantId, (tx) => place(tx, attempt))
    } catch (error) {
      if (error instanceof NewerContent)
        catalogue = await deps.catalogues.atLeast(call.tenantId, error.version)
      else if (error instanceof OtherHold) {
        const released = await releaseOrder(deps, call.tenantId, error.cartId)
        // one that was paid meanwhile holds no more
        if (isRefusal(released) && released.code !== 'already-paid') return released
        // its release raises the version of a cart by one; one more change is another's, and is told
        if (!isRefusal(released) && error.ofThisVersion) releases = 1
      }
      // two orders of one shopper at the same moment: the unique index lets one hold (safety 9)
      else if (violates(error, 'orders_one_hold')) return refuse('hold-elsewhere')
      else throw error
    }
  }
  return refuse('busy', { why: 'its content or hold changed at every try' })
}

const mostTries = 4

/** The shopper's one hold is an order of another cart, of another version, or for another contact (safety 9). */
class OtherHold extends Error {
  readonly cartId: string
  readonly ofThisVersion: boolean
  constructor(cartId: string, ofThisVersion = false) {
    super(`cart ${cartId} holds`)
    this.cartId = cartId
    this.ofThisVersion = ofThisVersion
  }
}

interface Placing {
  readonly deps: Deps
  readonly call: Call
  readonly request: PlaceRequest
  /** How often the release of its own order has raised the version of the cart that was shown. */
  readonly releases: number
  readonly contact: Contact
  readonly catalogue: Catalogue
}

async function place(tx: WriteDb, placing: Placing): Promise<Placed | Refusal> {
  const { request, releases, deps, catalogue } = placing
  const id = makeId()
  const taken = await takeCart(tx, placing, id)
  if (isRefusal(taken)) return taken
  const { claimed, shopper, saved } = taken
  if (!claimed.ours) return replay(tx, shopper, request)
  const wanted = 'version' in request.cart ? request.cart.version + releases : undefined
  if (saved && saved.version !== wanted)
    return refuse('cart-changed', { details: { cart_version: saved.version } })
  const made =
    saved && saved.ordered_version === saved.version
      ? await findOrderOfCart(tx, saved.id, saved.version)
      : undefined
  if (made) return placeAgain(tx, made, placing)
  if (claimed.version > catalogue.version) throw new NewerContent(claimed.version)
  const cart = 'insert' in request.cart ? await request.cart.insert(tx, catalogue) : saved
  if (!cart) return refuse('cart-not-found')
  if (isRefusal(cart)) return cart
  return placeTaken(tx, placing, { id, cart, claimed, now: deps.clock() })
}

async function placeTaken(
  tx: WriteDb,
  { deps, call, request, contact, catalogue }: Placing,
  { id, cart, claimed, now }: { id: string; cart: CartRow; claimed: Claimed; now: number },
): Promise<Placed | Refusal> {
  const [load, counted] = await Promise.all([
    readLoad(tx, { cart, branch: { id: cart.branch_id ?? '' } }),
    readCounted(tx, catalogue, cart, new Date(now)),
  ])
  if (isRefusal(counted)) return counted
  const { mobile } = contact
  const formerKey = mobile && recipientKey(deps.seal, call.tenantId, { mobile })
  const wallet = claimed.wallet ?? 0
  const terms: OrderTerms = {
    call,
    contact,
    catalogue,
    now,
    load,
    shown: request.shown,
    left: counted?.left,
    tenders: (branch) => loadTenders(tx, { cart, branch, catalogue, now, mobile, formerKey, wallet }),
    isProven: () => isProven(tx, cart.shopper),
  }
  const priced = await priceOrder(cart, terms)
  if (isRefusal(priced)) return priced
  // only an order that can be placed ends the one that holds
  if (claimed.held) throw new OtherHold(claimed.held)
  const order = { ...orderOf(id, cart, priced, terms), stock: counted && stockOf(counted, cart, catalogue) }
  return insertAndTake(tx, deps, order, { branch: priced.branch, catalogue }, request.opens)
}

interface TakenCart {
  readonly claimed: Claimed
  readonly shopper: string
  /** The cart that was saved before, locked. */
  readonly saved?: CartRow
}

/** Claims the key, with the cart locked before it, or for one that is still to be made. */
async function takeCart(
  tx: WriteDb,
  { call, request: { key, bodyHash, cart } }: Placing,
  orderId: string,
): Promise<TakenCart | Refusal> {
  const claim = { key, bodyHash, orderId, customerId: customerIdOf(call.shopper ?? '') }
  if ('insert' in cart) {
    const { shopper } = cart
    return { claimed: await claimKeyOf(tx, { ...claim, shopper }), shopper }
  }
  const [saved, claimed] = await Promise.all([
    authorize(cartToPlace(call), lockCart(tx, cart.id)),
    claimKey(tx, { ...claim, cartId: cart.id }),
  ])
  return isRefusal(saved) ? saved : { claimed, shopper: saved.shopper, saved }
}

/**
 * Takes the order that was made of this version before, under another key; returns it, as what this key brings too from
 * now on (safety 2). One that waits for its payment is paid as it is: another total is refused by name, and another contact,
 * other notes or a hold that is over need an order anew.
 */
async function placeAgain(
  tx: WriteDb,
  made: OrderRow,
  { deps, request: { key, shown }, contact }: Placing,
): Promise<Placed | Refusal> {
  if (made.status === 'callcenter_pending') {
    // its hold is over, only nobody has ended it yet: no payment would be opened for it
    if (made.hold_until !== null && made.hold_until.getTime() <= deps.clock())
      throw new OtherHold(made.cart_id, true)
    const total = toDecimal(made.bill.toPay)
    if (total !== shown.total) return refuse('price-changed', { details: { shown: shown.total, total } })
    const { name, mobile, notes } = contact
    if (made.contact_name !== name || made.contact_mobile !== mobile || made.notes !== notes)
      throw new OtherHold(made.cart_id, true)
  }
  await pointKey(tx, { shopper: made.shopper, key, orderId: made.id })
  return { order: made }
}

/** The key was used: the same body gets its order again, another one is refused (safety 2). */
async function replay(
  tx: WriteDb,
  shopper: string,
  { key, bodyHash }: PlaceRequest,
): Promise<Placed | Refusal> {
  const used = await getUsedKey(tx, { shopper, key })
  if (used.body_hash !== bodyHash) return refuse('key-reused')
  const order = await forSystem('derived', findOrder(tx, used.order_id))
  return order ? { order } : refuse('order-unavailable')
}

/** The body as its meaning, so that the order of its fields does not matter. */
function hashOf(body: PlaceOrderBody): string {
  return meaningHash([
    body.cart_id,
    body.cart_version,
    body.total,
    body.ready_minutes_to,
    body.name,
    body.mobile,
    body.notes ?? '',
    body.payment_method,
  ])
}

/** Takes what a press means, its fields in a fixed order; returns the hash by which a repeat is known. */
export function meaningHash(meaning: unknown): string {
  return createHash('sha256').update(JSON.stringify(meaning)).digest('base64url')
}
