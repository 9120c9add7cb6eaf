import type { CartWire } from '#contract/ordering/cart.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { findCart, findCurrentCart, type CartRow } from '#server/store/ordering/carts.ts'
import type { Call } from '#server/http/call.ts'
import { findCompanion } from '../group/seat-in-group.ts'
import { findGroupCart } from '#server/store/ordering/group-orders.ts'
import { findOrderOfCart } from '#server/store/ordering/orders.ts'
import { openToRead } from './cart-access.ts'
import { leftFor } from './cart-stock.ts'
import { isUntimely } from './cart-timing.ts'
import { loadTenders, mayHaveTenders, noTenders } from '../../pricing/load-tenders.ts'
import { editCart } from './edit-cart.ts'
import { readLoad } from './read-load.ts'
import { readPaying } from './show-paying.ts'
import { fitCart, showCart } from './show-cart.ts'

/**
 * Takes a cart's id and who asks; returns it as it stands now. Lines no longer to be had are taken out and named once.
 * Refuses as openToRead does.
 */
export async function readCart(deps: Deps, call: Call, id: string): Promise<CartWire | Refusal> {
  const opened = await deps.db.read(call.tenantId, async (db) =>
    openToRead(db, call, await findCart(db, id), deps.clock()),
  )
  return isRefusal(opened) ? opened : show(deps, call, opened.cart)
}

/** Returns this browser's cart, or null while it has none. */
export async function readCurrentCart(deps: Deps, call: Call): Promise<{ cart: CartWire | null } | Refusal> {
  const { shopper, browser } = call
  const cart = await deps.db.read(call.tenantId, async (db) => {
    // a companion's cart is the shared one until it is ordered; both questions travel together
    const [shared, own] = await Promise.all([
      browser ? findGroupCart(db, browser, new Date(deps.clock())) : undefined,
      shopper ? findCurrentCart(db, shopper) : undefined,
    ])
    return shared ?? own
  })
  if (!cart) return { cart: null }
  const shown = await show(deps, call, cart)
  return isRefusal(shown) ? shown : { cart: shown }
}

async function show(deps: Deps, call: Call, cart: CartRow): Promise<CartWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const now = deps.clock()
  const isOrdered = cart.closed_at === null && cart.ordered_version === cart.version
  const [left, companion, order] = await deps.db.read(call.tenantId, (db) =>
    Promise.all([
      leftFor(db, catalogue, cart),
      findCompanion(db, call, cart, now),
      isOrdered ? findOrderOfCart(db, cart.id, cart.version) : undefined,
    ]),
  )
  const fits = fitCart(cart, catalogue, now, left)
  if (isRefusal(fits)) return fits
  const load = cart.type === 'delivery' ? await deps.db.read(call.tenantId, (db) => readLoad(db, fits)) : 0
  const fitted = { ...fits, load, companion }
  if (order?.status === 'callcenter_pending') {
    const shown = showCart({ ...fitted, cut: [], repriced: [], ordered: order }, [], catalogue, call, now)
    return isRefusal(shown) ? shown : { ...shown, ...(await readPaying(deps, call.tenantId, cart)) }
  }
  const untouchable = cart.closed_at !== null || isOrdered
  const changed =
    [fitted.gone, fitted.cut, fitted.repriced].some((all) => all.length > 0) || isUntimely(cart, catalogue)
  const edited = changed && !untouchable ? await editCart(deps, call, cart.id, (lines) => lines) : undefined
  // friends of a list that is closed look on, and change nothing
  if (edited && !(isRefusal(edited) && edited.code === 'group-closed')) return edited
  const of = { cart, branch: fitted.branch, catalogue, now }
  const tenders = mayHaveTenders(cart, catalogue)
    ? await deps.db.read(call.tenantId, (db) => loadTenders(db, of))
    : noTenders
  const shown = showCart({ ...fitted, tenders }, fitted.gone, catalogue, call, now)
  return isRefusal(shown) ? shown : { ...shown, ...(await readPaying(deps, call.tenantId, cart)) }
}
