import type { SlotDayWire, SlotsWire } from '#contract/timing/slots.ts'
import { fitLines } from '#domain/ordering/cart-fit.ts'
import { priceCart } from '#domain/pricing/cart-price.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import {
  makeMinutesOf,
  capacityIn,
  unusedSlot,
  type SlotLoad,
  type SlotUse,
} from '#domain/timing/slot-capacity.ts'
import { slotWords } from '#domain/timing/slot-words.ts'
import { listSlots, type Slot, type SlotDay } from '#domain/timing/slots.ts'
import { parseDate, toUtc } from '#domain/core/zoned-time.ts'
import { pricedItems } from '#server/content/branch-items.ts'
import type { Deps } from '#server/core/deps.ts'
import { showSlot } from '#server/show/show-slot.ts'
import { slotsOf } from '#server/content/slots-of.ts'
import { findCart, type CartRow } from '#server/store/ordering/carts.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { listSlotUse } from '#server/store/timing/slots.ts'
import type { Call } from '#server/http/call.ts'
import { offerOf } from '../cart/cart-offer.ts'
import { openToRead } from '../cart/cart-access.ts'
import { timingOf } from '../cart/cart-timing.ts'

/** Where, how and for which cart slots are asked for. */
export interface SlotsQuery {
  readonly branchId: string
  readonly type: OrderType
  readonly cartId?: string | undefined
}

/**
 * Takes a wish; returns the days and periods for which the branch takes orders, full or not, seen by what the cart needs
 * of a slot. Refuses 'branch-not-found', 'type-unavailable' and 'cart-not-found'. Spec 4 "Order timing", 5.
 */
export async function showSlots(deps: Deps, call: Call, input: SlotsQuery): Promise<SlotsWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const branch = catalogue.branches.find((one) => one.id === input.branchId)
  if (!branch) return refuse('branch-not-found')
  if (!branch.types.includes(input.type)) return refuse('type-unavailable')
  const now = deps.clock()
  const { asap, schedule } = timingOf(catalogue, branch, input.type, {}, now)
  const days = schedule ? listSlots(slotsOf(catalogue, branch, input.type, now)) : []
  const range = { start: now, end: endOf(days, branch.timeZone, now) }
  const [use, opened] = await deps.db.read(call.tenantId, (db) =>
    Promise.all([
      listSlotUse(db, branch.id, range),
      input.cartId === undefined
        ? undefined
        : findCart(db, input.cartId).then((found) => openToRead(db, call, found, now)),
    ]),
  )
  if (isRefusal(opened)) return opened
  const cart = opened?.cart
  const stateOf = judge({ catalogue, branch, use, cart, type: input.type, now })
  const shown = days.map((day) =>
    showSlotDay(day, stateOf, { zone: branch.timeZone, language: call.language, now }),
  )
  const free = shown.flatMap((day) => day.slots).find((slot) => slot.state === 'free')
  return {
    days: shown,
    next_free: free?.start ?? null,
    asap,
    schedule,
    rendered_at: new Date(now).toISOString(),
  }
}

function endOf(days: readonly SlotDay[], zone: string, now: number): number {
  const last = parseDate(days.at(-1)?.date ?? '')
  return last ? toUtc(last, 1440, zone) : now
}

type SlotState = SlotDayWire['slots'][number]['state']

interface Judging {
  readonly catalogue: Catalogue
  readonly branch: Branch
  readonly use: ReadonlyMap<number, SlotUse>
  readonly cart: CartRow | undefined
  readonly type: OrderType
  readonly now: number
}

/** What a slot is for this cart; without one, for any order at all. */
function judge({ catalogue, branch, use, cart, type, now }: Judging): (slot: Slot) => SlotState {
  const needAt = (at: number) =>
    cart
      ? needOf(pricedItems(catalogue, { branchId: branch.id, type, now: at }).items, cart, catalogue)
      : anyOrder
  const usual = needAt(now)
  const timed = cart?.lines.filter((line) => isTimed(catalogue, branch, line.itemId)) ?? []
  return (slot) => {
    const taken = use.get(slot.start) ?? unusedSlot
    // a price list may hold at one slot and not at another
    const need = catalogue.priceLists.length > 0 ? needAt(slot.start) : usual
    // who has to prove a number is told so when ordering: the slot has room
    if (capacityIn(branch.slotRule.limits, taken, need, true) === 'full') return 'full'
    const draft = { timing: { slotStart: slot.start } }
    const offer = timed.length > 0 ? offerOf(catalogue, branch, type, now, draft) : undefined
    return offer && fitLines(timed, offer).gone.length > 0 ? 'unfit' : 'free'
  }
}

const anyOrder: SlotLoad = { orders: 1, minutes: 1, amount: 1 }

/** By what the dishes cost there and for that way, as the order will take it; what is not sold there is not ordered. */
function needOf(items: Catalogue['items'], cart: CartRow, { tenant }: Catalogue): SlotLoad {
  const lines = cart.lines.filter((line) => items.has(line.itemId))
  const bill = priceCart(lines, items, tenant)
  const minutes = makeMinutesOf(lines, items)
  return { orders: 1, minutes, amount: isRefusal(bill) ? 0 : bill.food }
}

/** Only dishes with hours of their own, or sold out for a while, differ from slot to slot. */
function isTimed({ items, groups, soldOut }: Catalogue, branch: Branch, itemId: string): boolean {
  if (soldOut.get(branch.id)?.has(itemId)) return true
  const item = items.get(itemId)
  const group = groups.find((one) => one.id === item?.groupId)
  return Boolean(item && (item.windows.length > 0 || (group?.windows.length ?? 0) > 0))
}

/** Takes a day's slots, what each is, and a look; returns the day for people. */
export function showSlotDay(
  day: SlotDay,
  stateOf: (slot: Slot) => SlotState,
  look: Parameters<typeof showSlot>[1],
): SlotDayWire {
  const date = parseDate(day.date) ?? { year: 0, month: 1, day: 1 }
  const noon = toUtc(date, 720, look.zone)
  const words = slotWords({ start: noon, end: noon }, look.now, look.zone, look.language)
  return {
    date: day.date,
    day: words.day,
    short_day: words.shortDay,
    day_of_month: String(date.day),
    slots: day.slots.map((slot) => ({ ...showSlot(slot, look), state: stateOf(slot) })),
  }
}
