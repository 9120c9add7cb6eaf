import type { TicketAction, TicketWire } from '#contract/backoffice/staff.ts'

/** A step that was pressed: which ticket as it was seen, and what goes with it. */
export interface Move {
  readonly ticket: Pick<TicketWire, 'id' | 'version' | 'number'>
  readonly action: TicketAction
  readonly minutes?: number
  readonly reason?: string
  /** The slot that an order for later is moved to. */
  readonly slotStart?: string
  /** It was sent before and no answer came: the server may have done it. */
  readonly again?: true
}
