import { describe, expect, it } from 'vitest'
import type { BoardChangeWire } from '#contract/ordering/board.ts'
import { mostNamedOrders } from '#contract/core/live.ts'
import { makeBoardMemory } from './board-memory.ts'
import { firstState, nextState } from './board-state.ts'
import { makeBoard, makeTicket } from './ticket/make-ticket.ts'

const many = Array.from({ length: 300 }, (_, i) => makeTicket({ id: `order${i}` }))
const board = makeBoard(many)
const one = makeTicket({ id: 'order7', status: 'accepted', version: 3 })

const changeOf = (
  marks: Record<string, string>,
  tickets: BoardChangeWire['tickets'],
  version = 'v2',
): BoardChangeWire => {
  const { tickets: _, ended: __, ...head } = board
  return { ...head, version, marks: { ...board.marks, ...marks }, tickets }
}

describe('what a page asks of its board', () => {
  it('an order that changed travels alone and draws one ticket anew of three hundred', () => {
    const memory = makeBoardMemory(board)
    memory.dispatch('order7')
    const question = memory.question()
    expect(question).toMatchObject({ since: 'v1', orders: ['order7'] })
    const event = memory.take(question, { board: null, change: changeOf({ order7: 'm3' }, [one]) })
    expect(event).toMatchObject({ type: 'changed' })
    if (event === undefined || event === 'ask') throw new Error('nothing to show')
    const { shown } = nextState(firstState(board), event)
    const before = new Set(many)
    expect(shown.tickets.filter((ticket) => !before.has(ticket)).map(({ id }) => id)).toEqual(['order7'])
    expect(shown.tickets).toHaveLength(300)
    expect(memory.question()).toMatchObject({ since: 'v2', orders: [] })
  })

  it('safety 29: an order that nobody had heard of is asked for before anything is shown', () => {
    const memory = makeBoardMemory(board)
    const first = memory.question()
    expect(memory.take(first, { board: null, change: changeOf({ order9: 'm3' }, []) })).toBe('ask')
    const again = memory.question()
    expect(again).toMatchObject({ since: 'v1', orders: ['order9'] })
    const ticket = makeTicket({ id: 'order9', version: 3 })
    const answer = { board: null, change: changeOf({ order9: 'm3' }, [ticket]) }
    expect(memory.take(again, answer)).toMatchObject({ type: 'changed' })
  })

  it('asks for the whole board when more is lacking than can be named', () => {
    const memory = makeBoardMemory(board)
    const marks = Object.fromEntries(many.slice(0, mostNamedOrders + 1).map(({ id }) => [id, 'm3']))
    expect(memory.take(memory.question(), { board: null, change: changeOf(marks, []) })).toBe('ask')
    const whole = memory.question()
    expect(whole.orders).toBeUndefined()
    expect(memory.take(whole, { board: makeBoard(many, { version: 'v3' }) })).toMatchObject({ type: 'came' })
    expect(memory.question()).toMatchObject({ since: 'v3', orders: [] })
  })

  it('keeps an order in mind that was heard of after the question, and drops an answer that was overtaken', () => {
    const memory = makeBoardMemory(board)
    memory.dispatch('order7')
    const early = memory.question()
    memory.dispatch('order8')
    const late = memory.question()
    expect(late.orders).toEqual(['order7', 'order8'])
    expect(memory.take(early, { board: null })).toBeUndefined()
    expect(memory.question().orders).toEqual(['order8'])
    const { turn } = memory.question()
    memory.take({ turn, since: 'v1', orders: [] }, { board: null })
    expect(memory.take(late, { board: makeBoard([]) })).toBeUndefined()
  })
})
