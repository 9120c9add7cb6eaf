import { describe, expect, it } from 'vitest'
import { isWindow, windowStateAt, type TimeWindow } from './time-window.ts'

const zone = 'Asia/Riyadh'
const at = (text: string) => Date.parse(`${text}:00+03:00`)
const days = [0, 1, 2, 3, 4, 5, 6]
const suhoor: TimeWindow = { days, from: 1320, to: 1680, first: '2027-02-08', last: '2027-03-08' }

describe('a window with days of its own', () => {
  it('is open on those days alone, past the last midnight too', () => {
    const openAt = (text: string) => windowStateAt([suhoor], at(text), zone).open
    expect(openAt('2027-02-07T23:00')).toBe(false)
    expect(openAt('2027-02-08T22:00')).toBe(true)
    expect(openAt('2027-03-08T23:59')).toBe(true)
    expect(openAt('2027-03-09T03:59')).toBe(true)
    expect(openAt('2027-03-09T04:00')).toBe(false)
    expect(openAt('2027-03-09T22:00')).toBe(false)
  })

  it('says when that changes, months ahead too, and after its last day never', () => {
    const changes = (text: string) => windowStateAt([suhoor], at(text), zone).changesAt
    expect(changes('2026-11-27T12:00')).toBe(at('2027-02-08T00:00'))
    expect(changes('2027-02-08T12:00')).toBe(at('2027-02-08T22:00'))
    expect(changes('2027-02-08T22:30')).toBe(at('2027-02-09T04:00'))
    expect(changes('2027-03-09T05:00')).toBeUndefined()
  })

  it('open day and night for weeks, is looked at again before it ends, and ends', () => {
    const whole: TimeWindow = { days, from: 0, to: 1440, first: '2027-02-08', last: '2027-03-08' }
    let [now, looks] = [at('2027-02-08T09:00'), 0]
    for (;;) {
      const { open, changesAt } = windowStateAt([whole], now, zone)
      if (!open) break
      expect(changesAt).toBeGreaterThan(now)
      now = changesAt ?? Infinity
      looks += 1
    }
    expect(now).toBe(at('2027-03-09T00:00'))
    expect(looks).toBeLessThan(10)
  })

  it('may have one end only', () => {
    const { last: _, ...from } = suhoor
    const { first: _first, ...until } = suhoor
    expect(windowStateAt([from], at('2030-01-01T23:00'), zone).open).toBe(true)
    expect(windowStateAt([until], at('2026-11-27T23:00'), zone).open).toBe(true)
    expect(windowStateAt([until], at('2027-03-09T23:00'), zone).open).toBe(false)
  })

  it('is none with a day that there is not, or with its last before its first', () => {
    expect(isWindow(suhoor)).toBe(true)
    expect(isWindow({ ...suhoor, first: '2027-02-30' })).toBe(false)
    expect(isWindow({ ...suhoor, last: '2027-02-07' })).toBe(false)
    expect(isWindow({ days: [], from: 0, to: 60 })).toBe(false)
    expect(isWindow({ days, from: 60, to: 60 })).toBe(false)
  })
})
