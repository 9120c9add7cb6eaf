import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlace } from './parse-place.ts'

const riyadh = { latitude: 24.7136, longitude: 46.6753 }

describe('a place that was pasted', () => {
  it.each([
    '24.7136,46.6753',
    '24.7136, 46.6753',
    ' (24.7136 , 46.6753) ',
    '٢٤٫٧١٣٦، ٤٦٫٦٧٥٣',
    '۲۴.۷۱۳۶,۴۶.۶۷۵۳',
    '\u200f24.7136°,46.6753°\u200e',
    'geo:24.7136,46.6753',
    'geo:24.7136,46.6753?z=17',
    'geo:0,0?q=24.7136,46.6753(Home)',
    'https://maps.google.com/?q=24.7136,46.6753',
    'https://maps.google.com/maps?q=24.7136%2C46.6753&z=17&hl=ar',
    'https://www.google.com/maps/search/?api=1&query=24.7136,46.6753',
    'https://www.google.com/maps/search/24.7136,+46.6753?entry=tts',
    'https://maps.google.com/?ll=24.7136,46.6753&z=15',
    'https://maps.apple.com/?ll=24.7136,46.6753&q=Pin',
    'https://www.google.com/maps/@24.7136,46.6753,17z',
    'https://www.google.com/maps/place/24.7136,46.6753/@24.8,46.7,17z',
    'https://www.google.com/maps/place/Kingdom/@24.8,46.7,17z/data=!3m1!4b1!4m6!8m2!3d24.7136!4d46.6753',
    'https://www.google.com/maps/dir/?api=1&destination=24.7136,46.6753',
    'https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=17/24.8/46.7',
    'My location: https://maps.google.com/?q=24.7136,46.6753',
  ])('is read out of %s', (text) => {
    expect(parsePlace(text)).toEqual(riyadh)
  })

  it('is no place where there is none, and a short link says that it is one', () => {
    for (const text of [
      '',
      'Olaya Street 12',
      '24.7136',
      '91,10',
      '24.7,181',
      'https://example.com/?q=pizza',
    ])
      expect({ text, read: parsePlace(text) }).toEqual({ text, read: 'none' })
    for (const text of [
      'https://maps.app.goo.gl/AbC123',
      'https://goo.gl/maps/xyz',
      'here: https://g.co/kgs/1',
    ])
      expect({ text, read: parsePlace(text) }).toEqual({ text, read: 'short' })
  })

  it('is the same however it is written, anywhere on earth, in any digits', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6)
    const arabic = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    const property = fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const written = `${latitude.toFixed(6)},${longitude.toFixed(6)}`
      const all = [
        written,
        arabic(written),
        `geo:${written}`,
        `https://maps.google.com/?q=${written}`,
        `https://www.google.com/maps/@${written},15z`,
      ]
      for (const text of all) {
        const read = parsePlace(text)
        if (typeof read === 'string') throw new Error(`${text} is ${read}`)
        expect(read.latitude).toBeCloseTo(latitude, 6)
        expect(read.longitude).toBeCloseTo(longitude, 6)
      }
    })
    fc.assert(property)
  })

  it('never breaks, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parsePlace(text)
        if (typeof read !== 'string') expect(Math.abs(read.latitude)).toBeLessThanOrEqual(90)
      }),
    )
  })
})
