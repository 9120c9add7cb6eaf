import { tabStore } from '#web/tab-store.ts'
import type { Move } from './use-moves.ts'

/** Whose steps they are: whoever signs in after in the same tab sends none of them. */
export interface Keeper {
  readonly memberId: string
  readonly branchId: string
}

const keyOf = ({ memberId, branchId }: Keeper) => `moves-${memberId}-${branchId}`

/** Takes who keeps; returns the steps of this tab that got no answer, oldest first. */
export function keptMoves(keeper: Keeper): readonly Move[] {
  return JSON.parse(tabStore.getItem(keyOf(keeper)) ?? '[]') as Move[]
}

/** Keeps a step that got no answer: neither another room nor a page loaded anew loses it. An order has one step. */
export function keepMove(keeper: Keeper, move: Move): void {
  const { id, version, number } = move.ticket
  const others = keptMoves(keeper).filter((one) => one.ticket.id !== id)
  tabStore.setItem(keyOf(keeper), JSON.stringify([...others, { ...move, ticket: { id, version, number } }]))
}

/** Takes who keeps; returns the kept steps, which are kept no more: they are sent now. */
export function takeKeptMoves(keeper: Keeper): readonly Move[] {
  const moves = keptMoves(keeper)
  tabStore.removeItem(keyOf(keeper))
  return moves
}
