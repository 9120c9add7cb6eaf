import { expect, it } from 'vitest'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { makeTicket } from '../board/ticket/make-ticket.ts'
import { lateOf } from './late-of.ts'

const now = Date.parse('2026-11-21T18:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const cooking = (id: string, accepted: number, promised: number): TicketWire =>
  makeTicket({ id, status: 'accepted', accepted_at: ago(accepted), promised_at: ago(promised) })
const fresh = (id: string, minutes: number): TicketWire =>
  makeTicket({ id, created_at: ago(minutes), accept_by: ago(minutes - 15) })
const ready = (id: string, minutes: number): TicketWire =>
  makeTicket({ id, status: 'ready', ready_at: ago(minutes) })

it("Today's list: what is late first, then what would be missed, what will be late, and what waits; the worst of each first", () => {
  const tickets = [
    ready('waits 9', 9),
    cooking('late 2', 20, 2),
    fresh('missed in 2', 13),
    cooking('left 1', 19, -1),
    cooking('late 12', 40, 12),
    ready('waits 30', 30),
    cooking('left 4', 16, -4),
    fresh('missed in 1', 14),
  ]
  expect(lateOf(tickets, now).map(({ id }) => id)).toEqual([
    'late 12',
    'late 2',
    'missed in 1',
    'missed in 2',
    'left 1',
    'left 4',
    'waits 30',
    'waits 9',
  ])
})

it("what has time left is not on Today's list", () => {
  expect(lateOf([fresh('new', 3), cooking('on time', 5, -15), ready('just ready', 2)], now)).toEqual([])
})
