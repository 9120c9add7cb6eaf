import type { Place } from '../core/distance.ts'
import type { Minor } from '../core/money.ts'
import type { Words } from '../core/words.ts'

/** Corners in order, in degrees; the last one joins the first. */
export interface PolygonShape {
  readonly kind: 'polygon'
  readonly points: readonly Place[]
}

/** All around a centre, as far as the radius in metres. */
export interface CircleShape {
  readonly kind: 'circle'
  readonly center: Place
  readonly radius: number
}

export type ZoneShape = PolygonShape | CircleShape

/** Where a branch delivers and on which terms (rule "Delivery zones"). */
export interface Zone {
  readonly id: string
  readonly branchId: string
  readonly name: Words
  readonly shape: ZoneShape
  /** Minor units, as prices are: with VAT where prices include it. */
  readonly fee: Minor
  /** The least that food has to cost. */
  readonly minimum: Minor
  /** Food of this much is delivered free; none: never. */
  readonly freeAbove?: Minor
  /** Minutes of the way, added to those of the branch. */
  readonly minutes: number
  /** Switched off it serves nobody. */
  readonly on: boolean
}

/**
 * Takes two zones that serve the same point; returns which comes first: the cheaper fee, then the lower minimum, the
 * shorter way, and at last the id, so that there is never a tie. What is in the cart plays no part: the same point
 * gives the same zone everywhere. Rule "Delivery zones".
 */
export function cheaperFirst(a: Zone, b: Zone): number {
  return a.fee - b.fee || a.minimum - b.minimum || a.minutes - b.minutes || (a.id < b.id ? -1 : 1)
}
