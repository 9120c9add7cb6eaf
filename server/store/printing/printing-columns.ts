import { statesWhere } from '#domain/core/states.ts'

/** How a printer is, as the program in the shop found it. */
export type PrinterState = 'ready' | 'unreachable' | 'paper' | 'cover' | 'stopped'

/** How far a ticket came that a printer is to print. */
export const printJobStates = ['waiting', 'claimed', 'done', 'dropped'] as const
export type PrintJobState = (typeof printJobStates)[number]

/** It is to be printed yet (print_jobs_open). */
export const openJobStates = statesWhere(printJobStates, {
  waiting: true,
  claimed: true,
  done: false,
  dropped: false,
})

/** Nothing more comes of it (print_jobs_ended). */
export const endedJobStates = statesWhere(printJobStates, {
  waiting: false,
  claimed: false,
  done: true,
  dropped: true,
})
