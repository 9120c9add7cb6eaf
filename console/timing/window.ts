import type { TimingPlanWire } from '#contract/timing/timing.ts'

/** A time window while it is changed. */
export type Window = TimingPlanWire['hours'][number] & {
  /** Days between which it begins; absent = no limit. */
  readonly first?: string | undefined
  readonly last?: string | undefined
}
