import type { TileAddress } from './draw-tile.ts'

const side = 256
/** Streets are laid out at this zoom; nearer and farther tiles scale it. */
const plan = 16
const turn = (17 * Math.PI) / 180
const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
/** Between two streets, at the plan's zoom. */
const step = 84
const block = '#ece4d9'
const park = '#d9e8cc'
const road = '#ffffff'
const edge = '#e2d8cb'
const avenue = '#fbe3b4'
const avenueEdge = '#e9c98a'

/** Takes a tile; returns its blocks, streets and avenues: one grid over the whole world, turned a little. */
export function drawStreets(tile: TileAddress): string[] {
  const { z } = tile
  if (z < 11) return []
  const scale = 2 ** (z - plan)
  const span = boundsOf(tile, scale)
  const every = z >= 15 ? 1 : z >= 13 ? 3 : 6
  const wide = z >= 14 ? 6 : 18
  const lines = (axis: 'u' | 'v') => {
    const all: { at: number; big: boolean }[] = []
    for (let n = Math.floor(span[axis][0] / step) - 1; n * step <= span[axis][1] + step; n += 1)
      if (n % every === 0) all.push({ at: lineAt(axis, n), big: n % wide === 0 })
    return all
  }
  const [us, vs] = [lines('u'), lines('v')]
  const put = (u: number, v: number): string => {
    const [x, y] = [(u * cos - v * sin) * scale - tile.x * side, (u * sin + v * cos) * scale - tile.y * side]
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const strokes = (big: boolean) => [
    ...us.filter((one) => one.big === big).map(({ at }) => `M${put(at, span.v[0])}L${put(at, span.v[1])}`),
    ...vs.filter((one) => one.big === big).map(({ at }) => `M${put(span.u[0], at)}L${put(span.u[1], at)}`),
  ]
  const small = strokes(false).join('')
  const large = strokes(true).join('')
  const width = Math.max(1.4, 9 * scale)
  const stroke = (d: string, ink: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width.toFixed(1)}"/>`
  return [
    ...(z >= 14 ? blocks(us, vs, put, z) : []),
    stroke(small, edge, width + 1.6),
    stroke(small, road, width),
    stroke(large, avenueEdge, width * 1.9 + 1.6),
    stroke(large, avenue, width * 1.9),
  ]
}

type Line = { readonly at: number }

function blocks(us: readonly Line[], vs: readonly Line[], put: (u: number, v: number) => string, z: number) {
  const made: string[] = []
  for (const [i, left] of us.entries())
    for (const [j, top] of vs.entries()) {
      const [right, bottom] = [us[i + 1], vs[j + 1]]
      if (!right || !bottom) continue
      const dice = noise(Math.round(left.at), Math.round(top.at))
      if (dice > 0.93) made.push(area([left.at, right.at], [top.at, bottom.at], put, park))
      else if (z >= 16) made.push(...houses([left.at, right.at], [top.at, bottom.at], put))
    }
  return made
}

type Pair = readonly [number, number]

function houses(u: Pair, v: Pair, put: (u: number, v: number) => string): string[] {
  const made: string[] = []
  const [across, down] = [(u[1] - u[0] - 16) / 3, (v[1] - v[0] - 16) / 2]
  for (let i = 0; i < 3; i += 1)
    for (let j = 0; j < 2; j += 1) {
      const [left, top] = [u[0] + 8 + i * across, v[0] + 8 + j * down]
      const dice = noise(Math.round(left), Math.round(top))
      if (dice < 0.12) continue
      const inset = 2 + dice * 4
      made.push(area([left + inset, left + across - 2], [top + 2, top + down - inset], put, block))
    }
  return made
}

function area(u: Pair, v: Pair, put: (u: number, v: number) => string, fill: string): string {
  const corners = [put(u[0], v[0]), put(u[1], v[0]), put(u[1], v[1]), put(u[0], v[1])]
  return `<path d="M${corners.join('L')}Z" fill="${fill}"/>`
}

/** The tile's corners in the turned grid, at the plan's zoom. */
function boundsOf({ x, y }: TileAddress, scale: number): { u: Pair; v: Pair } {
  const corners = [0, 1].flatMap((i) =>
    [0, 1].map((j) => [((x + i) * side) / scale, ((y + j) * side) / scale]),
  )
  const us = corners.map(([px = 0, py = 0]) => px * cos + py * sin)
  const vs = corners.map(([px = 0, py = 0]) => py * cos - px * sin)
  return {
    u: [Math.min(...us) - step, Math.max(...us) + step],
    v: [Math.min(...vs) - step, Math.max(...vs) + step],
  }
}

function lineAt(axis: 'u' | 'v', n: number): number {
  return n * step + (noise(n, axis === 'u' ? 7 : 13) - 0.5) * 34
}

/** Takes two whole numbers; returns one between 0 and 1, always the same. */
function noise(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ 0x7f4a7c15, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
