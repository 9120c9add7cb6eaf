import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendar-event.ts'

const event: CalendarEvent = {
  uid: 'order@saffron.example',
  edition: 3,
  writtenAt: Date.UTC(2026, 10, 21, 9),
  start: Date.UTC(2026, 10, 21, 17, 30),
  end: Date.UTC(2026, 10, 21, 18),
  title: 'طلب من زعفران',
  about: 'رقم الطلب 041\nhttps://saffron.example/o/a1',
  where: 'فرع العليا، شارع العليا العام; الرياض, 12213',
  place: { latitude: 24.6951, longitude: 46.6834 },
  url: 'https://saffron.example/o/a1',
  canceled: false,
  remindMinutes: 30,
}
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const unescape = (text: string) =>
  text.replaceAll(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
const valueOf = (file: string, name: string) =>
  unfold(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

describe('an order in a calendar', () => {
  it('stands at its slot in UTC, with a reminder before', () => {
    const file = calendarFile(event)
    expect([valueOf(file, 'DTSTART'), valueOf(file, 'DTEND')]).toEqual([
      '20261121T173000Z',
      '20261121T180000Z',
    ])
    expect(valueOf(file, 'TRIGGER')).toBe('-PT30M')
    expect(valueOf(file, 'STATUS')).toBe('CONFIRMED')
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
  })

  it('a cancelled one replaces the former edition and reminds of nothing', () => {
    const file = calendarFile({ ...event, edition: 4, canceled: true })
    expect([valueOf(file, 'UID'), valueOf(file, 'SEQUENCE')]).toEqual(['order@saffron.example', '4'])
    expect(file).toContain('STATUS:CANCELLED')
    expect(file).not.toContain('VALARM')
  })

  it('whatever the texts hold: lines of at most 75 octets, no line of their own, and the same text comes back', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    fc.assert(
      fc.property(text, text, (title, where) => {
        const file = calendarFile({ ...event, title, where })
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        const clean = (value: string) =>
          value.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '')
        expect(unescape(valueOf(file, 'SUMMARY') ?? '')).toBe(clean(title))
        expect(unescape(valueOf(file, 'LOCATION') ?? '')).toBe(clean(where))
        expect(unfold(file).filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
      }),
    )
  })

  it('attack: a text cannot add a line of its own', () => {
    const file = calendarFile({
      ...event,
      title: 'a\r\nATTENDEE:mailto:x@y.example',
      url: 'https://a.example/\r\nX:1',
    })
    expect(unfold(file).some((line) => /^(ATTENDEE|X):/.test(line))).toBe(false)
  })
})
