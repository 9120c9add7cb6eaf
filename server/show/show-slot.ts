import type { SlotWire } from '#contract/timing/slots.ts'
import { slotWords } from '#domain/timing/slot-words.ts'
import type { Span } from '#domain/core/spans.ts'
import type { Language } from '#domain/core/words.ts'

/** Where and when a slot is looked at: the branch's zone, the language, now (UTC ms). */
export interface SlotLook {
  readonly zone: string
  readonly language: Language
  readonly now: number
}

/** Takes a slot and a look; returns the slot for people. */
export function showSlot(slot: Span, { zone, language, now }: SlotLook): SlotWire {
  const { day, date, time, period, whole } = slotWords(slot, now, zone, language)
  return {
    start: new Date(slot.start).toISOString(),
    end: new Date(slot.end).toISOString(),
    day,
    date,
    time,
    period,
    words: whole,
  }
}

/** Takes an order's slot as it is stored; returns it for people, or null when it is none for later. */
export function showSlotOf(
  { slot_start, slot_end }: { slot_start: Date | null; slot_end: Date | null },
  look: SlotLook,
): SlotWire | null {
  if (!slot_start || !slot_end) return null
  return showSlot({ start: slot_start.getTime(), end: slot_end.getTime() }, look)
}
