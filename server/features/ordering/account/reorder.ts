import type { CartWire } from '#contract/ordering/cart.ts'
import type { BillLine } from '#domain/pricing/bill.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import { withPrices } from '#domain/pricing/cart-price-change.ts'
import { fitLines, type FittedLines } from '#domain/ordering/cart-fit.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { heldBy } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { insertCart } from '#server/store/ordering/carts.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import type { Call } from '#server/http/call.ts'
import { offerOf } from '../cart/cart-offer.ts'
import { readLoad } from '../cart/read-load.ts'
import { showCart } from '../cart/show-cart.ts'
import { mergeLines } from './merge-lines.ts'

/**
 * Takes one of the shopper's own orders; returns a new cart at its branch with what of it is still to be had, and names
 * the rest. Refuses 'order-unavailable' to anyone else, 'branch-not-found' and 'type-unavailable' when the branch no
 * longer serves so, 'items-removed' when nothing is left. Reorder with a fit check.
 */
export async function reorder(
  deps: Deps,
  call: Call & { shopper: string },
  orderId: string,
): Promise<CartWire | Refusal> {
  const { tenantId, shopper, language } = call
  const order = await deps.db.read(tenantId, (db) =>
    authorize(heldBy(call, 'order-unavailable'), findOrder(db, orderId)),
  )
  if (isRefusal(order)) return order
  if (order.kind !== 'order') return refuse('order-unavailable')
  const catalogue = await deps.catalogues.current(tenantId)
  const branch = catalogue.branches.find((one) => one.id === order.branch_id)
  if (!branch) return refuse('branch-not-found')
  if (!branch.types.includes(order.type)) return refuse('type-unavailable')
  const now = deps.clock()
  const offer = offerOf(catalogue, branch, order.type, now)
  const wanted = order.bill.lines.map(lineOf)
  const { remaining, gone, cut } = nameShort(wanted, fitLines(mergeLines([], wanted, offer), offer))
  if (remaining.length === 0)
    return refuse('items-removed', { details: { items: gone.map((line) => wordIn(line.name, language)) } })
  return deps.db.write(tenantId, async (db) => {
    const { address } = order.draft
    const cart = await insertCart(
      db,
      { id: makeId(), shopper, type: order.type, branchId: branch.id },
      { lines: withPrices(remaining, offer.items), draft: address ? { address } : {} },
    )
    const load = await readLoad(db, { cart, branch })
    const priced = { cart, branch, lines: remaining, gone, cut, offer, repriced: [], load }
    return showCart(priced, gone, catalogue, call, now)
  })
}

/** Joining equal choices takes what is left or allowed of an item; where that is less than was ordered, it is named too. */
function nameShort(wanted: readonly CartLine[], { remaining, gone, cut }: FittedLines): FittedLines {
  const count = (lines: readonly CartLine[], itemId: string) =>
    lines.reduce((sum, line) => (line.itemId === itemId ? sum + line.quantity : sum), 0)
  for (const line of new Map(wanted.map((one) => [one.itemId, one])).values()) {
    const { itemId } = line
    const here = count(remaining, itemId)
    const named = cut.some((one) => one.itemId === itemId)
    if (named || here + count(gone, itemId) >= count(wanted, itemId)) continue
    if (here > 0) cut.push({ ...line, quantity: here })
    else gone.push(line)
  }
  return { remaining, gone, cut }
}

/** Takes a line that was ordered; returns its choices as a cart keeps them. Its prices are today's. */
export function lineOf(line: BillLine): CartLine {
  return {
    id: makeId(),
    itemId: line.itemId,
    name: line.name,
    quantity: line.quantity,
    options: line.options.map(({ optionId, quantity }) => ({ optionId, quantity })),
    ...(line.deposits && {
      deposits: line.deposits.map(({ depositId, quantity }) => ({ depositId, quantity })),
    }),
    note: line.note,
  }
}
