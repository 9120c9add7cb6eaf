import type { Place } from '../core/distance.ts'

const letters = '23456789CFGHJMPQRVWX'
const base = 20
/** Digits before the +. */
const beforePlus = 8
/** Digits that come in pairs, latitude then longitude; each later digit is one cell of a grid of 5 rows and 4 columns. */
const pairDigits = 10
const mostDigits = 15
const gridRows = 5
const gridColumns = 4

/** Degrees of one cell: the middle is the place, the size says how exact it is. */
export interface PlusCodeArea {
  readonly south: number
  readonly west: number
  readonly height: number
  readonly width: number
}

/** `full`: names a cell on earth by itself. `short`: needs a place nearby. `none`: is no plus code. */
export type PlusCodeKind = 'full' | 'short' | 'none'

/**
 * Takes a text; returns which kind of plus code it is, in any case of letters. Checked against the maker's test data
 * (google/open-location-code, test_data), as are the functions below.
 */
export function plusCodeKind(text: string): PlusCodeKind {
  const code = text.toUpperCase()
  const plus = code.indexOf('+')
  const [head = '', tail = '', more] = code.split('+')
  if (more !== undefined || plus < 0 || plus > beforePlus || plus % 2 === 1) return 'none'
  const padding = /0+$/.exec(head)?.[0].length ?? 0
  const digits = head.slice(0, head.length - padding) + tail
  if ([...digits].some((digit) => !letters.includes(digit))) return 'none'
  if (tail.length === 1 || (padding > 0 && (padding % 2 === 1 || plus < beforePlus || tail !== '')))
    return 'none'
  if (digits.length === 0) return 'none'
  if (plus < beforePlus) return 'short'
  const [latitude, longitude] = [valueOf(digits[0]), valueOf(digits[1])]
  return latitude * base < 180 && longitude * base < 360 ? 'full' : 'none'
}

/** Takes a full plus code; returns its cell. Digits after the fifteenth do not count. Throws RangeError for any other text. */
export function decodePlusCode(text: string): PlusCodeArea {
  if (plusCodeKind(text) !== 'full') throw new RangeError(`no full plus code: ${text}`)
  const digits = text.toUpperCase().replaceAll(/[+0]/g, '').slice(0, mostDigits)
  let [south, west, height, width] = [-90, -180, base * base, base * base]
  for (let at = 0; at < Math.min(digits.length, pairDigits); at += 2) {
    height /= base
    width /= base
    south += valueOf(digits[at]) * height
    west += valueOf(digits[at + 1]) * width
  }
  for (const digit of digits.slice(pairDigits)) {
    height /= gridRows
    width /= gridColumns
    south += Math.floor(valueOf(digit) / gridColumns) * height
    west += (valueOf(digit) % gridColumns) * width
  }
  return { south, west, height, width }
}

/** Takes a plus code's cell; returns its middle, to the sixth decimal as zones are measured. */
export function middleOfArea({ south, west, height, width }: PlusCodeArea): Place {
  return { latitude: sixth(Math.min(90, south + height / 2)), longitude: sixth(west + width / 2) }
}

/**
 * Takes a plus code, full or short, and a place; returns the full code that it means nearest to that place. Throws
 * RangeError for what is no plus code.
 */
export function recoverPlusCode(text: string, near: Place): string {
  const code = text.toUpperCase()
  const kind = plusCodeKind(code)
  if (kind === 'full') return code
  if (kind === 'none') throw new RangeError(`no plus code: ${text}`)
  const missing = beforePlus - code.indexOf('+')
  const cell = base ** (2 - missing / 2)
  const whole = encodePlusCode(near).slice(0, missing) + code
  const area = decodePlusCode(whole)
  const [latitude, longitude] = [area.south + area.height / 2, area.west + area.width / 2]
  const north = nearer(latitude, near.latitude, cell)
  const moved = {
    latitude: Math.abs(north) <= 90 ? north : latitude,
    longitude: nearer(longitude, near.longitude, cell),
  }
  return encodePlusCode(moved).slice(0, missing) + code
}

/** Takes a place; returns the full plus code of ten digits (about 14 m) in which it is. */
export function encodePlusCode({ latitude, longitude }: Place): string {
  const cell = 1 / base ** 3
  const north = Math.min(179.999_999 / cell, Math.max(0, (latitude + 90) / cell))
  const east = ((((longitude + 180) % 360) + 360) % 360) / cell
  let [row, column] = [Math.floor(north + 1e-6), Math.floor(east + 1e-6)]
  let code = ''
  for (let pair = 0; pair < pairDigits / 2; pair += 1) {
    code = (letters[row % base] ?? '') + (letters[column % base] ?? '') + code
    row = Math.floor(row / base)
    column = Math.floor(column / base)
  }
  return `${code.slice(0, beforePlus)}+${code.slice(beforePlus)}`
}

/** One cell up or down where that is nearer. */
function nearer(degrees: number, to: number, cell: number): number {
  if (to - degrees > cell / 2) return degrees + cell
  return degrees - to > cell / 2 ? degrees - cell : degrees
}

const valueOf = (digit: string | undefined) => letters.indexOf(digit ?? letters.charAt(0))
const sixth = (degrees: number) => Math.round(degrees * 1e6) / 1e6
