import { tabStore } from '#web/tab-store.ts'
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

/** Whose steps they are: whoever signs in after in the same tab sends none of them. */
export interface MoveOwner {
  readonly memberId: string
  readonly branchId: string
}

const keyOf = ({ memberId, branchId }: MoveOwner) => `moves-${memberId}-${branchId}`

/** Takes who keeps; returns the steps of this tab that have no answer, oldest first, to be sent as repeated. */
export function pendingMoves(owner: MoveOwner): readonly Move[] {
  return JSON.parse(tabStore.getItem(keyOf(owner)) ?? '[]') as Move[]
}

/** Keeps a step before it is sent: neither another room nor a page that ends in between loses it. An order has one step. */
export function keepMove(owner: MoveOwner, move: Move): void {
  const { id, version, number } = move.ticket
  keep(owner, [...without(owner, id), { ...move, ticket: { id, version, number }, again: true }])
}

/** Forgets the step of an order: the server has answered. */
export function forgetMove(owner: MoveOwner, orderId: string): void {
  keep(owner, without(owner, orderId))
}

const without = (owner: MoveOwner, orderId: string) =>
  pendingMoves(owner).filter((one) => one.ticket.id !== orderId)

const keep = (owner: MoveOwner, moves: readonly Move[]) =>
  moves.length === 0
    ? tabStore.removeItem(keyOf(owner))
    : tabStore.setItem(keyOf(owner), JSON.stringify(moves))
