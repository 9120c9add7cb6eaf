import { expect, it } from 'vitest'
import { samplePlan } from '#contract/dine-in/sample-plan.ts'
import type { TimingPlanWire } from '#contract/timing/timing.ts'
import { mergePlans } from './merge-plans.ts'

const stop: TimingPlanWire['pauses'][number] = {
  name: { ar: '', en: '' },
  types: [],
  kind: 'once',
  starts_at: '2026-11-22T17:00:00.000Z',
  ends_at: '2026-11-22T18:00:00.000Z',
}
const paused = { ...samplePlan, pauses: [...samplePlan.pauses, stop] }

it('a branch that is stopped while its hours are typed stays stopped when they are saved', () => {
  const typed = { ...samplePlan, schedule_allowed: !samplePlan.schedule_allowed }
  expect(mergePlans(samplePlan, typed, paused)).toEqual({ ...typed, pauses: paused.pauses })
})

it('weekly pauses that were typed stand beside the stop; a stop that was ended is not written back', () => {
  const typed = { ...samplePlan, pauses: [] }
  expect(mergePlans(samplePlan, typed, paused).pauses).toEqual([stop])
  expect(mergePlans(paused, { ...paused, asap_allowed: !paused.asap_allowed }, samplePlan).pauses).toEqual(
    samplePlan.pauses,
  )
})

it('what a colleague changed meanwhile stays, beside what was typed', () => {
  const theirs = { ...samplePlan, exceptions: [] }
  const mine = { ...samplePlan, asap_allowed: !samplePlan.asap_allowed }
  expect(mergePlans(samplePlan, mine, theirs)).toEqual({ ...theirs, asap_allowed: mine.asap_allowed })
})
