import type { BoardAnswerWire, BoardWire } from '#contract/ordering/board.ts'
import { mostNamedOrders } from '#contract/core/live.ts'
import type { BoardEvent } from './board-state.ts'

/** What is asked of the server: what came after a version, with the tickets of these orders; of none named, the whole board. */
export interface BoardQuestion {
  readonly turn: number
  readonly since: string
  readonly orders: readonly string[] | undefined
}

/** What a page knows of its board between one answer and the next. */
export interface BoardMemory {
  /** A live message named an order that has changed. */
  readonly dispatch: (orderId: string) => void
  readonly question: () => BoardQuestion
  /** Returns what the board is to be told; 'ask' when tickets are lacking that nobody had heard of. */
  readonly take: (question: BoardQuestion, answer: BoardAnswerWire) => BoardEvent | 'ask' | undefined
}

/**
 * Takes the board that the page came with; returns what it asks and what it makes of the answers. An order that changed
 * travels alone, the marks tell whether anything else did: so a lost message hides no order (safety 29), and an answer
 * that a later one has overtaken is dropped. Decision 0084.
 */
export function makeBoardMemory(first: Pick<BoardWire, 'version' | 'marks'>): BoardMemory {
  let shown = first
  let whole = false
  const turns = { sent: 0, applied: 0 }
  /** Orders that were heard of, with the last question before that. */
  const received = new Map<string, number>()

  const dispatch = (orderId: string) => void received.set(orderId, turns.sent)
  const show = (next: typeof first, turn: number) => {
    shown = { version: next.version, marks: next.marks }
    whole = false
    forget(turn)
  }
  const forget = (turn: number) => {
    for (const [id, before] of received) if (before < turn) received.delete(id)
  }

  return {
    dispatch,
    question() {
      const named = whole || received.size > mostNamedOrders ? undefined : [...received.keys()]
      turns.sent += 1
      return { turn: turns.sent, since: shown.version, orders: named }
    },
    take({ turn }, { board, change }) {
      if (turn < turns.applied) return undefined
      turns.applied = turn
      if (board) {
        show(board, turn)
        return { type: 'came', board }
      }
      if (!change) {
        forget(turn)
        return undefined
      }
      const came = new Set(change.tickets.map(({ id }) => id))
      const lacking = Object.keys(change.marks).filter(
        (id) => change.marks[id] !== shown.marks[id] && !came.has(id),
      )
      if (lacking.length === 0) {
        show(change, turn)
        return { type: 'changed', change }
      }
      for (const id of lacking) dispatch(id)
      whole = received.size > mostNamedOrders
      return 'ask'
    },
  }
}
