import { describe, expect, it } from 'vitest'
import { firstState, nextState, queuedCount } from './board-state.ts'
import { makeBoard, makeTicket } from './ticket/make-ticket.ts'
import { TicketCard } from './ticket/ticket-card.tsx'

const one = makeTicket()
const two = makeTicket({ id: 'order2', created_at: '2026-11-21T17:01:00.000Z' })

describe('what the board shows', () => {
  it('safety 29: never goes back to an older version of a ticket', () => {
    const accepted = makeTicket({ status: 'accepted', version: 3 })
    const moved = nextState(firstState(makeBoard([one])), { type: 'moved', ticket: accepted })
    const late = nextState(moved, { type: 'came', board: makeBoard([one, two], { version: 'v2' }) })
    expect(late.shown.tickets.map((ticket) => ticket.status)).toEqual(['accepted', 'created'])
    expect(late.shown.version).toBe('v2')
  })

  it('keeps cards where they are while a pointer is down, and counts the new ones behind', () => {
    const held = nextState(firstState(makeBoard([one])), { type: 'hold' })
    const waiting = nextState(held, { type: 'came', board: makeBoard([one, two], { version: 'v2' }) })
    expect(waiting.shown.tickets).toHaveLength(1)
    expect(queuedCount(waiting)).toBe(1)
    const released = nextState(waiting, { type: 'release' })
    expect(released.shown.tickets.map((ticket) => ticket.id)).toEqual(['order1', 'order2'])
    expect(queuedCount(released)).toBe(0)
  })

  it('shows the answer to its own step at once, also while the pointer is down', () => {
    const held = nextState(firstState(makeBoard([one, two])), { type: 'hold' })
    const ended = makeTicket({ status: 'canceled', version: 3, ended_at: '2026-11-21T17:02:00.000Z' })
    const { shown } = nextState(held, { type: 'moved', ticket: ended })
    expect(shown.tickets.map((ticket) => ticket.id)).toEqual(['order2'])
    expect(shown.ended.map((ticket) => ticket.id)).toEqual(['order1'])
    expect(shown.today.open).toBe(1)
  })

  it('drops what the server no longer shows, and sorts oldest first', () => {
    const state = nextState(firstState(makeBoard([one])), {
      type: 'came',
      board: makeBoard([two, makeTicket({ id: 'order0' })]),
    })
    expect(state.shown.tickets.map((ticket) => ticket.id)).toEqual(['order0', 'order2'])
  })
})

describe('what is drawn anew', () => {
  it('of a whole board too, only tickets that changed are other objects', () => {
    const state = firstState(makeBoard([one, two]))
    const board = makeBoard([{ ...one }, makeTicket({ ...two, version: 3 })], { version: 'v2' })
    const { shown } = nextState(state, { type: 'came', board })
    expect(shown.tickets[0]).toBe(one)
    expect(shown.tickets[1]).toBe(board.tickets[1])
  })

  it('safety 29: a change never brings back an older version, drops what has no mark, and ends what ended', () => {
    const three = makeTicket({ id: 'order3', created_at: '2026-11-21T17:02:00.000Z' })
    const first = makeBoard([one, two, three])
    const accepted = makeTicket({ status: 'accepted', version: 4 })
    const moved = nextState(firstState(first), { type: 'moved', ticket: accepted })
    const ended = makeTicket({ ...two, status: 'canceled', version: 3, ended_at: '2026-11-21T17:03:00.000Z' })
    const { tickets: _, ended: __, ...head } = first
    const { shown } = nextState(moved, {
      type: 'changed',
      change: { ...head, version: 'v2', marks: { order1: 'm3', order2: 'm3' }, tickets: [one, ended] },
    })
    expect(shown.tickets).toEqual([accepted])
    expect(shown.ended).toEqual([ended])
    expect(shown.version).toBe('v2')
  })

  it('a card is drawn anew for its own properties alone', () => {
    expect(TicketCard).toMatchObject({ $$typeof: Symbol.for('react.memo'), compare: null })
  })
})
