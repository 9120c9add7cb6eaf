import type { SlotLoadWire } from '#contract/timing/timing.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { orderTypes } from '#domain/core/order-type.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { unusedSlot, type SlotLimits, type SlotUse } from '#domain/timing/slot-capacity.ts'
import { slotWords } from '#domain/timing/slot-words.ts'
import { listSlots } from '#domain/timing/slots.ts'
import { dateText, daysBetween, parseDate, toLocal, toUtc } from '#domain/core/zoned-time.ts'
import type { Deps } from '#server/core/deps.ts'
import { maySchedule, slotsOf } from '#server/content/slots-of.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { listSlotUse } from '#server/store/timing/slots.ts'
import type { TimingCall } from './save-timing.ts'

/**
 * Takes a call and a date (none = today); returns the day's slots with what is taken of each: those that can still be
 * ordered for, and those of the past in which something was. Refuses 'not-allowed', 'branch-not-found', 'date-invalid'.
 */
export async function getSlotLoad(
  deps: Deps,
  { staff, branchId, language }: TimingCall,
  wanted: string | undefined,
): Promise<SlotLoadWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'opening', catalogue, branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const date = wanted === undefined ? toLocal(now, branch.timeZone) : parseDate(wanted)
  if (!date) return refuse('date-invalid')
  const [start, end] = [toUtc(date, 0, branch.timeZone), toUtc(date, 1440, branch.timeZone)]
  const use = await deps.db.read(staff.tenantId, (db) => listSlotUse(db, branch.id, { start, end }))
  const open = openSlots(catalogue, branch, dateText(date), now)
  const starts = [...new Set([...open, ...use.keys()])].sort((a, b) => a - b)
  const words = slotWords({ start: start + 43_200_000, end }, now, branch.timeZone, language)
  return {
    date: dateText(date),
    words: daysBetween(toLocal(now, branch.timeZone), date) < 2 ? words.day : `${words.day} ${words.date}`,
    slots: starts.map((at) => {
      const taken = use.get(at) ?? unusedSlot
      return {
        start: new Date(at).toISOString(),
        time: clockWords(at, branch.timeZone, language),
        orders: taken.orders,
        minutes: taken.minutes,
        amount: toDecimal(taken.amount),
        percent: percentOf(branch.slotRule.limits, taken),
        open: open.has(at),
      }
    }),
  }
}

function openSlots(catalogue: Catalogue, branch: Branch, date: string, now: number): ReadonlySet<number> {
  const starts = orderTypes
    .filter((type) => branch.types.includes(type) && maySchedule(branch, type))
    .flatMap((type) => listSlots(slotsOf(catalogue, branch, type, now)))
    .filter((day) => day.date === date)
    .flatMap((day) => day.slots.map((slot) => slot.start))
  return new Set(starts)
}

/** The tightest limit says how full a slot is. */
function percentOf(limits: SlotLimits, use: SlotUse): number | null {
  const shares = (['orders', 'minutes', 'amount'] as const).flatMap((kind) => {
    const limit = limits[kind]
    return limit === undefined ? [] : [use[kind] / limit]
  })
  return shares.length === 0 ? null : Math.min(100, Math.round(Math.max(...shares) * 100))
}
