import { describe, expect, it } from 'vitest'
import { acceptUntil, closingAt, openedAt } from './closing.ts'
import type { OpeningPlan } from '../timing/opening.ts'

const minute = 60_000
const days = [0, 1, 2, 3, 4, 5, 6]
const at = (text: string) => Date.parse(`${text}+03:00`)
const plan = (more: Partial<OpeningPlan> = {}): OpeningPlan => ({
  timeZone: 'Asia/Riyadh',
  hours: [{ days, from: 600, to: 1380 }],
  typeHours: {},
  exceptions: [],
  pauses: [],
  ...more,
})

describe('safety 10: an order for now may be accepted', () => {
  const came = at('2026-11-21T20:00')

  it('for as long as the branch says, while it stays open', () => {
    const closes = closingAt(plan(), 'pickup', came)
    expect(closes).toBe(at('2026-11-21T23:00'))
    expect(acceptUntil(came, 15, closes)).toBe(came + 15 * minute)
  })

  it('until five minutes after closing at the latest', () => {
    const late = at('2026-11-21T22:55')
    expect(acceptUntil(late, 15, closingAt(plan(), 'pickup', late))).toBe(at('2026-11-21T23:05'))
  })

  it('by the hours of its own type', () => {
    const typeHours = { delivery: [{ days, from: 600, to: 1260 }] }
    expect(closingAt(plan({ typeHours }), 'delivery', came)).toBe(at('2026-11-21T21:00'))
    expect(closingAt(plan({ typeHours }), 'pickup', came)).toBe(at('2026-11-21T23:00'))
  })

  it('over midnight, where the hours pass it or meet there', () => {
    const night = at('2026-11-21T23:58')
    const nights = closingAt(plan({ hours: [{ days, from: 600, to: 1560 }] }), 'pickup', night)
    expect(nights).toBe(at('2026-11-22T02:00'))
    const always = closingAt(plan({ hours: [] }), 'pickup', night)
    expect(acceptUntil(night, 15, always)).toBe(night + 15 * minute)
  })

  it('and a pause is no closing', () => {
    const pauses = [
      {
        id: 'p',
        name: { ar: '', en: '' },
        types: [],
        kind: 'weekly' as const,
        windows: [{ days, from: 1205, to: 1230 }],
      },
    ]
    expect(closingAt(plan({ pauses }), 'pickup', came)).toBe(at('2026-11-21T23:00'))
  })

  it('as the branch says when it was closed by then: a moment ago it was not', () => {
    expect(closingAt(plan(), 'pickup', at('2026-11-21T23:30'))).toBeUndefined()
    expect(acceptUntil(came, 15, undefined)).toBe(came + 15 * minute)
  })
})

describe('the hours that hold a moment', () => {
  const opened = at('2026-11-21T10:00')

  it('began with their opening, a pause being none', () => {
    const pauses = [
      {
        id: 'p',
        name: { ar: '', en: '' },
        types: [],
        kind: 'once',
        startsAt: opened + minute,
        endsAt: opened + 60 * minute,
      },
    ] as const
    expect(openedAt(plan(), 'pickup', opened)).toBe(opened)
    expect(openedAt(plan({ pauses }), 'pickup', at('2026-11-21T15:00'))).toBe(opened)
  })

  it('may have begun the day before, and are none while it is closed', () => {
    const nights = plan({ hours: [{ days, from: 600, to: 1560 }] })
    expect(openedAt(nights, 'pickup', at('2026-11-22T01:00'))).toBe(opened)
    expect(openedAt(plan(), 'pickup', at('2026-11-21T09:59'))).toBeUndefined()
  })
})
