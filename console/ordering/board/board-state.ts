import type { BoardChangeWire, BoardWire } from '#contract/ordering/board.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { statusFacts } from '#domain/ordering/order-status.ts'

/** The board as the page shows it, and what came in while a pointer was down: cards never move under it (design 11). */
export interface BoardState {
  readonly shown: BoardWire
  readonly queued: BoardWire | undefined
  readonly held: boolean
}

export type BoardEvent =
  | { readonly type: 'came'; readonly board: BoardWire }
  /** The tickets that changed; those of its marks that it brings no ticket of are as they were. */
  | { readonly type: 'changed'; readonly change: BoardChangeWire }
  /** The answer to this member's own step: shown at once. */
  | { readonly type: 'moved'; readonly ticket: TicketWire }
  | { readonly type: 'hold' }
  | { readonly type: 'release' }
  | { readonly type: 'accepting'; readonly accepting: boolean }

/** Takes the board that the page came with; returns the first state. */
export function firstState(board: BoardWire): BoardState {
  return { shown: board, queued: undefined, held: false }
}

/** Takes a state and what happened; returns the next state. Never shows an older version of a ticket (safety 29). */
export function nextState(state: BoardState, event: BoardEvent): BoardState {
  const latest = state.queued ?? state.shown
  switch (event.type) {
    case 'came':
      return withLatest(state, mergeBoards(latest, event.board))
    case 'changed':
      return withLatest(state, mergeChange(latest, event.change))
    case 'moved':
      return {
        ...state,
        shown: withTicket(state.shown, event.ticket),
        queued: state.queued && withTicket(state.queued, event.ticket),
      }
    case 'accepting': {
      const { accepting } = event
      return {
        ...state,
        shown: { ...state.shown, accepting },
        queued: state.queued && { ...state.queued, accepting },
      }
    }
    case 'hold':
      return { ...state, held: true }
    case 'release':
      return { shown: latest, queued: undefined, held: false }
  }
}

/** Takes a state; returns how many new orders wait behind the pointer. */
export function queuedCount({ shown, queued }: BoardState): number {
  if (!queued) return 0
  const known = new Set(shown.tickets.map((ticket) => ticket.id))
  return queued.tickets.filter((ticket) => ticket.status === 'created' && !known.has(ticket.id)).length
}

function withLatest(state: BoardState, latest: BoardWire): BoardState {
  return state.held ? { ...state, queued: latest } : { ...state, shown: latest, queued: undefined }
}

/**
 * The incoming board may have been read before a step of ours was committed: the newer ticket stays. So does one whose
 * mark is the same, the very object: what shows it need not be drawn anew.
 */
function mergeBoards(known: BoardWire, incoming: BoardWire): BoardWire {
  const mine = byId(known)
  const tickets = [...incoming.tickets, ...incoming.ended].map((ticket) => {
    const one = mine.get(ticket.id)
    if (!one || one.version < ticket.version) return ticket
    const same = one.version > ticket.version || incoming.marks[ticket.id] === known.marks[ticket.id]
    return same ? one : ticket
  })
  return sorted(incoming, tickets)
}

/** As `mergeBoards`; every ticket that did not come stays the very object, as long as its order has a mark. */
function mergeChange(known: BoardWire, { tickets, ...head }: BoardChangeWire): BoardWire {
  const all = byId(known)
  for (const ticket of tickets) {
    const mine = all.get(ticket.id)
    if (!mine || mine.version <= ticket.version) all.set(ticket.id, ticket)
  }
  const shown = [...all.values()].filter(({ id }) => Object.hasOwn(head.marks, id))
  return sorted({ ...known, ...head }, shown)
}

const byId = ({ tickets, ended }: BoardWire) => new Map([...tickets, ...ended].map((one) => [one.id, one]))

function withTicket(board: BoardWire, ticket: TicketWire): BoardWire {
  const known = [...board.tickets, ...board.ended].find((one) => one.id === ticket.id)
  if (known && known.version > ticket.version) return board
  return sorted(board, [...[...board.tickets, ...board.ended].filter((one) => one.id !== ticket.id), ticket])
}

/** Moments and ids are plain letters: no language has to say which comes first, a thousand times an update. */
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function sorted(board: BoardWire, all: readonly TicketWire[]): BoardWire {
  const tickets = all
    .filter((ticket) => statusFacts[ticket.status].isOpen)
    .sort((a, b) => order(a.created_at, b.created_at) || order(a.id, b.id))
  const ended = all
    .filter((ticket) => !statusFacts[ticket.status].isOpen)
    .sort((a, b) => order(b.ended_at ?? '', a.ended_at ?? ''))
  return { ...board, tickets, ended, today: { ...board.today, open: tickets.length } }
}
