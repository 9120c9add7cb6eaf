import type { GroupWire } from '#contract/ordering/group-order.ts'
import { cardShares, groupAmount, groupShares } from '#domain/ordering/group-order.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { billOfTopUp } from '#domain/loyalty/wallet-top-up.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { holds, linkHolder } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { findCart, type CartRow } from '#server/store/ordering/carts.ts'
import { findGroup, listGroupMembers, type GroupRow } from '#server/store/ordering/group-orders.ts'
import { insertGroupShare, listGroupShares, saveSplit, takenOf } from '#server/store/ordering/group-shares.ts'
import {
  findOrder,
  findOrderOfCart,
  lockOrder,
  type LockedOrder,
  type OrderRow,
} from '#server/store/ordering/orders.ts'
import { findLiveAttempt } from '#server/store/payments/payments.ts'
import type { Call } from '#server/http/call.ts'
import { closeAttempt } from '../../payments/payment/close-attempt.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { cardMinimum } from '../../pricing/card-minimum.ts'
import { openPayment, type PaymentStep } from '../../payments/payment/open-payment.ts'
import { releaseOrder } from '../../payments/payment/release-order.ts'
import { hostId, linesBy, showGroup } from './group-order.ts'

const mostTries = 4

/**
 * Takes the host of a group whose order was placed and waits for its payment; from now on everyone pays a share of it, each
 * by card, and the order is made once all are paid. What each one pays is frozen. Refuses 'group-host-only',
 * 'payment-session-invalid' when nothing waits, and what keeps the host's own payment from being closed. Decision 0065.
 */
export async function collectShares(deps: Deps, call: Call, id: string): Promise<GroupWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const live = await writeUnlessRefused(deps.db, call.tenantId, (tx) =>
      split(tx, deps, call, { id, catalogue }),
    )
    if (isRefusal(live)) return live
    if (live === 'split') return showGroup(deps, call, id)
    const refused = await closeAttempt(deps, call.tenantId, live.reference)
    if (refused) return refused
  }
  return refuse('busy', { why: 'its hold or payment changed at every try' })
}

/** Or the host's payment of it all that has to be closed first. */
async function split(
  tx: WriteDb,
  deps: Deps,
  call: Call,
  { id, catalogue }: { readonly id: string; readonly catalogue: Catalogue },
): Promise<'split' | { reference: string } | Refusal> {
  const group = await authorize(linkHolder('group-over'), findGroup(tx, id))
  if (isRefusal(group)) return group
  const cart = await forSystem('derived', findCart(tx, group.cart_id))
  if (!cart) return refuse('group-over')
  if (!holds(call, cart)) return refuse('group-host-only')
  const made =
    cart.ordered_version === null ? undefined : await findOrderOfCart(tx, cart.id, cart.ordered_version)
  const order = made && (await forSystem('derived', lockOrder(tx, made.id)))
  const refused = refuseOver(order, deps)
  if (refused || !order) return refused ?? refuse('payment-session-invalid')
  if (group.split?.orderId === order.id) return 'split'
  const live = await findLiveAttempt(tx, order.id)
  if (live) return { reference: live.reference }
  const people = [hostId, ...(await listGroupMembers(tx, id)).map((one) => one.id)]
  const shares = groupShares(order.bill, linesBy(cart), people)
  const amounts = cardShares(shares, hostId, order.bill.wallet ?? 0, cardMinimum(catalogue))
  await saveSplit(tx, id, { orderId: order.id, amounts })
  return 'split'
}

/** Nothing waits for money any more, or not yet. */
function refuseOver(order: OrderRow | undefined, { clock }: Deps): Refusal | undefined {
  if (order?.payment_state === 'paid') return refuse('already-paid')
  const waits = order?.status === 'callcenter_pending' && (order.hold_until?.getTime() ?? 0) > clock()
  return waits ? undefined : refuse('payment-session-invalid')
}

interface Paying {
  readonly deps: Deps
  readonly call: Call & { shopper: string; browser: string }
  readonly id: string
  /** Members whose shares are paid. */
  readonly covers: readonly string[]
}

/**
 * Takes a member's phone and whose shares it pays; holds them and returns where they are paid. The host may take over what
 * somebody began to pay and left, as long as no card is being checked. Refuses what groupAmount() refuses,
 * 'group-not-joined', and 'payment-session-invalid' once the order's time is over. Safety 13.
 */
export async function payShares(paying: Paying, origin: string): Promise<PaymentStep | Refusal> {
  const { deps, call } = paying
  for (let tries = 0; tries < mostTries; tries += 1) {
    const held = await writeUnlessRefused(deps.db, call.tenantId, (tx) => hold(tx, paying))
    if (isRefusal(held)) return held
    if ('id' in held) return openPayment(deps, call, held.id, origin)
    const released = await releaseOrder(deps, call.tenantId, held.otherCart)
    if (isRefusal(released)) return released
  }
  return refuse('busy', { why: 'its hold or payment changed at every try' })
}

/** Or the cart of a payment that has to end first. The host's order is the lock under which shares are judged. */
async function hold(
  tx: WriteDb,
  { deps, call, id, covers }: Paying,
): Promise<OrderRow | { otherCart: string } | Refusal> {
  const group = await authorize(linkHolder('group-over'), findGroup(tx, id))
  if (isRefusal(group)) return group
  const cart = await forSystem('derived', findCart(tx, group.cart_id))
  if (!cart) return refuse('group-over')
  const memberId = await memberOf(tx, call, group, cart)
  if (!memberId) return refuse('group-not-joined')
  const order: LockedOrder | undefined = group.split
    ? await forSystem('derived', lockOrder(tx, group.split.orderId))
    : undefined
  const refused = refuseOver(order, deps)
  if (refused || !order || !group.split) return refused ?? refuse('payment-session-invalid')
  const shares = await listGroupShares(tx, order.id)
  const waiting = shares.filter((one) => one.status === 'callcenter_pending')
  const own = waiting.find((one) => one.shopper === call.shopper)
  if (own) {
    const same = own.covers.toSorted().join() === covers.toSorted().join()
    // its row is not locked: a capture locks it before the host's order
    const before = same ? await forSystem('derived', findOrder(tx, own.order_id)) : undefined
    return before ?? { otherCart: own.cart_id }
  }
  const left = waiting.find((one) => one.covers.some((member) => covers.includes(member)))
  if (left && memberId === hostId) return { otherCart: left.cart_id }
  const amount = groupAmount(group.split, shares.map(takenOf), covers)
  if (isRefusal(amount)) return amount
  return insertGroupShare(tx, {
    orderId: makeId(),
    cartId: makeId(),
    shopper: call.shopper,
    memberId,
    groupId: id,
    of: order,
    covers,
    language: call.language,
    bill: billOfTopUp(amount, order.bill.currency),
  })
}

async function memberOf(
  tx: WriteDb,
  call: Paying['call'],
  group: GroupRow,
  cart: CartRow,
): Promise<string | undefined> {
  if (cart.shopper === call.shopper) return hostId
  const members = await listGroupMembers(tx, group.id)
  return members.find((one) => one.browser === call.browser)?.id
}
