import type { StaffNote } from './note-by-staff.ts'
/** What staff want of an order: compare-and-set on the version that they saw (safety 10). */
export interface Move {
  readonly action: MoveAction
  readonly version: number
  /** Minutes promised from now, when accepting. */
  readonly minutes?: number | undefined
  readonly reason?: string | undefined
  /** The slot that an order for later is moved to, ISO. */
  readonly slot_start?: string | undefined
  /** It was sent before, and no answer came. */
  readonly again?: true | undefined
}

export type MoveAction =
  | 'accept'
  | 'ready'
  | 'send_out'
  | 'hand_over'
  | 'cancel'
  | 'undo'
  | 'slot'
  | StaffNote
