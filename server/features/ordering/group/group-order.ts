import type { GroupWire } from '#contract/ordering/group-order.ts'
import { hourMs } from '#domain/core/durations.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { groupLimits, groupShares } from '#domain/ordering/group-order.ts'
import { limits } from '#domain/core/limits.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import { contentsLook } from '#server/show/show-contents.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { heldBy, holds, linkHolder } from '#server/authorization/rules.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { findCart, lockCart, saveCart, type CartRow } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import {
  findGroup,
  insertGroup,
  joinGroup,
  leaveGroup,
  listGroupMembers,
  openGroup,
  type GroupMemberRow,
  type GroupRow,
} from '#server/store/ordering/group-orders.ts'
import { findOrderOfCart, type OrderRow } from '#server/store/ordering/orders.ts'
import type { Call } from '#server/http/call.ts'
import { priceDelivered } from '../cart/price-delivered.ts'
import { fitCart } from '../cart/show-cart.ts'
import { releaseOrder } from '../../payments/payment/release-order.ts'
import { loadTenders } from '../../pricing/load-tenders.ts'
import { readGroupMoney } from './group-money.ts'

/** The host's id among the members. */
export const hostId = 'host'

/** Takes a name that was typed; returns it, or refuses the field. Spec 5: 30 characters. */
function readName(typed: string): string | Refusal {
  const name = cleanLine(typed, limits.name)
  if (name) return name
  const code = name === undefined ? 'text-too-long' : 'field-required'
  return refuse(code, { fields: { name: [code] } })
}

/**
 * Takes one's own cart and the name that companions read; makes its link. An order that waits for its payment ends first, as by
 * every edit (safety 1). Refuses 'cart-not-found', at a table 'type-unavailable', and what keeps that order from being ended.
 */
export async function startGroup(
  deps: Deps,
  call: Call,
  { cart_id, name: typed }: { cart_id: string; name: string },
): Promise<GroupWire | Refusal> {
  const name = readName(typed)
  if (isRefusal(name)) return name
  const id = await writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const cart = await authorize(heldBy(call, 'cart-not-found'), lockCart(tx, cart_id))
    if (isRefusal(cart)) return cart
    if (cart.closed_at) return refuse('cart-not-found')
    if (cart.draft.table ?? cart.draft.waiting) return refuse('type-unavailable')
    if (cart.ordered_version === cart.version) return { id: undefined }
    const endsAt = new Date(deps.clock() + groupLimits.hours * hourMs)
    const made = await insertGroup(tx, { id: makeId(), cartId: cart.id, hostName: name, endsAt })
    await saveCart(tx, cart, { draft: { ...cart.draft, group: { id: made } } })
    return { id: made }
  })
  if (isRefusal(id)) return id
  if (id.id !== undefined) return showGroup(deps, call, id.id)
  const released = await releaseOrder(deps, call.tenantId, cart_id)
  if (isRefusal(released)) return released
  return released.released ? startGroup(deps, call, { cart_id, name: typed }) : refuse('cart-changed')
}

/** Takes a link's id; returns the shared cart with its members, their dishes and shares. Refuses 'group-over' for one that is none. */
export async function showGroup(deps: Deps, call: Call, id: string): Promise<GroupWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  return deps.db.snapshot(call.tenantId, async (db) => {
    const group = await authorize(linkHolder('group-over'), findGroup(db, id))
    if (isRefusal(group)) return group
    const cart = await forSystem('derived', findCart(db, group.cart_id))
    if (!cart) return refuse('group-over')
    const members = await listGroupMembers(db, id)
    return show(db, { group, cart, members, catalogue, call, now: deps.clock() })
  })
}

interface Showing {
  readonly group: GroupRow
  readonly cart: CartRow
  readonly members: readonly GroupMemberRow[]
  readonly catalogue: Catalogue
  readonly call: Call
  readonly now: number
}

async function show(
  db: TenantDb,
  { group, cart, members, catalogue, call, now }: Showing,
): Promise<GroupWire | Refusal> {
  const fitted = fitCart(cart, catalogue, now)
  if (isRefusal(fitted)) return fitted
  const { branch, lines } = fitted
  const tenders = await loadTenders(db, { cart, branch, catalogue, now })
  const priced = priceDelivered({ cart, lines, branch, catalogue, now }, tenders)
  if (isRefusal(priced)) return priced
  const order =
    cart.ordered_version === null ? undefined : await findOrderOfCart(db, cart.id, cart.ordered_version)
  const bill = order && isAlive(order) ? order.bill : priced.bill
  const by = linesBy(cart)
  const { allergens } = catalogue
  const contentsOf = contentsLook({ items: fitted.offer.items, allergens, language: call.language })
  const isHost = holds(call, cart)
  const people = [
    { id: hostId, name: group.host_name, mine: isHost, host: true },
    ...members.map(({ id, name, browser }) => {
      return { id, name, mine: browser === call.browser && !isHost, host: false }
    }),
  ]
  const ids = people.map((one) => one.id)
  const shares = groupShares(bill, by, ids)
  const money = await readGroupMoney(db, group, order, now)
  const ordered = order && order.number !== null ? order.id : null
  return {
    id: group.id,
    cart_id: cart.id,
    version: cart.version,
    type: cart.type,
    branch_name: wordIn(branch.name, call.language),
    currency: bill.currency,
    open: group.open && ordered === null && group.ends_at.getTime() > now,
    ends_at: group.ends_at.toISOString(),
    role: isHost ? 'host' : people.some((one) => one.mine) ? 'companion' : 'stranger',
    members: people.map((one) => ({
      ...one,
      lines: linesOf(bill, { by, people, contentsOf, language: call.language }, one.id),
      share: toDecimal(shares.get(one.id) ?? 0),
      to_pay: toDecimal(money?.amounts[one.id] ?? 0),
      payment: money?.state(one.id) ?? 'none',
    })),
    total: toDecimal(bill.total),
    order_id: ordered,
    waiting: money && {
      order_id: isHost ? money.order.id : null,
      version: money.order.version,
      until: (money.order.hold_until ?? new Date(now)).toISOString(),
      shares: money.shares,
      left: toDecimal(money.left),
    },
    rendered_at: new Date(now).toISOString(),
  }
}

