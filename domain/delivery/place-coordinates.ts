import type { Place } from '../core/distance.ts'

const decimal = String.raw`[-+]?\d{1,3}(?:\.\d+)?`
/** Three places are 100 m: so exact is a place, and two amounts beside each other are none. */
const exact = String.raw`[-+]?\d{1,3}\.\d{3,}`
const between = String.raw`\s*[,;/|]?\s*`
/** As people write and copy them; Arabic letters: ش north, ج south, ق east, غ west. */
const sides = {
  north: 'north|n|شمالا|شمال|ش',
  south: 'south|s|جنوبا|جنوب|ج',
  east: 'east|e|شرقا|شرق|ق',
  west: 'west|w|غربا|غرب|غ',
} as const
const side = String.raw`(?:${Object.values(sides).join('|')})(?![\p{L}])`
const minutes = String.raw`['′’‘´]|min|د`
const seconds = String.raw`["″”“]|''|′′|’’|sec|ث`
const degree = String.raw`\s*(?:°|º|˚|deg|درجة)?\s*`
const sexagesimal = String.raw`\d{1,3}\s*(?:°|º|˚|deg|d|درجة|\s)\s*\d{1,2}(?:\.\d+)?\s*(?:${minutes}|\s)\s*(?:\d{1,2}(?:\.\d+)?\s*(?:${seconds})?)?`
const marked = String.raw`\d{1,3}\s*(?:°|º|˚|deg)\s*\d{1,2}(?:\.\d+)?\s*(?:${minutes})\s*(?:\d{1,2}(?:\.\d+)?\s*(?:${seconds})?)?`
const angle = String.raw`[-+]?(?:${sexagesimal}|\d{1,3}(?:\.\d+)?${degree})`
const latitudeWord = String.raw`(?:latitude|lat|خط العرض|دائرة العرض)\s*[:=]?\s*`
const longitudeWord = String.raw`(?:longitude|long|lng|lon|خط الطول)\s*[:=]?\s*`
/** Nothing of a longer number, word or address may be cut off. */
const start = String.raw`(?<![\p{L}\p{N}.+/-])`
const end = String.raw`(?![\p{L}\p{N}]|\.\d)`

/** ش and ق beside small numbers are a street and a flat. */
const isAngle = /[°º˚'′’]|deg|درجة|\.\d{3}|\d\s+\d{1,2}(?:\.\d+)?\s+\d/i

const pattern = (text: string) => new RegExp(text, 'iu')
const afterBoth = pattern(`${start}(${angle})\\s*(${side})${between}(${angle})\\s*(${side})`)
const beforeBoth = pattern(`${start}(${side})\\s*(${angle})${between}(${side})\\s*(${angle})`)
const unsided = pattern(`${start}([-+]?${marked})${between}([-+]?${marked})${end}`)
const named = pattern(`${latitudeWord}(${decimal})${degree}${between}${longitudeWord}(${decimal})${degree}`)
const namedTurned = pattern(`${longitudeWord}(${decimal})${degree}${between}${latitudeWord}(${decimal})`)
const alone = pattern(`^\\(?\\s*(${decimal})${degree},\\s*(${decimal})${degree}\\)?\\.?$`)
const degreesMinutes = pattern(String.raw`^([-+]?\d{1,3}\s+\d{1,2}\.\d+),\s*([-+]?\d{1,3}\s+\d{1,2}\.\d+)$`)
const inSentence = pattern(`${start}(${exact})${degree}(?:\\s*,\\s*|\\s+)(${exact})${degree}${end}`)

/**
 * Takes a text without marks of direction, in Western digits with . as the decimal sign; returns the place that it writes
 * in degrees: decimal, with minutes and seconds, with or without letters of the sides of the world, alone or within a
 * sentence. Undefined: there is none. Rule "Places on a map".
 */
export function readCoordinates(text: string): Place | undefined {
  const after = afterBoth.exec(text)
  const before = after ? undefined : beforeBoth.exec(text)
  const sided =
    (after && ofSides(after[1], after[2], after[3], after[4])) ??
    (before && ofSides(before[2], before[1], before[4], before[3]))
  if (sided) return sided
  const turned = namedTurned.exec(text)
  if (turned) return placeOf(turned[2], turned[1])
  for (const way of [unsided, named, alone, degreesMinutes, inSentence]) {
    const [, latitude, longitude] = way.exec(text) ?? []
    const place = placeOf(latitude, longitude)
    if (place) return place
  }
  return undefined
}

/** Takes latitude and longitude as texts of degrees, with or without minutes and seconds; undefined: they are no place on earth. */
export function placeOf(latitude: string | undefined, longitude: string | undefined): Place | undefined {
  const [north, east] = [degreesOf(latitude), degreesOf(longitude)]
  if (north === undefined || east === undefined) return undefined
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : undefined
}

function ofSides(first = '', firstSide = '', second = '', secondSide = ''): Place | undefined {
  const [one, two] = [sideOf(firstSide), sideOf(secondSide)]
  const signed = (text: string, name: string) =>
    (name === 'south' || name === 'west') && !text.startsWith('-') ? `-${text}` : text
  const lies = (name: string) => name === 'north' || name === 'south'
  if (lies(one) === lies(two) || !isAngle.test(first) || !isAngle.test(second)) return undefined
  const [latitude, longitude] = lies(one)
    ? [signed(first, one), signed(second, two)]
    : [signed(second, two), signed(first, one)]
  return placeOf(latitude, longitude)
}

function sideOf(text: string): string {
  const word = text.toLowerCase()
  return Object.entries(sides).find(([, words]) => words.split('|').includes(word))?.[0] ?? ''
}

/** Degrees to the sixth decimal, as zones are measured. */
function degreesOf(text: string | undefined): number | undefined {
  const numbers = text?.match(/\d+(?:\.\d+)?/g)?.map(Number)
  if (!text || !numbers || numbers.length === 0) return undefined
  const [degrees = 0, minute = 0, second = 0] = numbers
  if (minute >= 60 || second >= 60) return undefined
  const whole = degrees + minute / 60 + second / 3600
  const rounded = Math.round(whole * 1e6) / 1e6
  return text.startsWith('-') && rounded !== 0 ? -rounded : rounded
}
