import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlace, middleOfView, parsePlace, placeQuestion } from './parse-place.ts'

const riyadh = { latitude: 24.7136, longitude: 46.6753 }
const dms = { latitude: 24.713611, longitude: 46.675306 }
const code = { latitude: 24.713563, longitude: 46.675313 }

/**
 * One row for each form, by who makes it. Sources: Google "Maps URLs" and the links of its site (data=!…); Apple "Map Links"
 * and "Unified Map URLs" (iOS 18.4); OpenStreetMap wiki "Browsing"; Waze "Deep Links"; Yandex "Link to the map"; HERE "Share
 * links"; Bing "Create a custom map URL"; RFC 5870 and Android's "Common intents" (geo:); google/open-location-code; and links
 * collected from phones in the tests of jakubvalenta/geoshare (da6d3bf3, 2026-08-22).
 */
const places: readonly (readonly [maker: string, text: string])[] = [
  ['degrees', '24.7136,46.6753'],
  ['degrees', '24.7136, 46.6753'],
  ['degrees', ' (24.7136 , 46.6753) '],
  ['degrees', '+24.7136, +46.6753'],
  ['degrees', '24.7136; 46.6753'],
  ['degrees', '24.7136 46.6753'],
  ['degrees', '٢٤٫٧١٣٦، ٤٦٫٦٧٥٣'],
  ['degrees', '۲۴.۷۱۳۶,۴۶.۶۷۵۳'],
  ['degrees', '\u200f24.7136°,46.6753°\u200e'],
  ['degrees', '24.7136° N, 46.6753° E'],
  ['degrees', '24.7136N 46.6753E'],
  ['degrees', 'N 24.7136, E 46.6753'],
  ['degrees', '46.6753° E, 24.7136° N'],
  ['degrees', '24.7136° شمالاً، 46.6753° شرقاً'],
  ['degrees', '٢٤٫٧١٣٦° ش، ٤٦٫٦٧٥٣° ق'],
  ['degrees', 'شمال 24.7136 شرق 46.6753'],
  ['degrees', 'N +24.7136 E +46.6753'],
  ['degrees', '24 42.816, 46 40.518'],
  ['degrees', 'Lat: 24.7136, Lng: 46.6753'],
  ['degrees', 'latitude=24.7136 longitude=46.6753'],
  ['degrees', 'Longitude 46.6753, latitude 24.7136'],
  ['degrees', 'خط العرض: 24.7136 خط الطول: 46.6753'],
  ['in a sentence', 'البيت على 24.7136, 46.6753 خلف المسجد'],
  ['in a sentence', 'We are at 24.7136,46.6753, second floor.'],
  ['in a sentence', 'My location: https://maps.google.com/?q=24.7136,46.6753'],
  ['in a sentence', 'الموقع https://maps.google.com/?q=24.7136,46.6753 والباب الأيسر'],
  ['geo:', 'geo:24.7136,46.6753'],
  ['geo:', 'geo:24.7136,46.6753?z=17'],
  ['geo:', 'geo:24.7136,46.6753;u=35'],
  ['geo:', 'geo:24.7136,46.6753,612;crs=wgs84'],
  ['geo:', 'geo:0,0?q=24.7136,46.6753(Home)'],
  ['geo:', 'geo:0,0?q=24.7136, 46.6753'],
  ['geo:', 'geo:24.1,46.1?q=24.7136%2C46.6753(%D8%A7%D9%84%D8%A8%D9%8A%D8%AA)'],
  ['Google', 'https://maps.google.com/?q=24.7136,46.6753'],
  ['Google', 'https://maps.google.com/?q=loc:24.7136,46.6753'],
  ['Google', 'https://maps.google.com/maps?q=loc:24.7136+46.6753'],
  ['Google', 'https://maps.google.com/maps?q=24.7136%2C46.6753&z=17&hl=ar'],
  ['Google', 'https://maps.google.com/maps?q=24.7136,46.6753(Saffron)&z=17'],
  ['Google', 'https://maps.google.com/maps?q=Saffron@24.7136,46.6753'],
  ['Google', 'https://maps.google.com/maps?ll=24.7501,46.7001&z=15&q=24.7136,46.6753'],
  ['Google', 'maps.google.com/?q=24.7136,46.6753'],
  ['Google', 'www.google.com/maps/place/24.7136,46.6753'],
  ['Google', 'https://www.google.com.sa/maps/search/24.7136,+46.6753?entry=tts'],
  ['Google', 'https://www.google.com/maps/search/?api=1&query=24.7136,46.6753'],
  ['Google', 'https://www.google.com/maps/search/?api=1&query=24.7136%2C46.6753&query_place_id=ChIJ1'],
  ['Google', 'https://www.google.com/maps/place/24.7136,46.6753/@24.8,46.7,17z'],
  [
    'Google',
    'https://www.google.com/maps/place/Kingdom/@24.8,46.7,17z/data=!3m1!4b1!4m6!8m2!3d24.7136!4d46.6753',
  ],
  ['Google', 'https://www.google.com/maps/dir/?api=1&destination=24.7136,46.6753'],
  ['Google', 'https://www.google.com/maps/dir/?api=1&origin=24.1,46.1&destination=24.7136%2C46.6753'],
  ['Google', 'https://www.google.com/maps/dir//24.7136,46.6753/@24.8,46.7,12z'],
  ['Google', 'https://www.google.com/maps/dir/24.1,46.1/24.7136,46.6753'],
  ['Google', 'https://www.google.com/maps/dir/24.1,46.1/24.7136,46.6753/@24.4,46.4,9z/'],
  ['Google', 'google.navigation:q=24.7136%2B46.6753'],
  [
    'Google',
    'https://www.google.com/maps/dir/My+location/Saffron/@24.6501,46.5801,12z/data=!4m9!4m8!1m0!1m5!1m1!1s0x3e2f:0x1!2m2!1d46.6753!2d24.7136!3e0',
  ],
  [
    'Google',
    'https://www.google.com/maps/dir/24.1,46.1/Saffron+Restaurant/@24.4,46.4,9z/data=!4m9!4m8!1m0!1m5!1m1!1s0x1!2m2!1d46.6753!2d24.7136!3e0',
  ],
  [
    'Google',
    'https://www.google.com/maps/dir/Home/Saffron/@24.4,46.4,9z/data=!4m14!4m13!1m5!1m1!1s0x1!2m2!1d46.1!2d24.1!1m5!1m1!1s0x2!2m2!1d46.6753!2d24.7136!3e0',
  ],
  ['Google', 'https://maps.google.com/?saddr=24.1,46.1&daddr=24.7136,46.6753'],
  ['Google', 'https://maps.google.com/?saddr=24.1,46.1&daddr=24.3,46.3+to:24.7136,46.6753'],
  ['Google', 'https://www.google.com/url?q=https://maps.google.com/?q%3D24.7136,46.6753&sa=D'],
  ['Google', 'comgooglemaps://?center=24.8,46.7&q=24.7136,46.6753'],
  ['Google', 'google.navigation:q=24.7136,46.6753'],
  ['Apple, until iOS 18.3', 'https://maps.apple.com/?ll=24.7136,46.6753&q=Pin'],
  ['Apple, until iOS 18.3', 'https://maps.apple.com/?q=24.7136,46.6753'],
  ['Apple, until iOS 18.3', 'https://maps.apple.com/?q=Saffron&sll=24.9,46.9&ll=24.7136,46.6753'],
  [
    'Apple, until iOS 18.3',
    'https://maps.apple.com/?address=Olaya%20St&auid=123&ll=24.7136,46.6753&lsp=9902',
  ],
  ['Apple, until iOS 18.3', 'https://maps.apple.com/?saddr=24.1,46.1&daddr=24.7136,46.6753&dirflg=d'],
  ['Apple', 'https://maps.apple.com/place?coordinate=24.7136,46.6753&name=Pin'],
  [
    'Apple',
    'https://maps.apple.com/place?address=Olaya&coordinate=24.7136%2C46.6753&place-id=I1&map=explore',
  ],
  ['Apple', 'https://maps.apple.com/directions?source=24.1,46.1&destination=24.7136,46.6753&mode=driving'],
  ['Apple', 'https://maps.apple.com/look-around?coordinate=24.7136,46.6753'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=17/24.8/46.7'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753'],
  [
    'OpenStreetMap',
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route=24.1,46.1;24.7136,46.6753#map=11/24.4/46.4',
  ],
  ['OsmAnd', 'https://osmand.net/map?pin=24.7136,46.6753#16/24.7/46.6'],
  ['OsmAnd', 'https://osmand.net/map?start=24.1,46.1&finish=24.7136,46.6753'],
  ['Waze', 'https://waze.com/ul?ll=24.7136,46.6753&navigate=yes'],
  ['Waze', 'https://www.waze.com/ul?ll=24.7136%2C46.6753&navigate=yes&zoom=17'],
  ['Waze', 'https://www.waze.com/live-map/directions?to=ll.24.7136%2C46.6753'],
  ['Waze', 'https://ul.waze.com/ul?ll=24.7136%2C46.6753'],
  ['Waze', 'waze://?ll=24.7136,46.6753&navigate=yes'],
  ['Yandex', 'https://yandex.com/maps/?pt=46.6753,24.7136&z=17&l=map'],
  ['Yandex', 'https://yandex.ru/maps/?ll=46.7,24.8&pt=46.6753,24.7136,pm2rdm&z=12'],
  ['Yandex', 'https://yandex.com/maps/?ll=46.7,24.8&whatshere[point]=46.6753,24.7136&whatshere[zoom]=17'],
  ['Yandex', 'https://yandex.com/maps/?ll=46.7,24.8&whatshere%5Bpoint%5D=46.6753%2C24.7136&z=17'],
  ['Yandex', 'https://yandex.com/maps/?rtext=24.1,46.1~24.7136,46.6753&rtt=auto'],
  ['Yandex', 'https://yandex.com/maps/?text=24.7136,46.6753'],
  ['HERE', 'https://share.here.com/l/24.7136,46.6753,Saffron?z=16'],
  ['HERE', 'https://wego.here.com/l/24.7136,46.6753'],
  ['HERE', 'https://wego.here.com/directions/drive/mylocation/Saffron:24.7136,46.6753'],
  ['Bing', 'https://www.bing.com/maps?cp=24.8~46.7&sp=point.24.7136_46.6753_Saffron'],
  ['Bing', 'https://bing.com/maps/default.aspx?rtp=pos.24.1_46.1~pos.24.7136_46.6753_Saffron'],
  [
    'HERE',
    'https://share.here.com/p/e-eyJ2ZXJzaW9uIjoiMS4wLjMiLCJsYXRpdHVkZSI6MjQuNzEzNiwibG9uZ2l0dWRlIjo0Ni42NzUzfQ==',
  ],
  ['HERE', 'https://wego.here.com/p/s-aWQ9O2xhdD0yNC43MTM2O2xvbj00Ni42NzUzO249U2FmZnJvbg=='],
  [
    'Urbi (2GIS in the Gulf)',
    'https://maps.urbi.ae/dubai/firm/70000001043503020/46.6753%2C24.7136?m=46.7%2C24.8%2F14',
  ],
  ['Urbi (2GIS in the Gulf)', 'https://urbi-sa.com/riyadh/geo/46.6753%2C24.7136'],
  ['2GIS', 'https://2gis.ae/dubai/geo/46.6753,24.7136?m=46.7,24.8/16'],
]

