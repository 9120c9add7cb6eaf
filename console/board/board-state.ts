import type { BoardWire, TicketWire } from '#contract/staff.ts'

/** The board as the page shows it, and what came in while a pointer was down: cards never move under it (DESIGN 11). */
export interface BoardState {
  readonly shown: BoardWire
  readonly queued: BoardWire | undefined
  readonly held: boolean
}

export type BoardEvent =
  | { readonly type: 'came'; readonly board: BoardWire }
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
    case 'came': {
      const merged = mergeBoards(latest, event.board)
      return state.held ? { ...state, queued: merged } : { ...state, shown: merged, queued: undefined }
    }
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

const open: readonly TicketWire['status'][] = ['created', 'accepted', 'ready', 'outdelivery']

/** The incoming board may have been read before a step of ours was committed: the newer ticket stays. */
function mergeBoards(known: BoardWire, incoming: BoardWire): BoardWire {
  const versions = new Map([...known.tickets, ...known.ended].map((ticket) => [ticket.id, ticket]))
  const tickets = [...incoming.tickets, ...incoming.ended].map((ticket) => {
    const mine = versions.get(ticket.id)
    return mine && mine.version > ticket.version ? mine : ticket
  })
  return sorted(incoming, tickets)
}

function withTicket(board: BoardWire, ticket: TicketWire): BoardWire {
  const known = [...board.tickets, ...board.ended].find((one) => one.id === ticket.id)
  if (known && known.version > ticket.version) return board
  return sorted(board, [...[...board.tickets, ...board.ended].filter((one) => one.id !== ticket.id), ticket])
}

function sorted(board: BoardWire, all: readonly TicketWire[]): BoardWire {
  const tickets = all
    .filter((ticket) => open.includes(ticket.status))
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))
  const ended = all
    .filter((ticket) => !open.includes(ticket.status))
    .sort((a, b) => (b.ended_at ?? '').localeCompare(a.ended_at ?? ''))
  return { ...board, tickets, ended, today: { ...board.today, open: tickets.length } }
}
