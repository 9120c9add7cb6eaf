import { distanceKm, type Place } from '../core/distance.ts'
import type { ZoneShape } from './zone.ts'

/** A point in millionths of a degree: whole numbers, so that no sum of them is ever rounded. */
export interface Micro {
  readonly x: number
  readonly y: number
}

/** Takes a place in degrees; returns it in millionths of a degree (about 11 cm). */
export function microOf({ latitude, longitude }: Place): Micro {
  return { x: Math.round(longitude * 1e6), y: Math.round(latitude * 1e6) }
}

/** The least box, in millionths of a degree, that holds a shape. */
export interface Box {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** A shape made ready to be asked often. */
export interface Area {
  readonly box: Box
  /** Takes a point in the box; tells whether the shape holds it. Its edge belongs to it. */
  readonly holds: (point: Micro) => boolean
}

/** Takes a shape; returns it ready to be asked. Rule "Delivery zones". */
export function areaOf(shape: ZoneShape): Area {
  if (shape.kind === 'polygon') {
    const corners = shape.points.map(microOf)
    return { box: boxOf(corners), holds: (point) => polygonHolds(corners, point) }
  }
  const center = degreesOf(microOf(shape.center))
  return {
    box: boxAround(center, shape.radius),
    holds: (point) => distanceKm(center, degreesOf(point)) * 1000 <= shape.radius,
  }
}

/** Takes a box and a point; tells whether it is inside or on the edge. */
export function boxHolds({ west, east, south, north }: Box, { x, y }: Micro): boolean {
  return x >= west && x <= east && y >= south && y <= north
}

function degreesOf({ x, y }: Micro): Place {
  return { latitude: y / 1e6, longitude: x / 1e6 }
}

function boxOf(points: readonly Micro[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) }
}

const metresOfDegree = 111_000

/** A little larger than the circle: the distance itself decides. */
function boxAround({ latitude, longitude }: Place, radius: number): Box {
  const high = (radius / metresOfDegree) * 1.01
  const farthest = Math.min(89, Math.abs(latitude) + high)
  const wide = high / Math.cos((farthest * Math.PI) / 180)
  return {
    west: Math.floor((longitude - wide) * 1e6),
    east: Math.ceil((longitude + wide) * 1e6),
    south: Math.floor((latitude - high) * 1e6),
    north: Math.ceil((latitude + high) * 1e6),
  }
}

/**
 * Takes three points; returns on which side of the way from a to b the point is: above 0 left, below 0 right, 0 on the
 * line. Exact for shapes of some degrees: every product stays a whole number.
 */
export function sideOf(a: Micro, b: Micro, point: Micro): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
}

/** Takes a stretch and a point on its line; tells whether the point is between the ends or on one of them. */
export function between(a: Micro, b: Micro, { x, y }: Micro): boolean {
  return (
    x >= Math.min(a.x, b.x) && x <= Math.max(a.x, b.x) && y >= Math.min(a.y, b.y) && y <= Math.max(a.y, b.y)
  )
}

/** Counts the edges that a ray to the east meets; a corner counts for one of its two edges. */
function polygonHolds(corners: readonly Micro[], point: Micro): boolean {
  let inside = false
  let a = corners.at(-1)
  for (const b of corners) {
    if (a) {
      const side = sideOf(a, b, point)
      if (side === 0 && between(a, b, point)) return true
      const up = b.y > a.y
      if (a.y > point.y !== b.y > point.y && (up ? side > 0 : side < 0)) inside = !inside
    }
    a = b
  }
  return inside
}