const isAlive = (order: OrderRow) => order.number !== null || order.status === 'callcenter_pending'

/** Takes a shared cart; returns who added which of its lines; what nobody is named for is the host's. */
export function linesBy({ lines }: CartRow): ReadonlyMap<string, string> {
  return new Map(lines.flatMap((line) => (line.by ? [[line.id, line.by] as const] : [])))
}

interface LinesLook {
  readonly by: ReadonlyMap<string, string>
  readonly people: readonly { id: string }[]
  readonly contentsOf: ReturnType<typeof contentsLook>
  readonly language: Language
}

/** What a member added, as it is priced. Dishes of someone who is no member any more are the host's. */
function linesOf(
  bill: Bill,
  { by, people, contentsOf, language }: LinesLook,
  id: string,
): GroupWire['members'][number]['lines'] {
  const known = new Set(people.map((one) => one.id))
  const addedBy = (lineId: string) => {
    const one = by.get(lineId)
    return one !== undefined && known.has(one) ? one : hostId
  }
  return bill.lines
    .filter((line) => addedBy(line.lineId) === id)
    .map((line) => ({
      line_id: line.lineId,
      name: wordIn(line.name, language),
      quantity: line.quantity,
      amount: toDecimal(line.paid + (line.deposit ?? 0)),
      ...contentsOf(line.itemId, line.options),
    }))
}

/** A group with its cart locked, for who may act on it. */
async function lockGroup(tx: WriteDb, id: string): Promise<{ group: GroupRow; cart: CartRow } | Refusal> {
  const group = await authorize(linkHolder('group-over'), findGroup(tx, id))
  if (isRefusal(group)) return group
  const cart = await forSystem('derived', lockCart(tx, group.cart_id))
  return cart && !cart.closed_at ? { group, cart } : refuse('group-over')
}

/** Takes a link, the browser and a name; the browser adds to the shared cart from now on. Refuses 'group-closed' and 'group-full'. */
export async function enterGroup(
  deps: Deps,
  call: Call & { browser: string },
  id: string,
  typed: string,
): Promise<GroupWire | Refusal> {
  const name = readName(typed)
  if (isRefusal(name)) return name
  const joined = await writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const locked = await lockGroup(tx, id)
    if (isRefusal(locked)) return locked
    const { group, cart } = locked
    if (holds(call, cart)) return { done: true }
    if (!group.open || group.ends_at.getTime() <= deps.clock()) return refuse('group-closed')
    const members = await listGroupMembers(tx, id)
    const known = members.some((one) => one.browser === call.browser)
    if (!known && members.length >= groupLimits.members) return refuse('group-full')
    await joinGroup(tx, { groupId: id, id: makeId(), browser: call.browser, name })
    return { done: true }
  })
  return isRefusal(joined) ? joined : showGroup(deps, call, id)
}

/** Takes a companion that leaves; the own dishes leave the cart. */
export async function exitGroup(deps: Deps, call: Call, id: string): Promise<GroupWire | Refusal> {
  const left = await writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const locked = await lockGroup(tx, id)
    if (isRefusal(locked)) return locked
    const member = (await listGroupMembers(tx, id)).find((one) => one.browser === call.browser)
    if (!member) return refuse('group-not-joined')
    const { cart } = locked
    if (cart.ordered_version === cart.version) return refuse('group-closed')
    const lines = cart.lines.filter((line) => line.by !== member.id)
    if (lines.length !== cart.lines.length) await saveCart(tx, cart, { lines })
    await leaveGroup(tx, id, member.id)
    return { done: true }
  })
  return isRefusal(left) ? left : showGroup(deps, call, id)
}

/** Takes the host and whether dishes can be added; refuses 'group-host-only' to anyone else. */
export async function setGroupOpen(
  deps: Deps,
  call: Call,
  id: string,
  open: boolean,
): Promise<GroupWire | Refusal> {
  const set = await writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const locked = await lockGroup(tx, id)
    if (isRefusal(locked)) return locked
    if (!holds(call, locked.cart)) return refuse('group-host-only')
    await openGroup(tx, id, open)
    return { done: true }
  })
  return isRefusal(set) ? set : showGroup(deps, call, id)
}
