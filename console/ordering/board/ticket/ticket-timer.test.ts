import { describe, expect, it } from 'vitest'
import { makeTicket } from './make-ticket.ts'
import { clockText } from '#console/live/clock-text.ts'
import { ticketTimer } from './ticket-timer.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

describe("a ticket's clock", () => {
  it('counts up since a new order came, drains towards missed, and warns at 75 %', () => {
    const ticket = makeTicket()
    expect(ticketTimer(ticket, at('17:03:00'))).toEqual({
      kind: 'since',
      seconds: 180,
      tone: 'plain',
      drain: 0.8,
    })
    expect(ticketTimer(ticket, at('17:11:15'))).toMatchObject({ tone: 'warn', drain: 0.25 })
    expect(ticketTimer(ticket, at('17:20:00'))).toMatchObject({ drain: 0 })
  })

  it('counts down in the kitchen, warns at 75 %, and says how late it is', () => {
    const ticket = makeTicket({
      status: 'accepted',
      accepted_at: '2026-11-21T17:00:00.000Z',
      promised_at: '2026-11-21T17:20:00.000Z',
    })
    expect(ticketTimer(ticket, at('17:05:00'))).toMatchObject({ kind: 'left', seconds: 900, tone: 'plain' })
    expect(ticketTimer(ticket, at('17:15:00'))).toMatchObject({ kind: 'left', tone: 'warn' })
    expect(ticketTimer(ticket, at('17:23:10'))).toMatchObject({ kind: 'late', seconds: 190, tone: 'late' })
  })

  it('counts how long a ready order waits', () => {
    const ticket = makeTicket({ status: 'ready', ready_at: '2026-11-21T17:10:00.000Z' })
    expect(ticketTimer(ticket, at('17:11:12'))).toMatchObject({ kind: 'since', seconds: 72, tone: 'plain' })
    expect(ticketTimer(ticket, at('17:17:30'))).toMatchObject({ tone: 'warn' })
  })

  it('never counts below zero when clocks differ', () => {
    expect(ticketTimer(makeTicket(), at('16:59:00')).seconds).toBe(0)
  })

  it('writes seconds as clocks do', () => {
    expect([42, 725, 3725].map(clockText)).toEqual(['0:42', '12:05', '1:02:05'])
  })
})
