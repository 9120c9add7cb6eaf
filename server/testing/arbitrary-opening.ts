import fc from 'fast-check'
import { orderTypes } from '#domain/core/order-type.ts'
import type { TimeWindow } from '#domain/core/time-window.ts'
import type { HoursException, OpeningPlan, Pause } from '#domain/timing/opening.ts'
import type { SlotRule } from '#domain/timing/slots.ts'
import { addDays, dateText } from '#domain/core/zoned-time.ts'

const zones = fc.constantFrom('Asia/Riyadh', 'Africa/Cairo', 'Asia/Dubai', 'Asia/Qatar')
const types = fc.subarray([...orderTypes], { maxLength: 2 })
const name = { ar: '', en: '' }

const window: fc.Arbitrary<TimeWindow> = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1200 }),
  })
  .map(({ days, from, length }) => ({ days, from, to: from + length }))

const windows = (maxLength: number) => fc.array(window, { maxLength })

/** Both changes of Cairo's clocks lie in it. */
export const someMoment = fc.integer({ min: Date.parse('2026-04-10'), max: Date.parse('2026-11-10') })

const dates = fc
  .record({ start: fc.integer({ min: 0, max: 210 }), length: fc.integer({ min: 0, max: 35 }) })
  .map(({ start, length }) => {
    const from = addDays({ year: 2026, month: 4, day: 10 }, start)
    return { from: dateText(from), to: dateText(addDays(from, length)) }
  })

const exception: fc.Arbitrary<HoursException> = fc
  .record({ dates, windows: windows(2), types })
  .map((one) => ({ id: 'x', name, types: one.types, windows: one.windows, ...one.dates }))

const pause: fc.Arbitrary<Pause> = fc.oneof(
  fc
    .record({ windows: windows(3), types, dates: fc.option(dates, { nil: undefined }) })
    .map((one): Pause => ({
      id: 'p',
      name,
      types: one.types,
      kind: 'weekly',
      windows: one.windows,
      ...one.dates,
    })),
  fc.record({ at: someMoment, length: fc.integer({ min: 1, max: 6_000 }), types }).map((one): Pause => ({
    id: 'p',
    name,
    types: one.types,
    kind: 'once',
    startsAt: one.at,
    endsAt: one.at + one.length * 60_000,
  })),
)

/** Any opening plan: hours past midnight, hours of a type, holidays, weekly and single pauses, zones with and without DST. */
export const someOpening: fc.Arbitrary<OpeningPlan> = fc.record({
  timeZone: zones,
  hours: windows(4),
  typeHours: fc.oneof(
    fc.constant({}),
    windows(2).map((delivery) => (delivery.length > 0 ? { delivery } : {})),
  ),
  exceptions: fc.array(exception, { maxLength: 4 }),
  pauses: fc.array(pause, { maxLength: 3 }),
})

/** Any way to take orders for later. */
export const someSlotRule: fc.Arbitrary<SlotRule> = fc
  .record({
    periodMinutes: fc.constantFrom(10, 15, 20, 30, 60),
    leadMinutes: fc.integer({ min: 0, max: 600 }),
    stopMinutes: fc.integer({ min: 0, max: 90 }),
    cutOff: fc.option(
      fc.record({ minutes: fc.integer({ min: 0, max: 1439 }), daysBefore: fc.integer({ min: 0, max: 3 }) }),
      { nil: undefined },
    ),
  })
  .map(({ cutOff, ...rule }) => ({ ...rule, ...(cutOff && { cutOff }), limits: {} }))

export const someType = fc.constantFrom('pickup' as const, 'delivery' as const)
