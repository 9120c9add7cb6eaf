import { toWesternDigits } from '../core/digits.ts'
import type { Place } from '../core/distance.ts'

/** `short`: a link that says its place only to who opens it; `none`: no place at all. */
export type NoPlace = 'short' | 'none'

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const pair = String.raw`${number}\s*,\s*\+?${number}`

/**
 * The ways in which a place is written, the surest first: of a link of Google Maps the pin (!3d…!4d…) is the place, and what
 * stands after @ only where the map looks.
 */
const ways: readonly RegExp[] = [
  new RegExp(String.raw`!3d${number}!4d${number}`),
  new RegExp(String.raw`[?&#](?:q|query|ll|sll|center|destination|daddr|mlat)=(?:loc:)?${pair}`),
  new RegExp(String.raw`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(String.raw`^geo:${pair}`, 'i'),
  new RegExp(String.raw`/(?:place|search|dir)/(?:[^@]*/)?${pair}`),
  new RegExp(String.raw`@${pair}`),
]
const plain = new RegExp(String.raw`^\(?\s*${pair}\s*\)?$`)
const shortLink = /(?:^|\/\/|\s)(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|bit\.ly|wa\.me)\//i

/**
 * Takes what was pasted: a link of a map or of a shared location, `geo:` with a place, or latitude and longitude in degrees,
 * in any digits; returns the place to the sixth decimal, as zones are measured. Without one it says why: 'short' for a link
 * that names its place only on the net, which is not asked here, and 'none'. Rule "Places on a map".
 */
export function parsePlace(text: string): Place | NoPlace {
  const read = clean(text)
  for (const way of [...ways, plain]) {
    const [, latitude, longitude] = way.exec(read) ?? []
    const place = placeOf(latitude, longitude)
    if (place) return place
  }
  return shortLink.test(read) ? 'short' : 'none'
}

/** Takes an answer of `parsePlace`; returns whether it is a place. */
export function isPlace(parsed: Place | NoPlace): parsed is Place {
  return typeof parsed !== 'string'
}

/** Marks of direction come along when Arabic is copied, and so do its comma and decimal sign. */
function clean(text: string): string {
  const western = toWesternDigits(text)
    .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u060c;\u061b]/g, ',')
    .replaceAll('−', '-')
    .replaceAll('°', '')
    .trim()
  return western
    .replaceAll(/%2C/gi, ',')
    .replaceAll(/%3A/gi, ':')
    .replaceAll(/%20|\+(?=-?\d)/g, ' ')
}

function placeOf(latitude: string | undefined, longitude: string | undefined): Place | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  const place = { latitude: rounded(latitude), longitude: rounded(longitude) }
  const fits = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
  return fits ? place : undefined
}

const rounded = (degrees: string) => Math.round(Number(degrees) * 1e6) / 1e6
