import { createHash } from 'node:crypto'
import type { PlaceOrderBody } from '#contract/ordering/order.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { closingAt } from '#domain/ordering/closing.ts'
import { fitLines, refuseQuantities } from '#domain/ordering/cart-fit.ts'
import { constants } from '#domain/core/limits.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Pieces } from '#domain/menu/stock.ts'
import { wordIn } from '#domain/core/words.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { violates } from '#server/database/violates.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { recipientKey } from '#server/secrets/recipient-key.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { lockCart, type CartRow } from '#server/store/ordering/carts.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import {
  findOrder,
  findOrderOfCart,
  type NewOrder,
  type OrderRow,
  type TakenSlot,
} from '#server/store/ordering/orders.ts'
import { customerIdOf, isProven } from '#server/store/customers/customers.ts'
import { claimKey, getUsedKey, pointKey } from '#server/store/core/idempotency-keys.ts'
import type { Call } from '#server/http/call.ts'
import { cartToPlace } from '../cart/cart-access.ts'
import { promiseOf, type Delivered } from '../cart/cart-delivery.ts'
import { priceDelivered } from '../cart/price-delivered.ts'
import { readLoad } from '../cart/read-load.ts'
import { offerOf, refuseBranch, refuseWithoutSlot } from '../cart/cart-offer.ts'
import { releaseOrder } from '../../payments/payment/release-order.ts'
import { freezeDraft, refuseAddress } from './check-address.ts'
import { readCounted, stockOf } from './check-stock.ts'
import { refuseVehicle } from './check-vehicle.ts'
import { isForFirst, loadTenders } from '../../pricing/load-tenders.ts'
import { checkContact, type Contact } from './check-contact.ts'
import { refuseCard } from '../../pricing/card-minimum.ts'
import { refuseMethod } from './check-pay-method.ts'
import { insertAndTake } from './insert-and-take.ts'
import { slotNeedOf } from './take-slot.ts'

