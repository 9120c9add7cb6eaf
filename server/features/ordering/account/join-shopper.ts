import { isRefusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { markJoined } from '#server/store/customers/customer-sessions.ts'
import { lockCustomer, shopperOf } from '#server/store/customers/customers.ts'
import { moveReservations } from '#server/store/reservations/reservations.ts'
import { emptyCart, lockOpenCarts, moveShopper, useCart } from '#server/store/ordering/shoppers.ts'
import { moveEntries } from '#server/store/waitlist/waiting-entries.ts'
import { findHeldOrder } from '#server/store/dine-in/table-orders.ts'
import { offerOf } from '../cart/cart-offer.ts'
import { releaseOrder } from '../../payments/payment/release-order.ts'
import { mergeLines } from './merge-lines.ts'

/** The cart that goes on after signing in, and what came into it from the account. */
export interface JoinedCart {
  readonly id: string
  readonly added: string[]
}

const mostTries = 4

/**
 * Takes a new session; the cart and the orders of its browser join the account, in one transaction and once. Two
 * devices that sign in at once come one after the other. An account holds one order at a time (safety 9): the one of
 * this browser stays, unless the other is being paid. Decision 0018 has the rule of carts.
 */
export async function joinShopper(
  deps: Deps,
  session: CustomerSession,
  language: Language,
): Promise<JoinedCart | null> {
  let leave: string | undefined
  for (let tries = 0; tries < mostTries; tries += 1) {
    const catalogue = await deps.catalogues.current(session.tenantId)
    const joined = await deps.db.write(session.tenantId, (db) =>
      joinLocked(db, { session, catalogue, language, now: deps.clock(), leave }),
    )
    if (!joined || !('held' in joined)) return joined
    const { account, guest } = joined.held
    if (!isRefusal(await releaseOrder(deps, session.tenantId, account))) continue
    if (isRefusal(await releaseOrder(deps, session.tenantId, guest))) leave = guest
  }
  return null
}

interface Joining {
  readonly session: CustomerSession
  readonly catalogue: Catalogue
  readonly language: Language
  readonly now: number
  /** A cart of this browser whose order is being paid while another of the account is: it stays the browser's. */
  readonly leave: string | undefined
}

type TwoHolds = { readonly held: { readonly account: string; readonly guest: string } }

async function joinLocked(db: WriteDb, joining: Joining): Promise<JoinedCart | TwoHolds | null> {
  const { session, leave } = joining
  const to = shopperOf(session.customerId)
  const from = session.browser
  // they leave together and run in this order: under the locks of their carts no side opens a payment step meanwhile
  const [, carts, heldOfAccount, heldOfGuest] = await Promise.all([
    lockCustomer(db, session.customerId),
    lockOpenCarts(db, from === undefined ? [to] : [to, from]),
    findHeldOrder(db, to),
    from === undefined ? undefined : findHeldOrder(db, from),
  ])
  const [account, guest] = [heldOfAccount?.cart_id, heldOfGuest?.cart_id]
  if (account && guest && guest !== leave) return { held: { account, guest } }
  const own = firstWithLines(carts.filter((cart) => cart.shopper === to))
  const guests = firstWithLines(carts.filter((cart) => cart.shopper === from && cart.id !== leave))
  const { joined, saved } = chooseCart(db, own, guests, joining)
  const moved = from === undefined ? undefined : moveShopper(db, { from, to }, leave)
  const tables = from === undefined ? undefined : moveReservations(db, { from, to })
  const queues = from === undefined ? undefined : moveEntries(db, { from, to })
  await Promise.all([
    saved,
    moved,
    tables,
    queues,
    markJoined(db.last, session.tokenHash, new Date(joining.now)),
  ])
  return joined
}

/** Which cart goes on, and what is on its way to be kept of that. Decision 0018. */
function chooseCart(
  db: WriteDb,
  own: CartRow | undefined,
  guests: CartRow | undefined,
  joining: Joining,
): { joined: JoinedCart | null; saved: Promise<unknown> | undefined } {
  if (own && guests && own.lines.length > 0 && fitTogether(own, guests))
    return merge(db, own, guests, joining)
  const goesOn = guests && (guests.lines.length > 0 || guests.draft.group || !own) ? guests : own
  if (!goesOn) return { joined: null, saved: undefined }
  return { joined: { id: goesOn.id, added: [] }, saved: useCart(db, goesOn, new Date(joining.now)) }
}

/** An empty cart used last is worth less than one with dishes in it. */
function firstWithLines(carts: readonly CartRow[]): CartRow | undefined {
  return carts.find((cart) => cart.lines.length > 0) ?? carts[0]
}

/** A cart whose order waits for its payment is left alone, and so is one in which friends' dishes stand. */
function fitTogether(own: CartRow, guests: CartRow): boolean {
  return (
    own.branch_id === guests.branch_id &&
    own.type === guests.type &&
    guests.lines.length > 0 &&
    !guests.draft.group &&
    [own, guests].every((cart) => cart.ordered_version !== cart.version)
  )
}

function merge(db: WriteDb, own: CartRow, guests: CartRow, { catalogue, language, now }: Joining) {
  const branch = catalogue.branches.find((one) => one.id === own.branch_id)
  const lines = branch
    ? mergeLines(own.lines, guests.lines, offerOf(catalogue, branch, own.type, now, own.draft))
    : [...own.lines, ...guests.lines]
  const at = new Date(now)
  return {
    joined: { id: own.id, added: own.lines.map((line) => wordIn(line.name, language)) },
    saved: Promise.all([useCart(db, own, at, lines), emptyCart(db, guests, at)]),
  }
}
