import type { Item } from '../menu/menu.ts'
import type { Minor } from '../core/money.ts'

/** What a slot holds at most: orders, minutes of making, money (minor units); each optional. Rule "Slots". */
export interface SlotLimits {
  readonly orders?: number
  readonly minutes?: number
  readonly amount?: Minor
}

/** What an order, or all orders of a slot, take of it. */
export interface SlotLoad {
  readonly orders: number
  readonly minutes: number
  readonly amount: number
}

/** What is taken of a slot; `unproven` is the part that guests without a proven number only hold. */
export interface SlotUse extends SlotLoad {
  readonly unproven: SlotLoad
}

export const unusedSlot: SlotUse = {
  orders: 0,
  minutes: 0,
  amount: 0,
  unproven: { orders: 0, minutes: 0, amount: 0 },
}

/** `proof`: there is room, but only for somebody whose number is proven (safety 9). */
export type SlotCapacity = 'free' | 'proof' | 'full'

const kinds = ['orders', 'minutes', 'amount'] as const

/**
 * Takes a slot's limits, what is taken of it, what an order needs and whether its number is proven; returns whether
 * there is room. Guests without a proven number hold together at most half of what is left; a single such hold may take
 * more, or nobody could buy the last place. Safety 9.
 */
export function capacityIn(limits: SlotLimits, use: SlotUse, need: SlotLoad, proven: boolean): SlotCapacity {
  const limited = kinds.flatMap((kind) => {
    const limit = limits[kind]
    return limit === undefined ? [] : [{ kind, limit }]
  })
  if (limited.some(({ kind, limit }) => use[kind] + need[kind] > limit)) return 'full'
  if (proven || use.unproven.orders === 0) return 'free'
  const beyondHalf = limited.some(({ kind, limit }) => {
    const left = limit - (use[kind] - use.unproven[kind])
    return 2 * (use.unproven[kind] + need[kind]) > left
  })
  return beyondHalf ? 'proof' : 'free'
}

/** Takes lines and the menu's items; returns how long making them all takes, in minutes of the kitchen's work. */
export function makeMinutesOf(
  lines: readonly { readonly itemId: string; readonly quantity: number }[],
  items: ReadonlyMap<string, Pick<Item, 'makeMinutes'>>,
): number {
  return lines.reduce((sum, line) => sum + line.quantity * (items.get(line.itemId)?.makeMinutes ?? 0), 0)
}

/**
 * Takes a slot's start (UTC ms), lines, the menu's items and the branch's base minutes; returns when the order comes to
 * the kitchen: its start minus the time that it takes to be ready. Rule "Orders for later" (`missed` counts from there).
 */
export function releaseAt(
  start: number,
  lines: readonly { readonly itemId: string }[],
  items: ReadonlyMap<string, Pick<Item, 'makeMinutes'>>,
  baseMinutes: number,
): number {
  const longest = Math.max(baseMinutes, ...lines.map((line) => items.get(line.itemId)?.makeMinutes ?? 0))
  return start - longest * 60_000
}
