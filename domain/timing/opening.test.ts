import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someMoment, someOpening, someType } from '#server/testing/arbitrary-opening.ts'
import { everyDay, makeOpening } from './make-opening.ts'
import { openingAt, type HoursException } from './opening.ts'

const at = (iso: string) => Date.parse(iso)
const named = (en: string) => ({ ar: en, en })
const riyadh = (local: string) => at(`${local}:00+03:00`)

const closed = (from: string, to = from): HoursException => ({
  id: from,
  name: named('Holiday'),
  from,
  to,
  types: [],
  windows: [],
})

describe('opening hours', () => {
  it('say when it opens, after a holiday of days', () => {
    const plan = makeOpening({ exceptions: [closed('2026-11-22', '2026-11-24')] })
    expect(openingAt(plan, 'pickup', riyadh('2026-11-21T23:00'))).toEqual({
      open: false,
      changesAt: riyadh('2026-11-25T10:00'),
      opensAt: riyadh('2026-11-25T10:00'),
      opens: { minutes: 600, inDays: 4 },
    })
  })

  it('find an opening weeks ahead', () => {
    const plan = makeOpening({ exceptions: [closed('2026-11-01', '2026-12-31')] })
    expect(openingAt(plan, 'pickup', riyadh('2026-11-21T12:00')).opensAt).toBe(riyadh('2027-01-01T10:00'))
  })

  it('differ by order type', () => {
    const plan = makeOpening({ typeHours: { delivery: [{ days: everyDay, from: 1080, to: 1320 }] } })
    const noon = riyadh('2026-11-21T12:00')
    expect(openingAt(plan, 'pickup', noon).open).toBe(true)
    expect(openingAt(plan, 'delivery', noon)).toMatchObject({
      open: false,
      opens: { minutes: 1080, inDays: 0 },
    })
  })

  it('of Ramadan pass midnight, by date range, and end with it', () => {
    const ramadan = {
      ...closed('2027-02-08', '2027-03-09'),
      windows: [{ days: everyDay, from: 1020, to: 1620 }],
    }
    const plan = makeOpening({ exceptions: [ramadan] })
    expect(openingAt(plan, 'pickup', riyadh('2027-02-10T02:30')).open).toBe(true)
    expect(openingAt(plan, 'pickup', riyadh('2027-02-10T12:00')).open).toBe(false)
    // its last night still runs on, then the usual hours are back
    expect(openingAt(plan, 'pickup', riyadh('2027-03-10T02:30')).open).toBe(true)
    expect(openingAt(plan, 'pickup', riyadh('2027-03-10T12:00')).open).toBe(true)
  })

  it('of a holiday inside Ramadan are the holiday’s', () => {
    const ramadan = {
      ...closed('2027-02-08', '2027-03-09'),
      windows: [{ days: everyDay, from: 1020, to: 1620 }],
    }
    const plan = makeOpening({ exceptions: [ramadan, closed('2027-02-22')] })
    expect(openingAt(plan, 'pickup', riyadh('2027-02-22T20:00')).open).toBe(false)
  })

  it('stop for prayer by the weekly timetable, by name, and say when they go on', () => {
    const plan = makeOpening({
      pauses: [
        {
          id: 'p',
          name: named('Dhuhr prayer'),
          types: [],
          kind: 'weekly',
          windows: [{ days: everyDay, from: 720, to: 740 }],
          from: '2026-11-01',
          to: '2026-11-30',
        },
      ],
    })
    expect(openingAt(plan, 'pickup', riyadh('2026-11-21T12:05'))).toMatchObject({
      open: false,
      opensAt: riyadh('2026-11-21T12:20'),
      pause: { name: named('Dhuhr prayer'), endsAt: riyadh('2026-11-21T12:20') },
    })
    expect(openingAt(plan, 'pickup', riyadh('2026-12-01T12:05')).open).toBe(true)
    // closed by its hours, it is not the pause that is told
    expect(openingAt(plan, 'pickup', riyadh('2026-11-21T03:00')).pause).toBeUndefined()
  })

  it('stop once, for an order type, until the pause’s own end', () => {
    const [startsAt, endsAt] = [riyadh('2026-11-21T12:00'), riyadh('2026-11-21T12:30')]
    const plan = makeOpening({
      pauses: [{ id: 'p', name: named(''), types: ['delivery'], kind: 'once', startsAt, endsAt }],
    })
    expect(openingAt(plan, 'delivery', startsAt)).toMatchObject({ open: false, changesAt: endsAt })
    expect(openingAt(plan, 'delivery', endsAt).open).toBe(true)
    expect(openingAt(plan, 'pickup', startsAt).open).toBe(true)
  })

  it('round the clock never end; without any hours it is always open', () => {
    const noon = riyadh('2026-11-21T12:00')
    expect(openingAt(makeOpening({ hours: [] }), 'pickup', noon)).toEqual({ open: true })
    expect(
      openingAt(makeOpening({ hours: [{ days: everyDay, from: 360, to: 1800 }] }), 'pickup', noon),
    ).toEqual({
      open: true,
    })
  })

  it('safety 37: say the same whether they were asked before or not', () => {
    fc.assert(
      fc.property(
        someOpening,
        someType,
        fc.array(fc.tuple(someMoment, fc.integer({ min: -90, max: 90 })), { minLength: 2, maxLength: 6 }),
        (plan, type, moments) => {
          for (const [moment, minutes] of moments)
            for (const now of [moment, moment + minutes * 60_000])
              expect(openingAt(plan, type, now)).toEqual(openingAt({ ...plan }, type, now))
        },
      ),
    )
  })

  it('safety 37: tell the next change truly, whatever hours, zones, holidays and pauses', () => {
    fc.assert(
      fc.property(someOpening, someType, someMoment, (plan, type, now) => {
        const state = openingAt(plan, type, now)
        if (state.changesAt === undefined) return
        expect(state.changesAt).toBeGreaterThan(now)
        expect(openingAt(plan, type, state.changesAt - 1).open).toBe(state.open)
        const after = openingAt(plan, type, state.changesAt)
        if (state.until !== undefined || !state.open) expect(after.open).toBe(!state.open)
      }),
      { numRuns: 300 },
    )
  })
})
