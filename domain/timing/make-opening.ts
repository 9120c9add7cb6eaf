import type { OpeningPlan } from './opening.ts'
import type { SlotRule } from './slots.ts'

/** 0 = Sunday … 6 = Saturday. */
export const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

/** Takes what matters to a test; returns an opening plan: Riyadh, every day from ten to ten. */
export function makeOpening(plan: Partial<OpeningPlan> = {}): OpeningPlan {
  return {
    timeZone: 'Asia/Riyadh',
    hours: [{ days: everyDay, from: 600, to: 1320 }],
    typeHours: {},
    exceptions: [],
    pauses: [],
    ...plan,
  }
}

/** Takes what matters to a test; returns a slot rule: periods of half an hour, no lead, no limits. */
export function makeSlotRule(rule: Partial<SlotRule> = {}): SlotRule {
  return { periodMinutes: 30, leadMinutes: 0, stopMinutes: 0, limits: {}, ...rule }
}
