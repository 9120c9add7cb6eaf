import { expect, it } from 'vitest'
import { makeTicket } from './ticket/make-ticket.ts'
import { splitReleased } from './scheduled.ts'
import { ticketTimer } from './ticket/ticket-timer.ts'

const at = (clock: string) => `2026-11-22T${clock}:00.000Z`
const slot = (clock: string) => ({
  start: at(clock),
  end: at(clock),
  day: 'Tomorrow',
  date: '2026/11/22',
  time: clock,
  period: clock,
  words: `Tomorrow ${clock}`,
})

it('rule "Orders for later": an order for later waits in the drawer, by its time, until it is released', () => {
  const late = makeTicket({ id: 'late', slot: slot('18:00'), release_at: at('17:40') })
  const early = makeTicket({ id: 'early', slot: slot('12:00'), release_at: at('11:40') })
  const plain = makeTicket({ id: 'plain' })
  const ids = (clock: string) => {
    const { released, scheduled } = splitReleased([late, plain, early], Date.parse(at(clock)))
    return { released: released.map(({ id }) => id), scheduled: scheduled.map(({ id }) => id) }
  }
  expect(ids('10:00')).toEqual({ released: ['plain'], scheduled: ['early', 'late'] })
  expect(ids('11:40')).toEqual({ released: ['plain', 'early'], scheduled: ['late'] })
})

it('its clock begins with its release', () => {
  const ticket = makeTicket({ slot: slot('12:00'), release_at: at('11:40'), accept_by: at('11:55') })
  const { seconds, drain } = ticketTimer(ticket, Date.parse(at('11:45')))
  expect(seconds).toBe(300)
  expect(drain).toBeCloseTo(2 / 3)
})