class NewerContent extends Error {
  readonly version: number
  constructor(version: number) {
    super(`content is at version ${version} by now`)
    this.version = version
  }
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
  let catalogue = await deps.catalogues.current(call.tenantId)
  const contact = checkContact(body, catalogue.tenant.country)
  if (isRefusal(contact)) return contact
  let cartVersion = body.cart_version
  for (let tries = 0; tries < mostTries; tries += 1) {
    const attempt = { deps, call, key, body, cartVersion, contact, catalogue }
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
        if (!isRefusal(released) && error.ofThisVersion) cartVersion = body.cart_version + 1
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
  readonly key: string
  readonly body: PlaceOrderBody
  /** Of the cart, as it was shown or as the release of its own order has left it. */
  readonly cartVersion: number
  readonly contact: Contact
  readonly catalogue: Catalogue
}

async function place(tx: WriteDb, placing: Placing): Promise<OrderRow | Refusal> {
  const { body, key, cartVersion, catalogue, deps } = placing
  const id = makeId()
  const customerId = customerIdOf(placing.call.shopper ?? '')
  const [cart, { ours, version, held, wallet }] = await Promise.all([
    authorize(cartToPlace(placing.call), lockCart(tx, body.cart_id)),
    claimKey(tx, { cartId: body.cart_id, key, bodyHash: hashOf(body), orderId: id, customerId }),
  ])
  if (isRefusal(cart)) return cart
  if (!ours) return replay(tx, cart, placing)
  if (cart.version !== cartVersion) return refuse('cart-changed', { details: { cart_version: cart.version } })
  const made =
    cart.ordered_version === cart.version ? await findOrderOfCart(tx, cart.id, cart.version) : undefined
  if (made) return placeAgain(tx, made, placing)
  if (version > catalogue.version) throw new NewerContent(version)
  const [load, counted] = await Promise.all([
    readLoad(tx, { cart, branch: { id: cart.branch_id ?? '' } }),
    readCounted(tx, catalogue, cart, new Date(deps.clock())),
  ])
  if (isRefusal(counted)) return counted
  const priced = await price(tx, cart, placing, { load, left: counted?.left, wallet: wallet ?? 0 })
  if (isRefusal(priced)) return priced
  // only an order that can be placed ends the one that holds
  if (held) throw new OtherHold(held)
  const order: NewOrder = {
    id,
    shopper: cart.shopper,
    cartId: cart.id,
    cartVersion: cart.version,
    branchId: priced.branch.id,
    type: cart.type,
    language: placing.call.language,
    ...placing.contact,
    bill: priced.bill,
    draft: freezeDraft(cart, priced.delivery),
    promisedMinutes: priced.promised,
    holdUntil: new Date(deps.clock() + constants.holdMinutes * minuteMs),
    slot: priced.slot,
    closesAt: priced.slot ? undefined : closingAt(priced.branch, cart.type, deps.clock()),
    stock: counted && stockOf(counted, cart, catalogue),
  }
  return insertAndTake(tx, deps, order, { branch: priced.branch, catalogue })
}

/**
 * Takes the order that was made of this version before, under another key; returns it, as what this key brings too from
 * now on (safety 2). One that waits for its payment is paid as it is: another total is refused by name, and another contact,
 * other notes or a hold that is over need an order anew.
 */
async function placeAgain(
  tx: WriteDb,
  made: OrderRow,
  { deps, key, body, contact }: Placing,
): Promise<OrderRow | Refusal> {
  if (made.status === 'callcenter_pending') {
    // its hold is over, only nobody has ended it yet: no payment would be opened for it
    if (made.hold_until !== null && made.hold_until.getTime() <= deps.clock())
      throw new OtherHold(made.cart_id, true)
    const total = toDecimal(made.bill.toPay)
    if (total !== body.total) return refuse('price-changed', { details: { shown: body.total, total } })
    const { name, mobile, notes } = contact
    if (made.contact_name !== name || made.contact_mobile !== mobile || made.notes !== notes)
      throw new OtherHold(made.cart_id, true)
  }
  await pointKey(tx, { shopper: made.shopper, key, orderId: made.id })
  return made
}

/** The key was used: the same body gets its order again, another one is refused (safety 2). */
async function replay(tx: WriteDb, cart: CartRow, { key, body }: Placing): Promise<OrderRow | Refusal> {
  const used = await getUsedKey(tx, { shopper: cart.shopper, key })
  if (used.body_hash !== hashOf(body)) return refuse('key-reused')
  return (await forSystem('derived', findOrder(tx, used.order_id))) ?? refuse('order-unavailable')
}

async function price(
  tx: WriteDb,
  cart: CartRow,
  { catalogue, deps, body, call, contact }: Placing,
  { load, left, wallet }: { load: number; left: Pieces | undefined; wallet: number },
): Promise<(Delivered & { branch: Branch; promised: number; slot: TakenSlot | undefined }) | Refusal> {
  const now = deps.clock()
  const branch = catalogue.branches.find((one) => one.id === cart.branch_id)
  if (!branch) return refuse('branch-not-found')
  const blocked = refuseBranch(catalogue, branch, cart.type, now, cart.draft)
  if (blocked) return blocked
  if (cart.lines.length === 0) return refuse('cart-empty')
  const offer = offerOf(catalogue, branch, cart.type, now, cart.draft, left)
  const { gone } = fitLines(cart.lines, offer)
  if (gone.length > 0)
    return refuse('items-removed', {
      details: { items: gone.map((line) => wordIn(line.name, call.language)) },
    })
  const refused =
    refuseWithoutSlot(cart, catalogue, call.language) ??
    refuseQuantities(cart.lines, offer) ??
    refuseMethod(catalogue.settings, cart, body.payment_method)
  if (refused) return refused
  const { mobile } = contact
  const formerKey = mobile && recipientKey(deps.seal, call.tenantId, { mobile })
  const tenders = await loadTenders(tx, { cart, branch, catalogue, now, mobile, formerKey, wallet })
  const delivered = priceDelivered({ cart, lines: cart.lines, branch, catalogue, now }, tenders)
  if (isRefusal(delivered)) return delivered
  const { bill, delivery, couponMissed } = delivered
  if (isForFirst(tenders, bill.coupon?.id) && !(await isProven(tx, cart.shopper)))
    return refuse('mobile-proof-required')
  const unserved = couponMissed ?? refuseAddress(delivered, catalogue, call.language) ?? refuseVehicle(cart)
  if (unserved) return unserved
  if (toDecimal(bill.toPay) !== body.total)
    return refuse('price-changed', { details: { shown: body.total, total: toDecimal(bill.toPay) } })
  const tooLittle = refuseCard(cart.draft, catalogue, bill.toPay)
  if (tooLittle) return tooLittle
  const slot = slotNeedOf(catalogue, branch, cart, bill, now)
  const promised = promiseOf(branch, load, delivery).to
  // the promise of an order for later is its slot
  if (!slot && promised !== body.ready_minutes_to)
    return refuse('promise-changed', {
      details: { shown: body.ready_minutes_to, ready_minutes_to: promised },
    })
  return { ...delivered, branch, promised, slot }
}

/** The body as its meaning, so that the order of its fields does not matter. */
function hashOf(body: PlaceOrderBody): string {
  const meaning = [
    body.cart_id,
    body.cart_version,
    body.total,
    body.ready_minutes_to,
    body.name,
    body.mobile,
    body.notes ?? '',
    body.payment_method,
  ]
  return createHash('sha256').update(JSON.stringify(meaning)).digest('base64url')
}
