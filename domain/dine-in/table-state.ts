import { statesWhere } from '../core/states.ts'

/** How a party's session at a table stands. */
export const tableStates = ['waiting', 'open', 'paid', 'joined', 'ended'] as const
export type TableState = (typeof tableStates)[number]

/** A table has one such session at most, which its phones join (table_sessions_one_live). */
export const liveTableStates = statesWhere(tableStates, {
  waiting: true,
  open: true,
  paid: false,
  joined: true,
  ended: false,
})

/** It is a party of its own, which may ask for something: one that was joined to another asks there. */
export const ownTableStates = statesWhere(tableStates, {
  waiting: true,
  open: true,
  paid: true,
  joined: false,
  ended: false,
})

/** Its bill is not paid yet: a deposit can be set against it, or be taken off it again. */
export const unpaidTableStates = statesWhere(tableStates, {
  waiting: true,
  open: true,
  paid: false,
  joined: false,
  ended: false,
})
