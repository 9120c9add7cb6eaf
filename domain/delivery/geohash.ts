import type { Place } from '../core/distance.ts'

const letters = '0123456789bcdefghjkmnpqrstuvwxyz'

/**
 * Takes a geohash in small letters; returns the middle of its cell to the sixth decimal. Undefined: a letter that geohashes
 * do not have. Ten letters are a metre, as Waze shares them.
 */
export function readGeohash(hash: string): Place | undefined {
  const latitude = { low: -90, high: 90 }
  const longitude = { low: -180, high: 180 }
  let east = true
  for (const letter of hash) {
    const value = letters.indexOf(letter)
    if (value < 0) return undefined
    for (let bit = 4; bit >= 0; bit -= 1) {
      const range = east ? longitude : latitude
      const middle = (range.low + range.high) / 2
      if ((value >> bit) & 1) range.low = middle
      else range.high = middle
      east = !east
    }
  }
  return { latitude: middleOf(latitude), longitude: middleOf(longitude) }
}

const middleOf = ({ low, high }: { low: number; high: number }) => Math.round(((low + high) / 2) * 1e6) / 1e6
