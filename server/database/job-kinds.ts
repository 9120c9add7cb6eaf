/** The schema in which the job library keeps its tables: made by the owner's login, used by the app's. */
export const jobSchema = 'jobs'

/** The kinds of jobs, each a queue of its own. A job names its tenant; what it is about stands in the tenant's own rows. */
export type JobKind = 'message' | 'push'

/**
 * Per kind: how often and how soon a failed job is tried again (seconds; the wait doubles, with jitter, up to `most`).
 * After the last try it is parked. A worker that says nothing for `silence` seconds is taken for dead, and its jobs are
 * given back (safety 28: within 60 s). A message that fails each time is parked after about half an hour.
 */
export const jobKinds: Readonly<
  Record<JobKind, { retries: number; first: number; most: number; silence: number; longest: number }>
> = {
  // a call is of use for a quarter of an hour
  push: { retries: 5, first: 3, most: 120, silence: 15, longest: 60 },
  message: { retries: 9, first: 3, most: 600, silence: 15, longest: 120 },
}

/** Where jobs of a kind end that failed each time. */
export const parkedQueue = (kind: JobKind): string => `${kind}-parked`
