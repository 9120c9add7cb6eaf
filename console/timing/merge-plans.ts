import type { TimingPlanWire } from '#contract/timing/timing.ts'
import { mergeParts } from '../shell/draft/merge-parts.ts'

type Pauses = TimingPlanWire['pauses']

const weeklyOf = ({ pauses }: TimingPlanWire): Pauses => pauses.filter(({ kind }) => kind === 'weekly')

/**
 * Takes the plan that both began from, mine and theirs; returns theirs with the parts that I changed. A stop of now is no
 * part of what is typed: it has a card of its own, and a plan that is saved later must not end it.
 */
export function mergePlans(
  from: TimingPlanWire,
  mine: TimingPlanWire,
  theirs: TimingPlanWire,
): TimingPlanWire {
  const stops = theirs.pauses.filter(({ kind }) => kind === 'once')
  const pauses = mergeParts(inWeeks(from), inWeeks(mine), inWeeks(theirs))
  const weekly = weeklyOf(pauses)
  const same = JSON.stringify(weekly) === JSON.stringify(weeklyOf(theirs))
  return { ...pauses, pauses: same ? theirs.pauses : [...stops, ...weekly] }
}

/** Takes a plan; returns it as it is typed: without stops of now. */
export function inWeeks(plan: TimingPlanWire): TimingPlanWire {
  return { ...plan, pauses: weeklyOf(plan) }
}
