import type { CartWire } from '#contract/ordering/cart.ts'
import type { PageOf } from '#contract/customers/customer-lists.ts'
import type { UsualSuggestionWire, UsualWire } from '#contract/ordering/usual-orders.ts'
import { withPrices } from '#domain/pricing/cart-price-change.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { likenessOf, mostUsuals, suggestUsual as suggest } from '#domain/ordering/usual-order.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { insertCart } from '#server/store/ordering/carts.ts'
import { shopperOf } from '#server/store/customers/customers.ts'
import { changeUsual, findUsual, listDelivered, listUsuals } from '#server/store/ordering/usual-orders.ts'
import { readLoad } from '../cart/read-load.ts'
import { showCart } from '../cart/show-cart.ts'
import { fitUsual, showUsual } from './fit-usual.ts'

const perPage = 10

/** Takes who is signed in and a page from 1; returns that page of the usual orders with their fit check. Spec 2. */
export async function showUsuals(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  { page, language }: { page: number; language: Language },
): Promise<PageOf<UsualWire>> {
  const catalogue = await deps.catalogues.current(tenantId)
  const { rows, total } = await deps.db.read(tenantId, (db) => listUsuals(db, customerId, { page, perPage }))
  const now = deps.clock()
  const last = Math.max(1, Math.ceil(total / perPage))
  return {
    data: rows.map((row) => showUsual(row, catalogue, language, now)),
    meta: { current_page: page, last_page: last, per_page: perPage, total },
  }
}

/** Takes who is signed in; returns an order of which there are three alike and that is not kept. */
export async function showSuggestion(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  language: Language,
): Promise<UsualSuggestionWire> {
  const { orders, usuals } = await deps.db.read(tenantId, async (db) => ({
    orders: await listDelivered(db, shopperOf(customerId)),
    usuals: await listUsuals(db, customerId, { page: 1, perPage: mostUsuals }),
  }))
  const found = suggest(
    orders.map(({ id, bill }) => ({ id, lines: bill.lines })),
    new Set(usuals.rows.map((row) => likenessOf(row.lines))),
  )
  const bill = orders.find((one) => one.id === found?.id)?.bill
  if (!found || !bill) return { suggestion: null }
  return { suggestion: { order_id: found.id, items: bill.lines.map((line) => wordIn(line.name, language)) } }
}

/**
 * Takes a usual order; returns a new cart with what of it is to be had, at its branch, with its address or vehicle and the
 * next slot at its time. What is gone and what changed price stands in the cart by name; the next time the new prices are
 * the known ones. Refuses 'usual-unavailable', 'branch-not-found', 'type-unavailable', 'items-removed'.
 */
export async function useUsual(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  id: string,
  language: Language,
): Promise<CartWire | Refusal> {
  const catalogue = await deps.catalogues.current(tenantId)
  const now = deps.clock()
  const shopper = shopperOf(customerId)
  return writeUnlessRefused(deps.db, tenantId, async (db) => {
    const usual = await findUsual(db, customerId, id)
    if (!usual) return refuse('usual-unavailable')
    const fitted = fitUsual(usual, catalogue, now)
    if (isRefusal(fitted)) return fitted
    const { branch, remaining, gone, cut, offer, repriced, draft } = fitted
    if (!branch.types.includes(usual.type)) return refuse('type-unavailable')
    if (remaining.length === 0)
      return refuse('items-removed', { details: { items: gone.map((line) => wordIn(line.name, language)) } })
    const cart = await insertCart(
      db,
      { id: makeId(), shopper, type: usual.type, branchId: branch.id },
      { lines: withPrices(remaining, offer.items), draft },
    )
    const seen = withPrices(usual.lines, offer.items)
    await changeUsual(db, { customerId, id }, { lines: seen, usedAt: new Date(now) })
    const load = await readLoad(db, { cart, branch })
    const priced = { cart, branch, lines: remaining, gone, cut, offer, repriced, load }
    return showCart(priced, gone, catalogue, { language, shopper }, now)
  })
}
