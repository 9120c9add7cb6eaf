import type { OrderWire } from '#contract/ordering/order.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { endedUnserved } from '#domain/ordering/order-status.ts'

/** How far one segment of the bar is filled. */
export type Segment = 'done' | 'now' | 'next'

/** Takes an order; returns whether it ended without being handed over. Spec 4. */
export function hasEnded(order: Pick<OrderWire, 'status' | 'timeline'>): boolean {
  return endedUnserved(order.status, order.timeline.at(-1)?.done === true)
}

/** Takes the timeline; returns the index of the step that the order is at; -1 before the first. */
export function currentStep(timeline: OrderWire['timeline']): number {
  return timeline.findLastIndex((step) => step.done)
}

/**
 * Takes the timeline; returns the bar's segments, one between each two steps (pickup 3, delivery 4): filled when the
 * later step is reached, half when the order is on its way there. Design 7.
 */
export function segmentsOf(timeline: OrderWire['timeline']): Segment[] {
  const at = currentStep(timeline)
  return timeline.slice(1).map((_, i) => (i < at ? 'done' : i === at ? 'now' : 'next'))
}

/** Takes the promised moment and now (ISO, UTC ms); returns whole minutes left, at least 0; undefined without a promise. */
export function minutesLeft(promisedAt: string | null, now: number): number | undefined {
  return promisedAt === null ? undefined : Math.max(0, Math.ceil((Date.parse(promisedAt) - now) / minuteMs))
}
