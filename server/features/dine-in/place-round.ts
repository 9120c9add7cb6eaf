import type { Bill } from '#domain/pricing/bill.ts'
import { acceptUntil, closingAt } from '#domain/ordering/closing.ts'
import { fitLines, refuseQuantities } from '#domain/ordering/cart-fit.ts'
import { priceCart } from '#domain/pricing/cart-price.ts'
import { constants } from '#domain/core/limits.ts'
import { toDecimal } from '#domain/core/money.ts'
import { readyMinutes } from '#domain/ordering/ready-time.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import type { Pieces } from '#domain/menu/stock.ts'
import { wordIn } from '#domain/core/words.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { lockCart, type CartRow } from '#server/store/ordering/carts.ts'
import { readContentVersion, type Branch, type Catalogue } from '#server/store/menu/catalogue.ts'
import { readStock } from '#server/store/menu/item-stock.ts'
import { takeOrderNumber } from '#server/store/ordering/order-numbers.ts'
import { findOrderOfCart, type OrderRow } from '#server/store/ordering/orders.ts'
import { insertRound } from '#server/store/dine-in/table-orders.ts'
import { findHostSession, findTableSession, hostOf } from '#server/store/dine-in/table-sessions.ts'
import type { Call } from '../../http/call.ts'
import { countedIn } from '../ordering/cart/cart-stock.ts'
import { offerOf, refuseBranch } from '../ordering/cart/cart-offer.ts'
import { editCart } from '../ordering/cart/edit-cart.ts'
import { stockOf, takeCounted } from '../ordering/order/check-stock.ts'
import { moveLocked } from '../ordering/order/move-order.ts'
import { changeTable, takeSeat } from '../../ports/table-seats.ts'
import { isShownFirst } from './vouched.ts'

/** What the phone showed when its guest sent the round. */
export interface RoundInput {
  readonly cartVersion: number
  readonly total: string
}

/**
 * Takes a session and what its phone showed; sends all that stands in the shared cart to the kitchen, as an order of its
 * own that is accepted as it comes and paid with the bill; staff see one first that `isShownFirst` names. One version of the cart gives one round, however many phones send it. Rule "Rounds".
 */
export async function placeRound(
  deps: Deps,
  call: Call,
  sessionId: string,
  input: RoundInput,
): Promise<{ order_id: string } | Refusal> {
  let catalogue = await deps.catalogues.current(call.tenantId)
  for (let tries = 0; tries < 3; tries += 1) {
    const content = catalogue
    const placed = await writeUnlessRefused(deps.db, call.tenantId, (tx) =>
      place(tx, { deps, call, sessionId, input, catalogue: content }),
    )
    if (typeof placed !== 'number') {
      if (isRefusal(placed) && unfit.includes(placed.code)) await takeOutGone(deps, call, sessionId)
      deps.wakeRelay()
      return isRefusal(placed) ? placed : { order_id: placed.id }
    }
    catalogue = await deps.catalogues.atLeast(call.tenantId, placed)
  }
  return refuse('busy', { why: 'its content changed at every try' })
}

/** The shared cart holds what cannot be had any more, or more of it than is left. */
const unfit: readonly RefusalCode[] = ['items-removed', 'not-enough-left', 'price-changed']

/** What is gone is deleted from the cart, as the refusal says (spec 8): the next press sends the rest. */
async function takeOutGone(deps: Deps, call: Call, sessionId: string): Promise<void> {
  const host = await deps.db.read(call.tenantId, (db) =>
    authorize(linkHolder('table-session-over'), findHostSession(db, sessionId)),
  )
  if (!isRefusal(host)) await editCart(deps, call, host.cart_id, (lines) => lines)
}

interface Placing {
  readonly deps: Deps
  readonly call: Call
  readonly sessionId: string
  readonly input: RoundInput
  readonly catalogue: Catalogue
}

