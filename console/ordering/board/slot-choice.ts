import type { TicketSlotsWire } from '#contract/timing/ticket-slots.ts'

type Days = TicketSlotsWire['days']

/** What stands in the two fields of a move. */
export interface SlotChoice {
  /** Days that have room. */
  readonly days: Days
  readonly day: Days[number]
  readonly start: string
}

const isFree = ({ state }: Days[number]['slots'][number]) => state === 'free'
const has = (day: Days[number], start: string) => day.slots.some((slot) => slot.start === start)

/**
 * Takes the slots of a branch, an order's own and the one that was picked, if any; returns what the fields show, undefined
 * when nothing is free. An own slot that has begun, or whose hours are no more, is in no list: the first free one stands
 * for it, so that what is shown is what a press moves to.
 */
export function slotChoice(all: Days, own: string, picked: string | undefined): SlotChoice | undefined {
  const days = all.filter(({ slots }) => slots.some(isFree))
  const wanted = picked ?? own
  const day = days.find((one) => has(one, wanted)) ?? days[0]
  const free = day?.slots.find(isFree)
  if (!day || !free) return undefined
  return { days, day, start: has(day, wanted) ? wanted : free.start }
}
