import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { forSystem, type Access, type Guarded } from '#server/authorization/guarded.ts'
import { holds, refuseStranger } from '#server/authorization/rules.ts'
import { ownsWaitingEntry } from '#server/authorization/waiting-rules.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import { findWaitingEntry } from '#server/store/waitlist/waiting-entries.ts'
import type { Call } from '#server/http/call.ts'
import { findCompanion, type Companion } from '../group/seat-in-group.ts'
import { findSeat, takeSeat, type Seat } from '#server/ports/table-seats.ts'

/** A cart that its caller may see or change, and in which place: as its holder, at its table, or as a companion. */
export interface OpenedCart {
  readonly cart: CartRow
  readonly seat?: Seat
  readonly companion?: Companion
}

/** Carts of several people: who of them asks is judged by the table's, the queue's or the group's own list. */
const isShared = ({ draft }: CartRow) => Boolean(draft.table ?? draft.waiting ?? draft.group)

/** For its holder (account or browser); of a shared cart the members are judged next. Rule "Carts". */
const cartOf = (call: Call): Access<CartRow> => ({
  missing: 'cart-not-found',
  judge: (cart) =>
    isShared(cart) || holds(call, cart) ? undefined : refuseStranger(call, cart, 'cart-not-found'),
})

/**
 * Takes who asks and a cart that was found by its id; returns it to read. Refuses 'cart-not-found' to everyone but its
 * holder and the members of the table, queue entry or group that share it, and 'sign-in-required' for an account's cart
 * while nobody is signed in (any more).
 */
export async function openToRead(
  db: TenantDb,
  call: Call,
  found: Guarded<CartRow> | undefined,
  now: number,
): Promise<OpenedCart | Refusal> {
  const cart = openOwn(call, found)
  if (isRefusal(cart)) return cart
  const { table } = cart.draft
  if (table) {
    const seat = await findSeat(db, call, table.sessionId)
    if (isRefusal(seat)) return seat
    return seat.member.state === 'in' ? { cart, seat } : refuse('table-not-joined')
  }
  return openShared(db, call, cart, now)
}

/**
 * As openToRead, to change it: the table's session is locked with it, and who joined no group or came too late may change
 * nothing ('group-not-joined', 'group-closed', 'table-not-joined').
 */
export async function openToChange(
  tx: WriteDb,
  call: Call,
  found: Guarded<CartRow> | undefined,
  now: number,
): Promise<OpenedCart | Refusal> {
  const cart = openOwn(call, found)
  if (isRefusal(cart)) return cart
  const { table } = cart.draft
  if (table) {
    const seat = await takeSeat(tx, call, table.sessionId)
    return isRefusal(seat) ? seat : { cart, seat }
  }
  const opened = await openShared(tx, call, cart, now)
  return isRefusal(opened) ? opened : (opened.companion?.closed ?? opened)
}

/** Takes who asks; for placing an order, which its holder alone does: of a group the host, and at a table the round does it. */
export function cartToPlace(call: Call): Access<CartRow> {
  return {
    missing: 'cart-not-found',
    judge: (cart) => {
      // what is eaten at a table is ordered in rounds and paid with its bill
      if (cart.type === 'dinein') return refuse('type-unavailable')
      if (holds(call, cart)) return undefined
      return cart.draft.group ? refuse('group-host-only') : refuseStranger(call, cart, 'cart-not-found')
    },
  }
}

function openOwn(call: Call, found: Guarded<CartRow> | undefined): CartRow | Refusal {
  const access = cartOf(call)
  return found ? found.open(access.judge) : refuse(access.missing)
}

async function openShared(
  db: TenantDb,
  call: Call,
  cart: CartRow,
  now: number,
): Promise<OpenedCart | Refusal> {
  const { waiting } = cart.draft
  if (waiting) {
    const entry = await forSystem('derived', findWaitingEntry(db, waiting.entryId))
    return entry && ownsWaitingEntry(entry, call) ? { cart } : refuse('cart-not-found')
  }
  const companion = await findCompanion(db, call, cart, now)
  if (!companion) return { cart }
  // who never joined knows the group by its link alone, and the cart not at all
  return companion.id === '' ? refuse('group-not-joined') : { cart, companion }
}