/** Returns the newer version of the content when it has moved on meanwhile. */
async function place(tx: WriteDb, placing: Placing): Promise<OrderRow | Refusal | number> {
  const { deps, call, sessionId, input, catalogue } = placing
  // whether this phone sits there is judged by takeSeat, once cart and session are locked in their order
  const known = await authorize(linkHolder('table-session-over'), findTableSession(tx, sessionId))
  if (isRefusal(known)) return known
  const host = await hostOf(tx, known)
  const cart = host && (await forSystem('derived', lockCart(tx, host.cart_id)))
  const seat = await takeSeat(tx, call, sessionId)
  if (isRefusal(seat)) return seat
  const { session } = seat
  if (session.state === 'waiting') return refuse('table-waiting')
  if (!cart || session.state !== 'open') return refuse('table-session-over')
  // two tables were put together since the phone looked
  if (session.cart_id !== cart.id) return refuse('cart-changed', { details: { cart_version: cart.version } })
  if (cart.version !== input.cartVersion) {
    const made = await findOrderOfCart(tx, known.cart_id, input.cartVersion)
    return made ?? refuse('cart-changed', { details: { cart_version: cart.version } })
  }
  const version = await readContentVersion(tx)
  if (version > catalogue.version) return version
  const now = new Date(deps.clock())
  const branch = catalogue.branches.find((one) => one.id === session.branch_id)
  if (!branch) return refuse('branch-not-found')
  const ids = countedIn(catalogue, cart)
  const left = ids.length > 0 ? await readStock(tx, branch.id, ids) : undefined
  const bill = priceRound(cart, branch, placing, now, left)
  if (isRefusal(bill)) return bill
  // it goes to the kitchen at once and holds nothing: the rule of halves is about holds (safety 9)
  const stock = left && stockOf({ left, proven: true }, cart, catalogue)
  const shownFirst = await isShownFirst(tx, session, { call, bill, catalogue })
  const day = businessDate(now.getTime(), branch.timeZone, constants.businessDayStartMinutes)
  const { taken, number } = takeOrderNumber(tx, branch.id, day)
  const adders = Object.fromEntries(cart.lines.flatMap((line) => (line.by ? [[line.id, line.by]] : [])))
  const round = insertRound(tx, {
    id: makeId(),
    sessionId: session.id,
    cartId: cart.id,
    cartVersion: cart.version,
    branchId: branch.id,
    language: call.language,
    bill,
    stock,
    draft: cart.draft.table ? { table: { ...cart.draft.table, by: adders } } : {},
    promisedMinutes: readyMinutes(branch.baseMinutes).to,
    number,
    businessDate: day,
    now,
    acceptBy: acceptBy(branch, now),
  })
  // something was ordered: only a paid bill or staff end it from now on
  const [made, refused] = await Promise.all([
    round,
    stock && takeCounted(tx, branch.id, stock, catalogue),
    taken,
    changeTable(tx, session.id, { ends_at: null }),
  ])
  if (refused || shownFirst) return refused ?? made
  // in the same transaction: no round of a table ever waits for a press that nobody has to make
  const by = { tenantId: call.tenantId, byItself: true } as const
  const locked = { ...made, time_zone: branch.timeZone, accept_within_minutes: branch.acceptWithinMinutes }
  return moveLocked(deps.payables, tx, by, locked, { action: 'accept', version: made.version, now })
}

/** Safety 10: not on another business day. */
function acceptBy(branch: Branch, now: Date): Date {
  const closes = closingAt(branch, 'dinein', now.getTime())
  return new Date(acceptUntil(now.getTime(), branch.acceptWithinMinutes, closes))
}

function priceRound(
  cart: CartRow,
  branch: Branch,
  { catalogue, call, input }: Placing,
  now: Date,
  left: Pieces | undefined,
): Bill | Refusal {
  const blocked = refuseBranch(catalogue, branch, 'dinein', now.getTime())
  if (blocked) return blocked
  if (cart.lines.length === 0) return refuse('cart-empty')
  const offer = offerOf(catalogue, branch, 'dinein', now.getTime(), cart.draft, left)
  const { gone } = fitLines(cart.lines, offer)
  if (gone.length > 0)
    return refuse('items-removed', {
      details: { items: gone.map((line) => wordIn(line.name, call.language)) },
    })
  const tooMany = refuseQuantities(cart.lines, offer)
  if (tooMany) return tooMany
  const bill = priceCart(cart.lines, offer.items, catalogue.tenant)
  if (isRefusal(bill)) return bill
  if (toDecimal(bill.total) !== input.total)
    return refuse('price-changed', { details: { shown: input.total, total: toDecimal(bill.total) } })
  return bill
}
