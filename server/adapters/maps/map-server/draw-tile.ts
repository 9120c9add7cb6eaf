import { drawStreets } from './draw-streets.ts'
import type { TileAddress } from '#server/adapters/maps/map-server/tile-address.ts'
import { directionOf, type Language } from '#domain/core/words.ts'
import { knownPlaces, type KnownPlace } from './gazetteer.ts'
import { mapShapes, type MapShape } from './map-sheet.ts'

const side = 256
const paper = '#f4efe8'
const water = '#bcd9e6'
const green = '#d3e5c5'

export const deepest = 19

/** Takes whole numbers; returns the tile's address, or undefined where there is no such tile. */
export function readTile(z: number, x: number, y: number): TileAddress | undefined {
  const whole = [z, x, y].every((one) => Number.isInteger(one) && one >= 0)
  return whole && z <= deepest && x < 2 ** z && y < 2 ** z ? { z, x, y } : undefined
}

/** Takes degrees; returns pixels from the tile's corner (web Mercator). */
function toPixels({ z, x, y }: TileAddress, latitude: number, longitude: number): [number, number] {
  const world = side * 2 ** z
  const sine = Math.sin((latitude * Math.PI) / 180)
  const across = ((longitude + 180) / 360) * world
  const down = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world
  return [across - x * side, down - y * side]
}

/** Takes a tile and the language of its names; returns it as SVG, always the same. */
export function drawTile(tile: TileAddress, language: Language): string {
  const shapes = (kind: MapShape['kind']) => mapShapes.filter((shape) => shape.kind === kind)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<rect width="${side}" height="${side}" fill="${paper}"/>`,
    ...drawStreets(tile),
    ...shapes('green').map((shape) => polygon(tile, shape, green)),
    ...shapes('sea').map((shape) => polygon(tile, shape, water)),
    ...shapes('river').map((shape) => river(tile, shape)),
    ...knownPlaces.map((place) => label(tile, place, language)),
    '</svg>',
  ].join('')
}

function path(tile: TileAddress, { points }: MapShape): string {
  return points
    .map(([latitude, longitude]) =>
      toPixels(tile, latitude, longitude)
        .map((one) => one.toFixed(1))
        .join(' '),
    )
    .join('L')
}

function polygon(tile: TileAddress, shape: MapShape, fill: string): string {
  return `<path d="M${path(tile, shape)}Z" fill="${fill}"/>`
}

function river(tile: TileAddress, shape: MapShape): string {
  const latitude = shape.points[0]?.[0] ?? 0
  const metresPerPixel = (156_543 * Math.cos((latitude * Math.PI) / 180)) / 2 ** tile.z
  const width = ((shape.width ?? 0) / metresPerPixel).toFixed(1)
  return `<path d="M${path(tile, shape)}" fill="none" stroke="${water}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
}

const from = { district: 12, landmark: 14, street: 15 }
/** A name may begin in the neighbouring tile. */
const margin = 140

function label(
  tile: TileAddress,
  { kind, name, latitude, longitude }: KnownPlace,
  language: Language,
): string {
  if (tile.z < from[kind]) return ''
  const [x, y] = toPixels(tile, latitude, longitude)
  if (x < -margin || x > side + margin || y < -20 || y > side + 20) return ''
  const [size, weight, ink] = kind === 'district' ? [13, 700, '#6b5a50'] : [11, 500, '#85756b']
  const dot =
    kind === 'landmark'
      ? `<circle cx="${x.toFixed(1)}" cy="${(y - 12).toFixed(1)}" r="3.5" fill="#b9806a"/>`
      : ''
  const place = `x="${x.toFixed(1)}" y="${(y + 4).toFixed(1)}" text-anchor="middle" font-size="${size}" font-weight="${weight}"`
  return `${dot}<text ${place} fill="${ink}" stroke="${paper}" stroke-width="3" stroke-linejoin="round" paint-order="stroke" font-family="system-ui, 'DejaVu Sans', sans-serif" direction="${directionOf[language]}">${name[language].replaceAll('&', '&amp;')}</text>`
}
