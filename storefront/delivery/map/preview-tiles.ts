import { pinZoom, type Spot } from './pin-map.ts'

/** One picture of a map and where it lies, in pixels from the middle. */
export interface PreviewTile {
  readonly url: string
  readonly left: number
  readonly top: number
}

const side = 256
/** What a phone shows of it; a wider screen has the map itself before it misses the rest. */
const half = { width: 195, height: 120 }

/** Takes how tiles are asked for and a spot; returns those around it at the pin's zoom (web Mercator). */
export function previewTiles(template: string, { latitude, longitude }: Spot): PreviewTile[] {
  const count = 2 ** pinZoom
  const angle = (latitude * Math.PI) / 180
  const x = ((longitude + 180) / 360) * count
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count
  const columns = span(x, half.width)
  const rows = span(y, half.height)
  return rows.flatMap((row) =>
    columns.map((column) => ({
      url: addressOf(template, column, row),
      left: Math.round((column - x) * side),
      top: Math.round((row - y) * side),
    })),
  )
}

function span(middle: number, pixels: number): number[] {
  const first = Math.floor(middle - pixels / side)
  const last = Math.floor(middle + pixels / side)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

// as Leaflet fills it in, so that the map finds the same pictures already here
function addressOf(template: string, column: number, row: number): string {
  const values = { x: column, y: row, z: pinZoom, s: 'abc'[(column + row) % 3] ?? 'a', r: '' }
  return Object.entries(values).reduce(
    (address, [name, value]) => address.replaceAll(`{${name}}`, String(value)),
    template,
  )
}
