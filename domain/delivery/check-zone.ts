import { limits } from '../core/limits.ts'
import type { Refusal, RefusalCode } from '../core/refusal.ts'
import { refuseFields } from '../core/refuse-fields.ts'
import { cleanLine } from '../core/text.ts'
import { areaOf, between, microOf, sideOf, type Micro } from './zone-area.ts'
import type { Zone, ZoneShape } from './zone.ts'

/** A zone as it is drawn: all but where it belongs. */
export type ZoneDetails = Omit<Zone, 'id' | 'branchId'>

/** An area wider than this is a mistake of the hand, and no branch drives there. Degrees. */
const widest = 4

/**
 * Takes a zone as it was drawn and typed, amounts in minor units; returns it clean, or refuses field by field:
 * 'field-required' (a name in one language at least), 'text-too-long', 'zone-shape-invalid' (fewer than three corners, no
 * area, sides that cross, wider than 4 degrees, no radius), 'bad-input' for amounts or minutes out of bounds. Spec 5.
 */
export function checkZone(drawn: ZoneDetails): ZoneDetails | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const ar = cleanLine(drawn.name.ar, limits.name)
  const en = cleanLine(drawn.name.en, limits.name)
  if (ar === undefined || en === undefined) fields['name'] = ['text-too-long']
  else if (ar === '' && en === '') fields['name'] = ['field-required']
  if (!isShape(drawn.shape)) fields['shape'] = ['zone-shape-invalid']
  const amounts = { fee: drawn.fee, minimum: drawn.minimum, free_above: drawn.freeAbove ?? 0 }
  for (const [field, amount] of Object.entries(amounts))
    if (amount < 0 || amount > limits.zoneAmount) fields[field] = ['bad-input']
  if (!Number.isInteger(drawn.minutes) || drawn.minutes < 0 || drawn.minutes > limits.zoneMinutes)
    fields['minutes'] = ['bad-input']
  const name = { ar: ar || en || '', en: en || ar || '' }
  return refuseFields(fields) ?? { ...drawn, name }
}

/** Takes a shape; tells whether it is an area that can be delivered to. */
export function isShape(shape: ZoneShape): boolean {
  if (shape.kind === 'circle') return shape.radius >= 50 && shape.radius <= limits.zoneRadiusMetres
  const corners = shape.points.map(microOf)
  if (corners.length < 3 || corners.length > limits.zoneCorners) return false
  const { west, east, south, north } = areaOf(shape).box
  if (east - west > widest * 1e6 || north - south > widest * 1e6) return false
  return twiceArea(corners) !== 0 && !crosses(corners)
}

function twiceArea(corners: readonly Micro[]): number {
  const origin = corners[0] ?? { x: 0, y: 0 }
  return corners.reduce((sum, a, i) => sum + sideOf(origin, a, corners[(i + 1) % corners.length] ?? a), 0)
}

/** Two sides that are no neighbours may not touch; neighbours may not lie on each other, and no side is a point. */
function crosses(corners: readonly Micro[]): boolean {
  const sides = corners.map((a, i) => [a, corners[(i + 1) % corners.length] ?? a] as const)
  return sides.some(([a, b], i) => {
    if (a.x === b.x && a.y === b.y) return true
    return sides.some(([c, d], j) => {
      if (j <= i) return false
      if (j === i + 1) return folds(a, b, d)
      if (i === 0 && j === sides.length - 1) return folds(c, a, b)
      return meet(a, b, c, d)
    })
  })
}

/** From b the next side leads back along the one that came from a. */
function folds(a: Micro, b: Micro, next: Micro): boolean {
  return sideOf(a, b, next) === 0 && (between(a, b, next) || between(b, next, a))
}

function meet(a: Micro, b: Micro, c: Micro, d: Micro): boolean {
  const [c1, d1] = [sideOf(a, b, c), sideOf(a, b, d)]
  const [a1, b1] = [sideOf(c, d, a), sideOf(c, d, b)]
  if (Math.sign(c1) * Math.sign(d1) < 0 && Math.sign(a1) * Math.sign(b1) < 0) return true
  return (
    (c1 === 0 && between(a, b, c)) ||
    (d1 === 0 && between(a, b, d)) ||
    (a1 === 0 && between(c, d, a)) ||
    (b1 === 0 && between(c, d, b))
  )
}