describe('a place that was pasted', () => {
  it.each(places)('of %s is read out of %s', (_, text) => {
    expect(parsePlace(text)).toEqual(riyadh)
  })

  it.each([
    `24°42'49.0"N 46°40'31.1"E`,
    '24°42′49.0″ N, 46°40′31.1″ E',
    '24° 42’ 49.0” N 46° 40’ 31.1” E',
    `24°42'49.0''N, 46°40'31.1''E`,
    `N24°42'49.0" E46°40'31.1"`,
    '24 42 49.0 N, 46 40 31.1 E',
    `24°42'49.0"، 46°40'31.1"`,
    `٢٤°٤٢'٤٩٫٠"ش ٤٦°٤٠'٣١٫١"ق`,
    `٢٤°٤٢'٤٩٫٠"شمال ٤٦°٤٠'٣١٫١"شرق`,
    `Pin dropped: 24°42'49.0"N 46°40'31.1"E, see you`,
    "https://www.google.com/maps/place/24%C2%B042'49.0%22N+46%C2%B040'31.1%22E/@24.8,46.7,17z",
    `https://maps.google.com/?q=24%C2%B042'49.0%22N%2046%C2%B040'31.1%22E`,
  ])('with minutes and seconds is read out of %s', (text) => {
    expect(parsePlace(text)).toEqual(dms)
  })

  it.each([
    '7HP8PM7G+C4',
    '7hp8pm7g+c4',
    'الموقع 7HP8PM7G+C4 الرياض',
    'https://plus.codes/7HP8PM7G+C4',
    'https://www.google.com/maps/search/7HP8PM7G%2BC4',
    'https://www.google.com/maps/place/7HP8PM7G%2BC4/@24.8,46.7,17z/',
    'https://www.google.com/maps/place/PM7G%2BC4+Riyadh/@24.8,46.7,17z/',
  ])('is the middle of the plus code in %s', (text) => {
    expect(parsePlace(text)).toEqual(code)
  })

  it('is the code nearest to the branch when a short plus code stands alone, and a question when a town is named', () => {
    expect(parsePlace('PM7G+C4', { latitude: 24.6, longitude: 46.7 })).toEqual(code)
    expect(parsePlace('PM7G+C4')).toBe('code')
    expect(parsePlace('PM7G+C4 الرياض', riyadh)).toBe('code')
    expect(placeQuestion('PM7G+C4 الرياض')).toEqual({ ask: 'code', code: 'PM7G+C4', locality: 'الرياض' })
    expect(placeQuestion('PM7G+C4, Riyadh Saudi Arabia')).toMatchObject({ locality: 'Riyadh Saudi Arabia' })
    expect(placeQuestion('https://plus.codes/PM7G%2BC4%20Riyadh')).toMatchObject({ locality: 'Riyadh' })
    expect(placeQuestion('7HP8PM7G+C4')).toBeUndefined()
  })

  it('is asked for by a Saudi short address, alone in any case, in a sentence in capitals', () => {
    for (const text of ['RRRD2929', 'rrrd2929', 'RRRD 2929', 'RRRD٢٩٢٩', 'العنوان الوطني RRRD2929'])
      expect({ text, read: placeQuestion(text) }).toEqual({
        text,
        read: { ask: 'national', address: 'RRRD2929' },
      })
    expect(parsePlace('RRRD2929')).toBe('national')
    for (const text of ['call 05551234', 'XRRRD2929', 'RRRD29291', 'room2929 please'])
      expect(placeQuestion(text)).toBeUndefined()
  })

  it.each([
    'https://www.google.com/maps/@24.7136,46.6753,17z',
    'https://www.google.com/maps/place/Kingdom/@24.7136,46.6753,17z',
    'https://maps.google.com/?ll=24.7136,46.6753&z=15',
    'https://maps.google.com/?q=Saffron&ll=24.7136,46.6753&z=15',
    'https://www.google.com/maps/@?api=1&map_action=map&center=24.7136,46.6753',
    'https://maps.apple.com/?ll=24.7136,46.6753&z=12',
    'https://maps.apple.com/frame?center=24.7136,46.6753&span=0.1,0.1',
    'https://www.openstreetmap.org/#map=17/24.7136/46.6753',
    'https://yandex.com/maps/?ll=46.6753,24.7136&z=12',
    'https://wego.here.com/?map=24.7136,46.6753,15,normal',
    'https://www.bing.com/maps?cp=24.7136~46.6753&lvl=15',
    'https://2gis.ae/dubai?m=46.6753,24.7136/12',
    'geo:24.7136,46.6753?q=Saffron',
  ])('is not believed of what only bounds a view, which is told with its middle: %s', (text) => {
    expect(parsePlace(text)).toBe('view')
    expect(middleOfView(text)).toEqual(riyadh)
  })

  it('is no place where there is none', () => {
    for (const text of [
      '',
      'Olaya Street 12',
      'شارع 12 ش، 5 ق',
      '24.7136',
      '91,10',
      '24.7,181',
      'two at 24.50, three at 46.70',
      'https://example.com/?q=pizza',
      'geo:0,0?q=Saffron',
      'geo:24.7136,46.6753;crs=moon',
      `24°72'49"N 46°40'31"E`,
      '24.7136 N, 46.6753 N',
      '20+15',
      'www.saffron.example/menu',
    ])
      expect({ text, read: parsePlace(text) }).toEqual({ text, read: 'none' })
  })

  it('is said to be named only where the link has to be opened, and never is the start of a way', () => {
    for (const text of [
      'https://maps.app.goo.gl/AbC123',
      'https://goo.gl/maps/xyz',
      'here: https://g.co/kgs/1',
      'maps.app.goo.gl/AbC123',
      'https://maps.apple/p/6TjWZ.f1nx',
      'https://maps.apple.com/p/6TjWZ.f1nx',
      'https://osm.org/go/0EEQjE--?m=',
      'https://yandex.com/maps/-/CDabc',
      'https://www.google.com/maps/dir//Saffron/data=!4m9!4m8!1m5!1m1!1s0x1!2m2!1d46.1!2d24.1!1m2!1m1!1s0x2!3e0',
      'https://www.google.com/maps/place//data=!4m2!3m1!1s0xc3f7d4e21a00705:0xa9ea51361ed84bda',
      'https://maps.google.com/?cid=123456',
      'https://maps.google.com/?q=Saffron+Riyadh',
      'https://www.google.com/maps/place/Saffron',
      'https://maps.apple.com/place?place-id=I1&address=Olaya',
      'https://www.google.com/maps/dir/24.7136,46.6753/Saffron',
      'https://maps.apple.com/?saddr=24.7136,46.6753&daddr=Saffron',
      'https://www.google.com/maps/dir/?api=1&origin=24.7136,46.6753&destination=Saffron',
      'https://www.google.com/maps/dir/Home/Saffron/@24.4,46.4,9z/data=!4m9!4m8!1m5!1m1!1s0x1!2m2!1d46.1!2d24.1!1m0!3e0',
    ])
      expect({ text, read: parsePlace(text) }).toEqual({ text, read: 'short' })
  })

  it('of Waze is also the geohash that its app shares, a letter h before it', () => {
    // a published invitation names the same hall by Google (14.6447548, -90.5149382) and by Waze
    const read = parsePlace('https://waze.com/ul/h9fxek3cp4')
    if (!isPlace(read)) throw new Error(read)
    expect(read.latitude).toBeCloseTo(14.644_755, 3)
    expect(read.longitude).toBeCloseTo(-90.514_938, 3)
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
        `https://www.google.com/maps/place/${written}/@1,2,15z`,
        `https://maps.apple.com/place?coordinate=${written}`,
        `${Math.abs(latitude).toFixed(6)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(6)}° ${longitude < 0 ? 'غ' : 'ق'}`,
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
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })),
        (text) => {
          const read = parsePlace(text)
          if (typeof read !== 'string') expect(Math.abs(read.latitude)).toBeLessThanOrEqual(90)
          placeQuestion(text)
          middleOfView(text)
        },
      ),
    )
  })
})
