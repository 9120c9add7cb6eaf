import type { OrderWire } from '#contract/order.ts'

/** How far one segment of the bar is filled. */
export type Segment = 'done' | 'now' | 'next'

/** The order went wrong or is over in another way than by being handed over. */
const ended: ReadonlySet<string> = new Set(['canceled', 'missed', 'b2b_canceled'])

/** Takes an order; returns whether it ended without being handed over. Spec 4. */
export function hasEnded(order: Pick<OrderWire, 'status' | 'timeline'>): boolean {
  if (ended.has(order.status)) return true
  // refunded says nothing of the way before it: handed over, or canceled
  const refunded = order.status === 'refunded' || order.status === 'partially_refunded'
  return refunded && order.timeline.at(-1)?.done !== true
}

/** Takes the timeline; returns the index of the step that the order is at; -1 before the first. */
export function currentStep(timeline: OrderWire['timeline']): number {
  return timeline.findLastIndex((step) => step.done)
}

/**
 * Takes the timeline; returns the bar's segments, one between each two steps (pickup 3, delivery 4): filled when the
 * later step is reached, half when the order is on its way there. DESIGN 7 "Tracking".
 */
export function segmentsOf(timeline: OrderWire['timeline']): Segment[] {
  const at = currentStep(timeline)
  return timeline.slice(1).map((_, i) => (i < at ? 'done' : i === at ? 'now' : 'next'))
}

/** Takes the promised moment and now (ISO, UTC ms); returns whole minutes left, at least 0; undefined without a promise. */
export function minutesLeft(promisedAt: string | null, now: number): number | undefined {
  return promisedAt === null ? undefined : Math.max(0, Math.ceil((Date.parse(promisedAt) - now) / 60_000))
}

/** Takes whole seconds; returns them as minutes and seconds, "4:05". */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
