import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { menuPlace } from '#server/content/menu-place.ts'
import { insertCart, type CartRow, type NewCart } from '#server/store/ordering/carts.ts'
import type { Call } from '#server/http/call.ts'
import { addLine, type WantedLine } from './change-lines.ts'
import { applyEdit, type Edit } from './apply-edit.ts'

/**
 * Takes how and, when it is chosen, where is ordered, and the first line if there is one; returns a new cart of this
 * shopper. What is not named is what the menu shows to one who names nothing. Refuses 'branch-not-found',
 * 'type-unavailable' and what the line is refused for; nothing is made then.
 */
export async function makeCart(
  deps: Deps,
  call: Call & { shopper: string },
  wanted: { type?: OrderType | undefined; branchId?: string | undefined; line?: WantedLine | undefined },
): Promise<CartWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const place = menuPlace(catalogue, { type: wanted.type, branch_id: wanted.branchId })
  if (isRefusal(place)) return place
  const { branch, type } = place
  if (type === 'e' || !branch.types.includes(type)) return refuse('type-unavailable')
  const now = deps.clock()
  const begun = { id: makeId(), shopper: call.shopper, type, branchId: branch.id }
  const edit: Edit = wanted.line ? addLine(wanted.line) : (lines) => lines
  const applied = { edit, move: {}, catalogue, now, call }
  const made = await deps.db.read(call.tenantId, (db) =>
    applyEdit(db, emptyCart(call.tenantId, begun, now), applied),
  )
  if (isRefusal(made)) return made
  return made.show(await deps.db.single(call.tenantId, (db) => insertCart(db, begun, made.change)))
}

/** Takes a tenant, a new cart and now; returns what the cart is before it is written: nobody else knows of it yet. */
export function emptyCart(tenantId: string, { id, shopper, type, branchId }: NewCart, now: number): CartRow {
  return {
    tenant_id: tenantId,
    id,
    shopper,
    version: 1,
    type,
    branch_id: branchId,
    lines: [],
    draft: {},
    ordered_version: null,
    closed_at: null,
    created_at: new Date(now),
    updated_at: new Date(now),
  }
}
