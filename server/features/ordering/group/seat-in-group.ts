import { isOwnEdit } from '#domain/ordering/group-order.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import { findGroup, listGroupMembers } from '#server/store/ordering/group-orders.ts'
import type { Call } from '#server/http/call.ts'

/** A companion at a shared cart; undefined is its own shopper, who may do everything. */
export interface Companion {
  readonly id: string
  /** Why it can change nothing now. */
  readonly closed?: Refusal
}

/**
 * Takes a cart and who looks at it; returns the companion that it is, with 'group-closed' once the host has closed the list
 * or the link is over. A stranger has no lines and 'group-not-joined'. Undefined for the cart's own shopper and for carts
 * that are not shared.
 */
export async function findCompanion(
  db: TenantDb,
  call: Call,
  cart: CartRow,
  now: number,
): Promise<Companion | undefined> {
  const { group } = cart.draft
  if (!group || call.shopper === cart.shopper) return undefined
  const [row, members] = [
    await forSystem('derived', findGroup(db, group.id)),
    await listGroupMembers(db, group.id),
  ]
  const member = members.find((one) => one.browser === call.browser)
  if (!row || !member) return { id: '', closed: refuse('group-not-joined') }
  const open = row.open && row.ends_at.getTime() > now
  return { id: member.id, ...(!open && { closed: refuse('group-closed') }) }
}

/** Takes a companion's edit; refuses 'group-not-yours' when it touches what others added. */
export function refuseForeignEdit(
  companion: Companion | undefined,
  before: readonly CartLine[],
  after: readonly CartLine[],
): Refusal | undefined {
  if (!companion || isOwnEdit(before, after, companion.id)) return undefined
  return refuse('group-not-yours')
}
