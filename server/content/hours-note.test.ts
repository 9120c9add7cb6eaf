import { describe, expect, it } from 'vitest'
import { makeOpening } from '#domain/timing/make-opening.ts'
import { openingAt, type Pause } from '#domain/timing/opening.ts'
import { hoursNote } from './hours-note.ts'
import type { Branch } from '../store/menu/catalogue.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const pauseOf = (from: string, to: string): Pause => ({
  id: from,
  name: { ar: 'زحام', en: 'Busy' },
  types: [],
  kind: 'once',
  startsAt: at(`2026-11-21T${from}`),
  endsAt: at(`2026-11-21T${to}`),
})
// Riyadh, every day from ten to ten
const noteAt = (time: string, ...pauses: Pause[]) => {
  const branch = { ...makeOpening({ pauses }), accepting: true } as Branch
  const now = at(`2026-11-21T${time}`)
  const hours = openingAt(branch, undefined, now)
  return [hoursNote(branch, hours, 'en', now), hoursNote(branch, hours, 'ar', now)]
}

describe('the hours of a branch in words', () => {
  it('in a pause: when it is back', () => {
    expect(noteAt('15:00', pauseOf('14:50', '15:30'))[0]).toBe('Busy, back at 03:30 PM')
  })

  it('a pause that runs past closing: when it opens, for nobody is back in between', () => {
    expect(noteAt('21:40', pauseOf('21:40', '22:40'))).toEqual([
      'Opens tomorrow at 10:00 AM',
      expect.stringContaining('يفتح غدًا'),
    ])
    expect(noteAt('21:40', pauseOf('21:40', '22:00'))[0]).toBe('Opens tomorrow at 10:00 AM')
  })

  it('one pause right after the other: when the last of them is over', () => {
    const both = noteAt('15:00', pauseOf('14:50', '15:30'), pauseOf('15:30', '16:10'))
    expect(both[0]).toBe('Opens at 04:10 PM')
  })
})
