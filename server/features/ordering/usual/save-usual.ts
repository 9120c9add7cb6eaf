import type { UsualWire } from '#contract/ordering/usual-orders.ts'
import type { BillLine } from '#domain/pricing/bill.ts'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import { mostUsuals } from '#domain/ordering/usual-order.ts'
import type { Language } from '#domain/core/words.ts'
import { toLocal } from '#domain/core/zoned-time.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { heldBy } from '#server/authorization/rules.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { findCart } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { lockCustomer, shopperOf } from '#server/store/customers/customers.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { changeUsual, countUsuals, insertUsual, type NewUsual } from '#server/store/ordering/usual-orders.ts'
import { lineOf } from '../account/reorder.ts'
import { showUsual } from './fit-usual.ts'

/** What is kept: an order or a cart of one's own, under a name. */
export interface UsualInput {
  readonly name: string
  readonly order_id?: string | undefined
  readonly cart_id?: string | undefined
}

/** Takes what a person typed for a name; returns it, or refuses 'field-required' and 'text-too-long'. Spec 5: 30 characters. */
function readName(typed: string): string | Refusal {
  const name = cleanLine(typed, limits.name)
  if (name) return name
  const code = name === undefined ? 'text-too-long' : 'field-required'
  return refuse(code, { fields: { name: [code] } })
}

/**
 * Takes who is signed in and what to keep; keeps it with its type, branch, address or vehicle and time of day. Refuses
 * the name by its field, 'order-unavailable' and 'cart-not-found' for what is not one's own, 'cart-empty',
 * 'type-unavailable' at a table, and 'too-many-usuals'.
 */
export async function saveUsual(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  input: UsualInput,
  language: Language,
): Promise<UsualWire | Refusal> {
  const name = readName(input.name)
  if (isRefusal(name)) return name
  const catalogue = await deps.catalogues.current(tenantId)
  const saved = await writeUnlessRefused(deps.db, tenantId, async (db) => {
    // one after the other, so that two at once cannot pass the most
    await lockCustomer(db, customerId)
    if ((await countUsuals(db, customerId)) >= mostUsuals) return refuse('too-many-usuals')
    const source = await readSource(db, shopperOf(customerId), input, catalogue)
    if (isRefusal(source)) return source
    return insertUsual(db, { ...source, id: makeId(), customerId, name })
  })
  return isRefusal(saved) ? saved : showUsual(saved, catalogue, language, deps.clock())
}

type Source = Omit<NewUsual, 'id' | 'customerId' | 'name'>

async function readSource(
  db: TenantDb,
  shopper: string,
  input: UsualInput,
  catalogue: Catalogue,
): Promise<Source | Refusal> {
  if (input.order_id !== undefined) {
    const order = await authorize(heldBy({ shopper }, 'order-unavailable'), findOrder(db, input.order_id))
    if (isRefusal(order)) return order
    const lines = order.bill.lines.map((line) => ({ ...lineOf(line), price: priceOf(line) }))
    const slotStart = order.slot_start?.getTime()
    return sourceOf({ ...order, lines }, order.draft, slotStart, catalogue)
  }
  const cart = await authorize(heldBy({ shopper }, 'cart-not-found'), findCart(db, input.cart_id ?? ''))
  if (isRefusal(cart)) return cart
  if (cart.branch_id === null) return refuse('cart-not-found')
  const at = { type: cart.type, branch_id: cart.branch_id, lines: cart.lines }
  return sourceOf(at, cart.draft, cart.draft.timing?.slotStart, catalogue)
}

/** Of one piece after discounts, as carts know it: `unitPrice` is before them. */
const priceOf = ({ subtotal, discount, quantity }: BillLine) => (subtotal - discount) / quantity

function sourceOf(
  { type, branch_id, lines }: { type: NewUsual['type']; branch_id: string; lines: readonly CartLine[] },
  { address, vehicle }: CartDraft,
  slotStart: number | undefined,
  catalogue: Catalogue,
): Source | Refusal {
  if (type === 'dinein') return refuse('type-unavailable')
  if (lines.length === 0) return refuse('cart-empty')
  const zone = catalogue.branches.find((one) => one.id === branch_id)?.timeZone
  return {
    type,
    branchId: branch_id,
    lines: lines.map(({ by: _, ...line }) => line),
    draft: { ...(address && { address }), ...(vehicle && { vehicle }) },
    slotMinutes: slotStart === undefined || !zone ? null : toLocal(slotStart, zone).minutes,
  }
}

/** Takes a usual order and another name; returns it under that name. Refuses the name by its field, and 'usual-unavailable'. */
export async function renameUsual(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  { id, typed, language }: { id: string; typed: string; language: Language },
): Promise<UsualWire | Refusal> {
  const name = readName(typed)
  if (isRefusal(name)) return name
  const row = await deps.db.single(tenantId, (db) => changeUsual(db, { customerId, id }, { name }))
  if (!row) return refuse('usual-unavailable')
  return showUsual(row, await deps.catalogues.current(tenantId), language, deps.clock())
}
