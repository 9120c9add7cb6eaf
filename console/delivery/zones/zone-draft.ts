import type { Words } from '#domain/core/words.ts'
import type { ZoneBody, ZoneWire } from '#contract/delivery/delivery-zones.ts'
import { isShape } from '#domain/delivery/check-zone.ts'
import type { Place } from '#domain/core/distance.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import type { ZoneShape } from '#domain/delivery/zone.ts'
import { whole } from '../../shell/read-number.ts'

/** A zone while it is drawn and typed; amounts as people type them. */
export interface ZoneDraft extends Words {
  readonly id: string | undefined
  readonly shape: ZoneShape
  readonly fee: string
  readonly minimum: string
  readonly free_above: string
  readonly minutes: string
  readonly on: boolean
}

/** Takes a zone, or where a new one begins; returns its draft. */
export function draftOf(zone: ZoneWire | undefined, center: Place): ZoneDraft {
  if (!zone)
    return {
      id: undefined,
      ar: '',
      en: '',
      shape: { kind: 'circle', center, radius: 3000 },
      fee: '10.00',
      minimum: '0.00',
      free_above: '',
      minutes: '25',
      on: true,
    }
  const { id, name, shape, fee, minimum, free_above, minutes, on } = zone
  return { id, ...name, shape, fee, minimum, free_above: free_above ?? '', minutes: String(minutes), on }
}

export type DraftProblem = 'name' | 'shape' | 'fee' | 'minimum' | 'free_above' | 'minutes'

/** Takes a draft; returns it as it is sent, or what is wrong with it. */
export function bodyOfDraft(draft: ZoneDraft): ZoneBody | readonly DraftProblem[] {
  const amount = (text: string) => {
    const minor = parseAmount(text)
    return minor === undefined || minor < 0 ? undefined : toDecimal(minor)
  }
  const [fee, minimum, free] = [amount(draft.fee), amount(draft.minimum), amount(draft.free_above)]
  const minutes = whole(draft.minutes)
  const problems: DraftProblem[] = []
  if (!draft.ar.trim() && !draft.en.trim()) problems.push('name')
  if (!isShape(draft.shape)) problems.push('shape')
  if (fee === undefined) problems.push('fee')
  if (minimum === undefined) problems.push('minimum')
  if (draft.free_above.trim() && free === undefined) problems.push('free_above')
  if (!(minutes <= 240)) problems.push('minutes')
  if (problems.length > 0 || fee === undefined || minimum === undefined) return problems
  const { ar, en, shape, on } = draft
  const drawn = shape.kind === 'polygon' ? { kind: shape.kind, points: [...shape.points] } : { ...shape }
  return { name: { ar, en }, shape: drawn, fee, minimum, free_above: free ?? null, minutes, on }
}

/** Takes a shape and where the map was pressed; a polygon gets a corner, a circle moves there. */
export function idempotencyShape(shape: ZoneShape, place: Place): ZoneShape {
  return shape.kind === 'circle'
    ? { ...shape, center: place }
    : { ...shape, points: [...shape.points, place] }
}

/** Takes a shape, which corner and where it is now (none: taken out); corner 0 of a circle is its centre. */
export function moveCorner(shape: ZoneShape, at: number, place: Place | undefined): ZoneShape {
  if (shape.kind === 'circle') return place ? { ...shape, center: place } : shape
  const points = shape.points.flatMap((point, i) => (i === at ? (place ? [place] : []) : [point]))
  return { ...shape, points }
}

/** Takes a shape; returns the other kind of about the same place and size. */
export function otherKind(shape: ZoneShape): ZoneShape {
  if (shape.kind === 'polygon') {
    const count = Math.max(1, shape.points.length)
    const sum = (pick: (place: Place) => number) =>
      shape.points.reduce((all, one) => all + pick(one), 0) / count
    const center = { latitude: sum((one) => one.latitude), longitude: sum((one) => one.longitude) }
    return { kind: 'circle', center, radius: 3000 }
  }
  const { latitude, longitude } = shape.center
  const high = shape.radius / 111_000
  const wide = high / Math.cos((latitude * Math.PI) / 180)
  const corner = (north: number, east: number): Place => ({
    latitude: Math.round((latitude + north * high) * 1e6) / 1e6,
    longitude: Math.round((longitude + east * wide) * 1e6) / 1e6,
  })
  return { kind: 'polygon', points: [corner(-1, -1), corner(-1, 1), corner(1, 1), corner(1, -1)] }
}
