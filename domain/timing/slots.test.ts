import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someMoment, someOpening, someSlotRule, someType } from '#server/testing/arbitrary-opening.ts'
import { everyDay, makeOpening, makeSlotRule } from './make-opening.ts'
import { openingAt } from './opening.ts'
import { findSlot, listSlots, orderableUntil, type SlotsAsked } from './slots.ts'
import { toLocal, toUtc, parseDate } from '../core/zoned-time.ts'

const riyadh = (local: string) => Date.parse(`${local}:00+03:00`)
const asked = (more: Partial<SlotsAsked> = {}): SlotsAsked => ({
  plan: makeOpening(),
  rule: makeSlotRule(),
  type: 'pickup',
  now: riyadh('2026-11-21T12:00'),
  daysAhead: 7,
  ...more,
})
const clocksOf = (one: SlotsAsked, day = 0) =>
  (listSlots(one)[day]?.slots ?? []).map(({ start }) => toLocal(start, one.plan.timeZone).minutes)

describe('slots', () => {
  it('spec 4: are the periods of today and of the days ahead, inside the hours', () => {
    const days = listSlots(asked())
    expect(days.map(({ date }) => date.slice(-2))).toEqual(['21', '22', '23', '24', '25', '26', '27', '28'])
    expect(clocksOf(asked())[0]).toBe(720)
    expect(clocksOf(asked(), 1)).toEqual(Array.from({ length: 24 }, (_, i) => 600 + i * 30))
  })

  it('begin after the lead time, and end before closing', () => {
    const rule = makeSlotRule({ leadMinutes: 50, stopMinutes: 60 })
    expect(clocksOf(asked({ rule }))[0]).toBe(780)
    expect(clocksOf(asked({ rule })).at(-1)).toBe(1230)
  })

  it('end with the day’s cut-off', () => {
    const rule = makeSlotRule({ cutOff: { minutes: 18 * 60, daysBefore: 1 } })
    expect(clocksOf(asked({ rule }))).toEqual([])
    expect(clocksOf(asked({ rule }), 1)).not.toEqual([])
    expect(clocksOf(asked({ rule, now: riyadh('2026-11-21T18:00') }), 1)).toEqual([])
    expect(clocksOf(asked({ rule, now: riyadh('2026-11-21T18:00') }), 2)).not.toEqual([])
  })

  it('can be ordered for until the day’s cut-off or the lead time, whichever comes first', () => {
    const rule = makeSlotRule({ leadMinutes: 50, cutOff: { minutes: 18 * 60, daysBefore: 1 } })
    const start = riyadh('2026-11-22T13:00')
    const last = orderableUntil(rule, start, 'Asia/Riyadh')
    expect(last).toBe(riyadh('2026-11-21T18:00'))
    expect(findSlot(asked({ rule, now: last - 1 }), start)).toBeDefined()
    expect(findSlot(asked({ rule, now: last }), start)).toBeUndefined()
    expect(orderableUntil(makeSlotRule({ leadMinutes: 50 }), start, 'Asia/Riyadh')).toBe(
      riyadh('2026-11-22T12:10'),
    )
  })

  it('can be had while it is closed', () => {
    expect(clocksOf(asked({ now: riyadh('2026-11-21T23:30') }))).toEqual([])
    expect(clocksOf(asked({ now: riyadh('2026-11-21T23:30') }), 1)[0]).toBe(600)
  })

  it('do not start in a pause, nor before the switch is on again', () => {
    const windows = [{ days: everyDay, from: 755, to: 785 }]
    const plan = makeOpening({
      pauses: [{ id: 'p', name: { ar: '', en: '' }, types: [], kind: 'weekly', windows }],
    })
    expect(clocksOf(asked({ plan })).slice(0, 3)).toEqual([720, 750, 810])
    expect(clocksOf(asked({ notBefore: riyadh('2026-11-22T05:00') }))).toEqual([])
  })

  it('of hours past midnight stand on the day of their own clock', () => {
    const plan = makeOpening({ hours: [{ days: [6], from: 1320, to: 1560 }] })
    expect(clocksOf(asked({ plan }))).toEqual([1320, 1350, 1380, 1410])
    expect(clocksOf(asked({ plan }), 1)).toEqual([0, 30, 60, 90])
  })

  it('safety 37: a night that skips an hour has no slots in it, one that doubles it has them once', () => {
    const plan = makeOpening({ timeZone: 'Africa/Cairo', hours: [] })
    const spring = asked({ plan, now: Date.parse('2026-04-23T12:00:00Z'), daysAhead: 1 })
    expect(clocksOf(spring, 1)[0]).toBe(60)
    const autumn = asked({ plan, now: Date.parse('2026-10-28T12:00:00Z'), daysAhead: 1 })
    expect(new Set(clocksOf(autumn, 1)).size).toBe(48)
  })

  it('safety 37: whatever hours, zones, holidays and pauses: each is open at its start, named once, and found again', () => {
    fc.assert(
      fc.property(someOpening, someSlotRule, someType, someMoment, (plan, rule, type, now) => {
        const one = asked({ plan, rule, type, now, daysAhead: 4 })
        const days = listSlots(one)
        for (const { date, slots } of days) {
          const day = parseDate(date) ?? { year: 0, month: 0, day: 0 }
          const clocks = slots.map(({ start }) => toLocal(start, plan.timeZone).minutes)
          expect(new Set(clocks).size).toBe(slots.length)
          for (const slot of slots.filter((_, i) => i % 5 === 0)) {
            expect(slot.start).toBeGreaterThanOrEqual(now + rule.leadMinutes * 60_000)
            expect(slot.end - slot.start).toBe(rule.periodMinutes * 60_000)
            expect(openingAt(plan, type, slot.start).open).toBe(true)
            const { minutes } = toLocal(slot.start, plan.timeZone)
            expect(toUtc(day, minutes, plan.timeZone)).toBe(slot.start)
            expect(findSlot(one, slot.start)).toEqual(slot)
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  it('spec 5: nothing but a listed slot is one', () => {
    fc.assert(
      fc.property(
        someOpening,
        someSlotRule,
        someMoment,
        fc.integer({ min: -100, max: 9000 }),
        (plan, rule, now, off) => {
          const one = asked({ plan, rule, now, daysAhead: 5 })
          const start = Math.floor(now / 60_000 + off) * 60_000
          const listed = listSlots(one)
            .flatMap((day) => day.slots)
            .some((slot) => slot.start === start)
          expect(findSlot(one, start) !== undefined).toBe(listed)
        },
      ),
      { numRuns: 150 },
    )
  })
})
