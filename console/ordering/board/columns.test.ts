import { expect, it } from 'vitest'
import { inColumns, isMeant } from './columns.ts'
import { makeTicket } from './ticket/make-ticket.ts'

it('sorts open tickets into the four columns', () => {
  const tickets = (['created', 'accepted', 'ready', 'outdelivery', 'created'] as const).map((status, i) =>
    makeTicket({ id: `${i}`, status }),
  )
  const columns = inColumns(tickets)
  expect(columns.new.map((ticket) => ticket.id)).toEqual(['0', '4'])
  expect([columns.kitchen, columns.ready, columns.way].map((list) => list.length)).toEqual([1, 1, 1])
})

it('design 11: a guest who waits in the car stands before all that is ready, the longest waiting first', () => {
  const here = (at: string) => ({ at, time: '', place: '', answered_at: null })
  const all = [
    makeTicket({ id: '1', status: 'ready' }),
    makeTicket({ id: '2', status: 'ready' }),
    makeTicket({ id: '3', status: 'ready', arrival: here('2026-11-22T10:04:00Z') }),
    makeTicket({ id: '4', status: 'ready', arrival: here('2026-11-22T10:01:00Z') }),
  ]
  expect(inColumns(all).ready.map(({ id }) => id)).toEqual(['4', '3', '1', '2'])
})

it('finds a ticket by number, name and mobile', () => {
  const ticket = makeTicket({ number: '041', contact_name: 'أحمد' })
  expect(['041', '41', 'احمد', '5512345', ''].filter((query) => !isMeant(ticket, query))).toEqual([])
  expect(isMeant(ticket, 'سارة')).toBe(false)
})
