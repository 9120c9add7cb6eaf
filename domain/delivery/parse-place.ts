import { withoutBidiMarks } from '../core/bidi-marks.ts'
import { toWesternDigits } from '../core/digits.ts'
import type { Place } from '../core/distance.ts'
import { readCoordinates } from './place-coordinates.ts'
import { readPlaceLink, type LinkAnswer } from './place-link.ts'
import { decodePlusCode, middleOfArea, plusCodeKind, recoverPlusCode } from './plus-code.ts'

/**
 * `short`: a link that says its place only to who opens it. `view`: it only shows a part of the map and marks nothing.
 * `code`: a plus code that needs a place nearby. `national`: a Saudi short address, which only its service knows. `none`: no
 * place at all.
 */
export type NoPlace = 'short' | 'view' | 'code' | 'national' | 'none'

/** What has to be looked up on the net before the place is known. */
export type PlaceQuestion =
  | { readonly ask: 'national'; readonly address: string }
  | { readonly ask: 'code'; readonly code: string; readonly locality: string }

const shortLink =
  /(?:^|\/\/|\s)(?:maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|share\.google|maps\.apple|maps\.apple\.com\/p|osm\.org\/go|yandex\.[a-z.]{2,6}\/maps\/-|her\.is|share\.here\.com|go\.2gis\.com|omaps\.app|bit\.ly|wa\.me)\//i
const link = /(?:https?|comgooglemaps|google\.navigation|maps|waze|yandexmaps|yandexnavi):[^\s<>"]+/i
const bareLink = /(?:www\.|maps\.|ul\.)?[a-z0-9-]+\.[a-z]{2,}(?:\.[a-z]{2})?\/[^\s<>"]*/i
const geo = /(?<![a-z])geo:((?:,\s(?=-?\d)|[^\s<>"])+)/i
const plusCodeSite = /https?:\/\/plus\.codes\//i
const plusCode =
  /(?<![A-Z0-9+])((?:[23456789CFGHJMPQRVWX]{2}){1,4}0{0,6}\+[23456789CFGHJMPQRVWX]{0,7})(?![A-Z0-9+])/i
const national = /(?<![\p{L}\p{N}])([A-Z]{4})[ -]?(\d{4})(?![\p{L}\p{N}])/u
const nationalAlone = /^([A-Z]{4})[ -]?(\d{4})$/i

/**
 * Takes what was pasted: a link of a map or of a shared location, `geo:`, a plus code, or latitude and longitude in degrees,
 * in any digits, alone or within a sentence; and a place nearby for short plus codes. Returns the place to the sixth decimal,
 * as zones are measured, or why there is none; the net is not asked. A pin wins over the middle of a view, a route's goal over
 * its start; what only bounds a view is no place. Rule "Places on a map", decision 0223.
 */
export function parsePlace(text: string, near?: Place): Place | NoPlace {
  const read = clean(text)
  const linked = linkedPlace(read)
  if (linked !== undefined) return typeof linked === 'object' && 'middle' in linked ? 'view' : linked
  const question = placeQuestion(text)
  if (question?.ask === 'code')
    return near && question.locality === '' ? codePlace(question.code, near) : 'code'
  const full = codeIn(read)
  if (full) return codePlace(full)
  const place = readCoordinates(beside(read).replaceAll(';', ','))
  return place ?? question?.ask ?? 'none'
}

/** Takes what was pasted; returns the middle of the part of a map that it shows, if that is all it says. */
export function middleOfView(text: string): Place | undefined {
  const linked = linkedPlace(clean(text))
  return typeof linked === 'object' && 'middle' in linked ? linked.middle : undefined
}

/**
 * Takes what was pasted; returns what has to be looked up: a Saudi short address (four letters, four digits), or a short plus
 * code with the name of the place that it is near, which is empty when none is said. Undefined: neither.
 */
export function placeQuestion(text: string): PlaceQuestion | undefined {
  const read = safelyDecoded(clean(text).replace(plusCodeSite, ''))
  if (link.test(read)) return undefined
  const code = codeIn(read)
  if (code)
    return plusCodeKind(code) === 'short' ? { ask: 'code', code, locality: besides(read, code) } : undefined
  const [, letters, digits] = nationalAlone.exec(read) ?? national.exec(read) ?? []
  return letters && digits ? { ask: 'national', address: `${letters.toUpperCase()}${digits}` } : undefined
}

/** Takes a plus code, and a place nearby where it is a short one; returns the middle of its cell. Throws RangeError for other texts. */
export function codePlace(code: string, near: Place = { latitude: 0, longitude: 0 }): Place {
  return middleOfArea(decodePlusCode(recoverPlusCode(code, near)))
}

/** Takes an answer of `parsePlace`; returns whether it is a place. */
export function isPlace(parsed: Place | NoPlace): parsed is Place {
  return typeof parsed !== 'string'
}

function linkedPlace(read: string): Exclude<LinkAnswer, 'named'> | 'short' | 'none' {
  const [, uri] = geo.exec(read) ?? []
  if (uri) return geoPlace(uri)
  const found = link.exec(read)?.[0] ?? schemeless(read)
  if (!found) return undefined
  const answer = readPlaceLink(found)
  if (typeof answer === 'object' && !('middle' in answer)) return answer
  const code = codeIn(safelyDecoded(found))
  if (code && (typeof answer === 'object' || plusCodeKind(code) === 'full'))
    return codePlace(code, typeof answer === 'object' ? answer.middle : undefined)
  if (answer === 'named') return 'short'
  return answer ?? (shortLink.test(found) ? 'short' : undefined)
}

/** As some programs copy a link: without https://. */
function schemeless(read: string): string | undefined {
  const found = bareLink.exec(read)?.[0]
  return found && !codeIn(found) ? `https://${found}` : undefined
}

/** What is asked for wins; 0,0 with a name is how Android says that it knows no place. */
function geoPlace(uri: string): Place | { readonly middle: Place } | 'none' {
  const [head = '', query = ''] = uri.split('?')
  const [coordinates = '', ...parameters] = head.split(';')
  if (parameters.some((one) => /^crs=(?!wgs84)/i.test(one))) return 'none'
  const asked = safelyDecoded(/(?:^|&)q=([^&]*)/.exec(query)?.[1] ?? '')
  const named = readCoordinates(asked.replace(/^loc:/, '').replace(/\(.*$/s, '').trim())
  if (named) return named
  const [latitude, longitude] = coordinates.split(',')
  const place = readCoordinates(`${latitude}, ${longitude}`)
  if (!place || (asked !== '' && place.latitude === 0 && place.longitude === 0)) return 'none'
  return asked === '' ? place : { middle: place }
}

function codeIn(read: string): string | undefined {
  const code = plusCode.exec(read)?.[1]
  // 20+15 is a sum; who shares a code shares four digits before the sign at least
  return code && code.indexOf('+') >= 4 && code.length > 6 && plusCodeKind(code) !== 'none' ? code : undefined
}

function besides(read: string, code: string): string {
  return read
    .replace(code, ' ')
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
}

/** Marks of direction come along when Arabic is copied, and so do its comma and decimal sign. */
function clean(text: string): string {
  return withoutBidiMarks(toWesternDigits(text))
    .replaceAll(/[\u064b-\u0652]/g, '')
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u060c\u061b]/g, ',')
    .replaceAll('−', '-')
    .trim()
}

/** What is written around links. */
const beside = (read: string) =>
  read.replaceAll(new RegExp(`${link.source}|${bareLink.source}`, 'gi'), ' ').trim()

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', text.includes('%2B') ? ' ' : '+'))
  } catch {
    return text
  }
}
