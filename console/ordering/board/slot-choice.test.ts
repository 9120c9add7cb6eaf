import { expect, it } from 'vitest'
import type { TicketSlotsWire } from '#contract/timing/ticket-slots.ts'
import { slotChoice } from './slot-choice.ts'

type Day = TicketSlotsWire['days'][number]

const slot = (start: string, state: 'free' | 'full' = 'free'): Day['slots'][number] =>
  ({ start, end: start, period: start, state }) as Day['slots'][number]
const day = (date: string, ...slots: Day['slots']): Day => ({ date, day: date, slots }) as Day

const today = day('today', slot('20:00', 'full'), slot('20:30'), slot('21:00'))
const tomorrow = day('tomorrow', slot('t 12:00'))

it('rule "Orders for later": an order for later is moved from its own slot to one that is picked', () => {
  const days = [day('today', slot('20:00'), slot('20:30')), tomorrow]
  expect(slotChoice(days, '20:00', undefined)).toMatchObject({ day: { date: 'today' }, start: '20:00' })
  expect(slotChoice(days, '20:00', 't 12:00')).toMatchObject({ day: { date: 'tomorrow' }, start: 't 12:00' })
})

it('one whose slot has begun is moved to the first free one by one press: it is the one that is shown', () => {
  expect(slotChoice([today, tomorrow], '19:30', undefined)).toMatchObject({
    day: { date: 'today' },
    start: '20:30',
  })
  const late = [day('today', slot('20:00', 'full')), tomorrow]
  expect(slotChoice(late, '19:30', undefined)).toEqual({ days: [tomorrow], day: tomorrow, start: 't 12:00' })
})

it('where nothing is free there is nothing to move it to', () => {
  expect(
    slotChoice([day('today', slot('20:00', 'full')), day('tomorrow')], '19:30', undefined),
  ).toBeUndefined()
})
